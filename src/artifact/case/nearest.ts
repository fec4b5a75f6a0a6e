// "Did you mean": the known key next to a wrong one (CASE3). Looks at spelling, at the Chinese word for a key, and at
// the section where the key does belong. Never guesses when two answers are equally near.
import { type Format, knownKeys, sections } from './keys.ts';

export interface Near {
  /** A key of the same section; null when none is near. */
  rename: string | null;
  /** The section where exactly this key is known; null when there is none. */
  section: string | null;
}

const CHINESE: { readonly [word: string]: string } = {
  编号: 'id',
  姓名: 'name',
  名字: 'name',
  名称: 'name',
  标题: 'title',
  题目: 'title',
  类型: 'genre',
  人数: 'players',
  难度: 'difficulty',
  标签: 'tags',
  作者: 'author',
  语言: 'language',
  时长: 'minutes',
  封面: 'cover',
  场景: 'scene',
  地点: 'place',
  死者: 'victim',
  年龄: 'age',
  死因: 'cause',
  关系: 'relations',
  阶段: 'phases',
  规则: 'rule',
  角色: 'roles',
  公开: 'public',
  现在: 'now',
  经历: 'private',
  秘密: 'secret',
  知道: 'knows',
  目标: 'goals',
  演法: 'play',
  任务: 'tasks',
  真相: 'truth',
  凶手: 'culprit',
  真凶: 'culprit',
  时间线: 'timeline',
  时间: 'at',
  谁: 'who',
  做什么: 'doing',
  目击: 'witness',
  线索: 'clues',
  内容: 'text',
  正文: 'text',
  证据: 'evidence',
  投票: 'votes',
  问题: 'question',
  选项: 'choices',
  复盘: 'reveal',
};

/** The key a person most likely meant, and where the written one would be at home. */
export function nearKey(key: string, pattern: string, format: Format): Near {
  const here = knownKeys(pattern, format);
  const plain = flatten(key);
  const chinese = Object.hasOwn(CHINESE, key.trim()) ? CHINESE[key.trim()] : undefined;
  const same = here.find((known) => flatten(known) === plain || known === chinese);
  if (same !== undefined) return { rename: same, section: null };
  const limit = plain.length <= 4 ? 1 : 2;
  const ranked = here
    .map((known) => ({ known, away: distance(plain, flatten(known)) }))
    .filter(({ away }) => away <= limit)
    .toSorted((a, b) => a.away - b.away);
  const [first, second] = ranked;
  if (first !== undefined && second?.away !== first.away) return { rename: first.known, section: null };
  const home = sections(format).filter((other) => other !== pattern && knownKeys(other, format).includes(key));
  return { rename: null, section: home.length === 1 ? (home[0] ?? null) : null };
}

function flatten(key: string): string {
  return key
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\-“”‘’"']/g, '');
}

/** Edit distance with swapped neighbours counted once; both words are short, long ones are far by definition. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2 || a.length > 40) return 99;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 99) + 1 : 99;
      const change = (row[j - 1] ?? 99) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 99) + 1, (next[j - 1] ?? 99) + 1, change, swap));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 99;
}
