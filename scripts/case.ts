// `npm run case -- check FILE…`: the case check on the command line, one finding a line (CASE2).
// Exit 0 without errors, 1 with errors (with --strict also on warnings), 2 when it was called wrongly or a file cannot
// be read. Prints only what the check says, never the text of a case.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkCase } from '../src/artifact/case/check.ts';
import type { CaseIssue, IssueLevel } from '../src/artifact/case/messages.ts';
import type { Language } from '../src/protocol/plain.ts';

const USAGE = `用法：npm run case -- check 文件… [--lang zh|en] [--json] [--strict]
Usage: npm run case -- check FILE… [--lang zh|en] [--json] [--strict]
  --strict  提醒（warn）也算不通过 / warnings fail too
  --json    每个文件一个对象 / one object for each file`;

interface Options {
  files: string[];
  lang: Language;
  json: boolean;
  strict: boolean;
}

function options(args: string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        lang: { type: 'string', default: 'zh' },
      },
    });
    const [command, ...files] = positionals;
    if (command !== 'check' || files.length === 0 || (values.lang !== 'zh' && values.lang !== 'en')) return null;
    return { files, lang: values.lang, json: values.json, strict: values.strict };
  } catch {
    return null;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function line(file: string, found: CaseIssue, lang: Language): string {
  const place = `${file}:${found.line ?? 1}:${found.column ?? 1}`;
  return [place, found.level, found.path || '-', `${found.text[lang]} (${found.code})`].join('  ');
}

function count(issues: readonly CaseIssue[], lang: Language): string {
  const of = (level: IssueLevel) => issues.filter((found) => found.level === level).length;
  const [errors, warns, hints] = [of('error'), of('warn'), of('hint')];
  return lang === 'zh'
    ? `${errors} 处错误，${warns} 处提醒，${hints} 处建议`
    : `errors: ${errors}, warnings: ${warns}, hints: ${hints}`;
}

function main(chosen: Options): number {
  const all: CaseIssue[] = [];
  let unread = false;
  for (const file of chosen.files) {
    const text = read(file);
    if (text === null) {
      unread = true;
      console.error(
        chosen.lang === 'zh'
          ? `读不到 ${file}。看看路径有没有写错。`
          : `${file} cannot be read. Check that the path is right.`,
      );
      continue;
    }
    const { issues } = checkCase(text);
    all.push(...issues);
    if (chosen.json) console.log(JSON.stringify({ file, issues }));
    else for (const found of issues) console.log(line(file, found, chosen.lang));
  }
  if (!chosen.json) console.log(count(all, chosen.lang));
  if (unread) return 2;
  return all.some(({ level }) => level === 'error' || (chosen.strict && level === 'warn')) ? 1 : 0;
}

const chosen = options(process.argv.slice(2));
if (chosen === null) console.error(USAGE);
process.exitCode = chosen === null ? 2 : main(chosen);
