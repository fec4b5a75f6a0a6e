// What a seat has to say of itself when no sentence was found by the words of a question (UND4, UND5, UND11): its own
// acts and its own mind in what it said or may say, who somebody is, and one thing more when it is asked in general.
import type { Context } from './context.ts';
import type { Piece } from './knowledge.ts';
import { spokeBefore } from './memory.ts';
import type { Question } from './question.ts';
import { spoken } from './rephrase.ts';
import { firstPerson, rank } from './retrieve.ts';
import { folded, size, terms, words } from './tokens.ts';

const GENERAL_ZH =
  /还(?:知道|晓得|记得|有|看见|看到|听见|听说|发现|想起|想到|要|想|能).{0,4}(?:什么|啥|哪些|别的|其他|没有|说|讲|补充|[呢吗])|(?:都|你)(?:知道|晓得|看见|听见|记得|发现)了?(?:些|点|的)?(?:什么|啥|哪些)|有(?:什么|啥|没有).{0,2}(?:要|想|可)(?:说|讲|补充)/;
const GENERAL_EN =
  /\b(?:anything|what|something) else\b|\banything to (?:add|say)\b|\bwhat (?:do|did) you (?:know|see|hear)\s*[?]?$|\btell us (?:more|what you know)\b/i;
const FRAME =
  /看见|看到|听见|听到|听说|发现|想起|想到|补充|别的|其他|情况|线索|知道|晓得|记得|anything|something|else|more|add|know|see|hear/gi;
const WHO_ZH = /(?:是谁|是什么人|是什么|是做什么的|什么来头|是干什么的|怎么样|这个?人|那边|呢)/;

/** Asked for whatever he knows: no word of the question says about what. */
export function isGeneral(asked: Question, seat: Context['seat']): boolean {
  if (asked.persons.length > 0 || asked.clocks.length > 0 || asked.windows.length > 0) return false;
  if (!(seat.language === 'zh' ? GENERAL_ZH : GENERAL_EN).test(asked.text)) return false;
  return words(asked.text.replaceAll(FRAME, ' '), seat.language).filter((word) => word.length > 1).length === 0;
}

/** The nearest to himself first: his own words, what he knows, his hours, his state, his ties. */
function order({ source, paragraph }: Piece): number {
  if (source === 'opener') return 0;
  if (source === 'alibi') return 2;
  if (source === 'book') return paragraph.startsWith('knows') ? 1 : paragraph.startsWith('now') ? 3 : 5;
  return source === 'tie' ? 4 : 5;
}

/** One thing that he may say and has not said yet, the nearest to himself first; empty when all is told. */
export function volunteered({ seat, pieces, lock, memory }: Context, asked: Question): string[] {
  const said = memory.own.map((line) => terms(line, seat.language));
  const known = (piece: Piece) =>
    said.some((line) => {
      const own = [...piece.terms.keys()].filter((term) => term.length > 1 && !term.startsWith('#'));
      return own.length > 0 && own.filter((term) => line.has(term)).length >= 0.45 * own.length;
    });
  return pieces
    .filter((piece) => piece.locked === null && order(piece) < 5 && piece.pronoun === '' && size(piece.text) > 7)
    .filter((piece) => !spokeBefore(memory, piece.text) && !known(piece))
    .filter((piece) => piece.source !== 'opener' || !INTRODUCES.test(piece.text))
    .filter((piece) => piece.source !== 'tie' || piece.text.includes(seat.name))
    .toSorted((a, b) => order(a) - order(b) || a.order - b.order)
    .flatMap((piece) => spoken(piece, { ...asked, resolved: '', want: 'open' }, seat, lock) ?? [])
    .filter((line) => !spokeBefore(memory, line))
    .slice(0, 3);
}

const INTRODUCES = /^我姓|^我叫|^我是|先说|先讲|my name|^I am /i;
/** Verbs that only frame another. */
const MODAL = /[想要会能肯愿敢该是有对好行知可记认在说讲]/;

/** What his own lines say about his own doing or wish: 谁量的 by 我量的缸, 起不起 by 我要起. */
export function ownWords({ seat, pieces }: Context, asked: Question): Piece | null {
  if (seat.language !== 'zh' || asked.clocks.length > 0) return null;
  const mine = pieces.filter(
    (piece) =>
      piece.locked === null &&
      piece.text.length < 60 &&
      (piece.source === 'opener' ||
        piece.source === 'alibi' ||
        (piece.source === 'book' && firstPerson(piece, seat) === 'me')),
  );
  const will = (
    /(?:要不要|想不想|肯不肯|愿不愿意?)([\u4e00-\u9fff])/.exec(asked.text) ??
    /([\u4e00-\u9fff])[不没]\1/.exec(asked.text)
  )?.[1];
  if (will !== undefined && !MODAL.test(will) && asked.persons.length === 0) {
    const found = mine.find((piece) =>
      new RegExp(`[我你](?:也|就|是|还|都|要|想|不|没|肯|愿意|得)*${will}`).test(piece.text),
    );
    if (found !== undefined) return found;
  }
  const deed =
    asked.want === 'person' ? /谁(?:先|去|来|最后|给|亲手)?([\u4e00-\u9fff])/.exec(asked.text)?.[1] : undefined;
  if (deed === undefined || MODAL.test(deed)) return null;
  const did = mine.filter((piece) => new RegExp(`[我你][^，。；]{0,3}${deed}`).test(piece.text));
  return rank({ ...asked, want: 'open', windows: [] }, did, seat).find((hit) => hit.coverage >= 0.2)?.piece ?? null;
}

/** Who somebody is, from what lies open about him: 方婶呢. Null when that was not asked or nothing is there. */
export function whoIs({ seat, pieces, memory }: Context, asked: Question): Piece | null {
  const [name] = asked.persons;
  if (seat.language !== 'zh' || name === undefined || asked.persons.length > 1 || asked.aboutMe || asked.pronoun)
    return null;
  const rest = asked.resolved.replaceAll(name, '');
  if (!WHO_ZH.test(rest) || words(rest.replace(WHO_ZH, ' '), 'zh').length > 0 || size(folded(rest)) > 8) return null;
  const about = pieces.filter(
    ({ source, text, locked }) =>
      locked === null && ['public', 'fact', 'book'].includes(source) && text.startsWith(name),
  );
  return [...about.filter((piece) => !spokeBefore(memory, piece.text)), ...about][0] ?? null;
}

const DAY =
  /(?:正|腊|[一二三四五六七八九十冬]|\d{1,2})月(?:初?[一二三四五六七八九十]+|\d{1,2}[日号])?|初[一二三四五六七八九十]+|\d{4}年|[去前]年|过年|年夜|除夕|春节|元宵|清明|端午|中秋|重阳/g;

/** Another day than the one that everybody's hours belong to: no alibi answers it. */
export function isOtherDay(asked: Question, seat: Context['seat']): boolean {
  const named = asked.text.match(DAY) ?? [];
  const open = seat.facts.join('\n');
  return named.length > 0 && named.every((day) => !open.includes(day));
}
