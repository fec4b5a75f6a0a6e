// How well the stand-in answers on the shipped cases, against the committed question sets and a fixed-reply baseline.
import { faults, measure, questionFiles, type Score } from '../../scripts/understudy-quality.ts';

export async function run(): Promise<{ line: string; ok: boolean }> {
  const scores: Score[] = [];
  for (const file of await questionFiles()) scores.push(await measure(file));
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0);
  const share = (part: number) => `${((100 * part) / sum((score) => score.asked)).toFixed(1)} %`;
  const short = faults(scores);
  return {
    ok: short.length === 0,
    line: `understudy: ${sum((score) => score.asked)} questions, accepted ${share(sum((score) => score.accepted))}, secrets spoken ${sum((score) => score.leaks.length)}, baseline ${share(sum((score) => score.baseline))}${short.length === 0 ? '' : `; ${short.join('; ')}`}`,
  };
}
