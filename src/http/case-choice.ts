// Which case a new game plays: a shipped one by id, or one that somebody brings, read and checked again here because a
// page's word is no proof (CASE6).
import { lintCase } from '../artifact/case/lint.ts';
import { playable } from '../artifact/case/playable.ts';
import { readCase } from '../artifact/case/read.ts';
import type { CaseIssue } from '../artifact/case/messages.ts';
import type { CaseFile } from '../artifact/case/types.ts';
import { actorsIn, shippedCase } from '../catalog/content.ts';
import type { ActorCard } from '../core/game/commands.ts';
import { actorId } from '../protocol/ids.ts';
import type { Language } from '../protocol/plain.ts';
import { refuse, type Refusal } from '../protocol/refusals.ts';
import type { CreateBody } from '../protocol/requests.ts';

interface Chosen {
  file: CaseFile;
  shipped: boolean;
  /** In the reader's words, what keeps the case from being played; null when nothing does. */
  notPlayable: string | null;
}

/** What is wrong with a brought case: the sentence, and every finding with its place. */
interface Faulty {
  refusal: Refusal;
  issues: CaseIssue[];
}

/** The case, or its errors with their places, or the refusal. */
export function chooseCase(asked: CreateBody['case'], language: Language): Chosen | Refusal | Faulty {
  if ('id' in asked) {
    const file = shippedCase(asked.id);
    return file === null ? refuse('bad_request', { where: 'case.id' }) : { file, shipped: true, notPlayable: null };
  }
  const { case: file, issues } = readCase(asked.file);
  const errors = [...issues, ...(file === null ? [] : lintCase(file))].filter((issue) => issue.level === 'error');
  if (file === null || errors.length > 0) {
    const first = errors[0]?.text[language] ?? '';
    return { refusal: refuse('bad_case', { count: errors.length, first }), issues: errors };
  }
  const verdict = playable(file);
  return { file, shipped: false, notPlayable: 'what' in verdict ? verdict.what[language] : null };
}

export function actorCards(language: Language): ActorCard[] {
  return actorsIn(language).map(({ id, name, style }) => ({ actor: actorId(id), name, style }));
}
