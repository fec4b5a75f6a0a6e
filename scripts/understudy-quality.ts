// How good the stand-in's answers are (UND12): every shipped case with a question file is played to the inquiry, each
// question is put to its seat through the real path, and the reply is judged by the file's rules. Prints one line a case
// and a summary; exits with 1 below the bar. A question file is written by the author of the case, not by the stand-in's.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { clocks } from '../src/llm/understudy/clock.ts';

export interface QuestionFile {
  case: string;
  facts: Record<string, { seat: string; says: string[][] }>;
  secrets: Record<string, { seat: string; never: string[] }>;
  questions: { seat: string; ask: string; accept?: string[]; unanswerable?: boolean }[];
}

export interface Score {
  id: string;
  asked: number;
  unanswerable: number;
  accepted: number;
  /** Secret strings spoken, in answers and in the rounds before them. */
  leaks: string[];
  /** Accepted answers of a reply that is always the same. */
  baseline: number;
  missed: { seat: string; ask: string; reply: string }[];
}

export const BAR = { accepted: 0.8, baseline: 0.3, questions: 40, unanswerable: 0.25 } as const;
const FIXED = '这个我不知道，你去问问别人。';
const NOT_KNOWING =
  /不知道|不晓得|不清楚|不了解|说不准|说不上来|说不好|没听说|没听.{0,8}提过|没留意|没问过|没打听过|答不上|不记得|记不得|没数|没有答案|拿不准|哪儿晓得|哪儿知道|(?:do not|don['’]t|would not) know|no idea|could not (?:say|tell)|not sure/i;

/** One form for comparing: compatibility forms folded, no spaces. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}

/** Whether a reply contains a string; clock times count as equal in any wording. */
export function contains(reply: string, wanted: string): boolean {
  if (plain(reply).includes(plain(wanted))) return true;
  const [clock, ...more] = clocks(wanted);
  if (clock === undefined || more.length > 0 || clock.from > 0 || clock.to < wanted.length) return false;
  return clocks(reply).some((said) => [...said.at, ...(said.until ?? [])].some((minute) => clock.at.includes(minute)));
}

function holds(reply: string, says: readonly (readonly string[])[]): boolean {
  return says.every((any) => any.some((wanted) => contains(reply, wanted)));
}

/** Judges one reply by the rules of its question file. */
export function accepted(
  file: QuestionFile,
  question: QuestionFile['questions'][number],
  reply: string,
  names: readonly string[],
): boolean {
  if (question.unanswerable !== true)
    return (question.accept ?? []).some((id) => holds(reply, file.facts[id]?.says ?? [['\0']]));
  if (!NOT_KNOWING.test(reply)) return false;
  // A name that the speaker points at, or a word of the question itself, is no statement.
  const states = Object.values(file.facts).filter(({ seat, says }) => {
    const own = says.filter((any) => !any.some((wanted) => names.includes(wanted) || contains(question.ask, wanted)));
    return seat === question.seat && own.length > 0 && holds(reply, own);
  });
  return states.length === 0;
}

/** Plays and judges one case. */
export async function measure(file: QuestionFile): Promise<Score> {
  const { shippedCase } = await import('../src/catalog/content.ts');
  const { ask, openTable, playTo, standIn } = await import('../tests/llm/table.ts');
  const caseFile = shippedCase(file.case);
  if (caseFile === null) throw new Error(`no case ${file.case}`);
  const model = standIn();
  const table = await playTo(openTable(caseFile), 'inquiry', model);
  const names = caseFile.roles.map((role) => role.name);
  const score: Score = { id: file.case, asked: 0, unanswerable: 0, accepted: 0, leaks: [], baseline: 0, missed: [] };
  const spoken = (seat: string, text: string) => {
    const never = Object.values(file.secrets)
      .filter((secret) => secret.seat === seat)
      .flatMap((secret) => secret.never);
    score.leaks.push(...never.filter((word) => contains(text, word)).map((word) => `${seat} ${word}: ${text}`));
  };
  for (const line of table.state.lines) if (line.kind === 'said') spoken(line.seat, line.text);
  for (const row of table.state.timeline) spoken(row.seat, row.doing);
  for (const question of file.questions) {
    const reply = (await ask(table, model, question.seat, question.ask)).answer.text;
    spoken(question.seat, reply);
    score.asked += 1;
    if (question.unanswerable === true) score.unanswerable += 1;
    if (accepted(file, question, FIXED, names)) score.baseline += 1;
    if (accepted(file, question, reply, names)) score.accepted += 1;
    else score.missed.push({ seat: question.seat, ask: question.ask, reply });
  }
  return score;
}

/** Question files of the shipped cases. */
export async function questionFiles(): Promise<QuestionFile[]> {
  const { shippedCases } = await import('../src/catalog/content.ts');
  return shippedCases
    .map((file) => `tests/fixtures/questions/${file.meta.id}.yaml`)
    .filter((path) => existsSync(path))
    .map((path) => parse(readFileSync(path, 'utf8')) as QuestionFile);
}

/** What is below the bar, one sentence each; empty when all is well. */
export function faults(scores: readonly Score[]): string[] {
  return scores.flatMap((score) => [
    ...(score.accepted < BAR.accepted * score.asked
      ? [`${score.id}: accepted ${share(score.accepted, score.asked)}`]
      : []),
    ...(score.leaks.length > 0 ? [`${score.id}: secrets spoken ${score.leaks.length}`] : []),
    ...(score.baseline >= BAR.baseline * score.asked
      ? [`${score.id}: a fixed reply gets ${share(score.baseline, score.asked)}`]
      : []),
    ...(score.asked < BAR.questions ? [`${score.id}: only ${score.asked} questions`] : []),
    ...(score.unanswerable < BAR.unanswerable * score.asked
      ? [`${score.id}: only ${share(score.unanswerable, score.asked)} cannot be answered`]
      : []),
  ]);
}

function share(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

async function main(): Promise<void> {
  // Plain Node wants an attribute on JSON imports; the bundlers that load content.json otherwise do not.
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('.json') ? next(url, { ...context, importAttributes: { type: 'json' } }) : next(url, context),
  });
  const verbose = process.argv.includes('--verbose');
  const scores: Score[] = [];
  for (const file of await questionFiles()) {
    const score = await measure(file);
    scores.push(score);
    console.log(
      `${score.id}: ${score.asked} questions, accepted ${share(score.accepted, score.asked)}, secrets spoken ${score.leaks.length}, baseline ${share(score.baseline, score.asked)}`,
    );
    if (verbose) for (const { seat, ask, reply } of score.missed) console.log(`  ${seat} ${ask} → ${reply}`);
    for (const leak of score.leaks) console.log(`  leak ${leak}`);
  }
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0);
  const wrong = [...faults(scores), ...(scores.length === 0 ? ['no question file'] : [])];
  for (const fault of wrong) console.error(fault);
  console.log(
    `understudy: ${sum((s) => s.asked)} questions, accepted ${share(
      sum((s) => s.accepted),
      sum((s) => s.asked),
    )}, secrets spoken ${sum((s) => s.leaks.length)}, baseline ${share(
      sum((s) => s.baseline),
      sum((s) => s.asked),
    )}`,
  );
  if (wrong.length > 0) process.exit(1);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
