// The spoken-word hints of a seat as lines of its request. Every line starts with a mark in 〔〕, so that the stand-in,
// which reads only the messages that any model gets, finds them again (UND1).
import type { Cues } from '../../artifact/case/types.ts';

/** Marks of the lines; `nameOf` gives the role name of a seat. */
export const CUE_MARKS = {
  alias: '称呼',
  secret: '问到',
  alibi: '问几点',
  opener: '开口',
  ask: '可以问',
  tic: '口头禅',
} as const;

export function cuesText(cues: Cues, nameOf: (seat: string) => string): string {
  const lines: string[] = [];
  for (const [called, name] of Object.entries(cues.aliases)) lines.push(`〔${CUE_MARKS.alias} ${called}〕${name}`);
  for (const { topics, cover } of cues.secrets) lines.push(`〔${CUE_MARKS.secret} ${topics.join('、')}〕${cover}`);
  for (const { at, line } of cues.alibi) lines.push(`〔${CUE_MARKS.alibi} ${at}〕${line}`);
  for (const line of cues.openers) lines.push(`〔${CUE_MARKS.opener}〕${line}`);
  for (const { to, on, line } of cues.asks)
    lines.push(`〔${CUE_MARKS.ask} ${nameOf(to)}${on === null ? '' : ` 线索 ${on}`}〕${line}`);
  for (const tic of cues.tics) lines.push(`〔${CUE_MARKS.tic}〕${tic}`);
  return lines.join('\n');
}
