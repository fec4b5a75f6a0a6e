// The books and the cards against each other: length, words that give away, lines that echo a secret (CASE16, CASE17).
// Findings name a field and a figure; no sentence repeats what a book says.
import { roleBook } from './book.ts';
import { issue } from './issue.ts';
import type { CaseIssue, IssueLevel } from './messages.ts';
import { at } from './paths.ts';
import type { CaseFile, CaseRole } from './types.ts';

const GUILT = /凶手|真凶|元凶|杀人犯/;
const GUILT_EN = /\b(?:murderer|killer|culprit)\b/i;
const CONCLUSION = /说明|可见|显然|证明|疑似/;

/** Characters of a book without headings and spaces; an English word counts as one and a half. */
export function bookLength(role: CaseRole, language: CaseFile['meta']['language']): number {
  const text = roleBook(role, language)
    .blocks.map((block) => block.text)
    .join('\n');
  if (language === 'en') return Math.round((text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0) * 1.5);
  return [...text.replaceAll(/\s/g, '')].length;
}

/** Thick enough, alike in thickness, and the human's not the thinnest. */
export function lintLengths(file: CaseFile): CaseIssue[] {
  const found: CaseIssue[] = [];
  const books = file.roles.map((role) => ({ role, length: bookLength(role, file.meta.language) }));
  const minutes = file.meta.minutes;
  const least =
    file.meta.tags.some((tag) => /教学|tutorial/i.test(tag)) || (minutes !== null && minutes <= 15) ? 400 : 900;
  const level: IssueLevel = file.format === '1.1' ? 'warn' : 'hint';
  for (const [n, { role, length }] of books.entries())
    if (length < least) found.push(issue('short_book', level, at('roles', n), { name: role.name, length, least }));
  const long = Math.max(...books.map(({ length }) => length));
  const short = Math.min(...books.map(({ length }) => length));
  if (long > short * 1.4) found.push(issue('uneven_books', 'warn', 'roles', { long, short }));
  const ai = Math.min(...books.filter(({ role }) => role.player === 'ai').map(({ length }) => length));
  for (const [n, { role, length }] of books.entries())
    if (role.player === 'human' && Number.isFinite(ai) && length < ai)
      found.push(issue('human_thinnest', 'warn', at('roles', n), { human: length, ai }));
  return found;
}

/** The word for the guilty stands in no book. */
export function lintWords(file: CaseFile): CaseIssue[] {
  const level: IssueLevel = file.format === '1.1' ? 'error' : 'warn';
  const guilt = file.meta.language === 'en' ? new RegExp(`${GUILT.source}|${GUILT_EN.source}`, 'i') : GUILT;
  return file.roles.flatMap((role, n) => {
    const path = at('roles', n);
    const book = roleBook(role, file.meta.language);
    const parts = [{ key: 'public', text: role.public }, ...book.blocks];
    return parts.flatMap(({ key, text }) => {
      const word = guilt.exec(text)?.[0];
      const place = at(path, key);
      return word === undefined ? [] : [issue('forbidden_word', level, place, { path: place, word })];
    });
  });
}

/** A cover line that repeats what it covers. */
export function lintCovers(file: CaseFile): CaseIssue[] {
  const run = file.meta.language === 'en' ? 24 : 6;
  return file.roles.flatMap((role, n) => {
    const sealed = new Set([...runs(role.private, run), ...runs(role.secret, run)]);
    return (role.understudy?.secrets ?? []).flatMap(({ cover }, m) => {
      const path = at(at(at(at(at('roles', n), 'understudy'), 'secrets'), m), 'cover');
      return runs(cover, run).some((part) => sealed.has(part)) ? [issue('cover_echo', 'warn', path, { path })] : [];
    });
  });
}

/** Every run of so many letters and digits in a row; marks and spaces between them do not count. */
function runs(text: string, length: number): string[] {
  const letters = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  ];
  return letters.slice(length - 1).map((_, n) => letters.slice(n, n + length).join(''));
}

/** Evidence is raw: no conclusion, no name of the guilty. */
export function lintClueText(file: CaseFile): CaseIssue[] {
  const name = file.roles.find(({ id }) => id === file.truth.culprit)?.name ?? '';
  return file.clues.flatMap((clue, n) =>
    (['title', 'text'] as const).flatMap((key) => {
      const path = at(at('clues', n), key);
      const word = CONCLUSION.exec(clue[key])?.[0];
      const found: CaseIssue[] = word === undefined ? [] : [issue('clue_explains', 'hint', path, { path, word })];
      if (name !== '' && clue[key].includes(name)) found.push(issue('clue_names', 'warn', path, { path }));
      return found;
    }),
  );
}
