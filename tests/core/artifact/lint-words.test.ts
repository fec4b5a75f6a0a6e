// The content check of what is written: length of books, words that give away, phases.
import { expect, it } from 'vitest';
import { bookLength } from '../../../src/artifact/case/lint-books.ts';
import { lintCase } from '../../../src/artifact/case/lint.ts';
import type { CaseFile } from '../../../src/artifact/case/types.ts';
import { caseTexts, expects, file, item, text } from './cases.ts';

const deduction = text(caseTexts, 'v10-deduction.yml');
const human = (read: CaseFile) => item(read.roles, 0);
const ai = (read: CaseFile) => item(read.roles, 1);

expects('[CASE16] a book is long enough for its game', (read) => Object.assign(read.meta, { minutes: 90, tags: [] }), [
  'warn short_book roles[0]',
  'warn short_book roles[1]',
]);
expects('[CASE16] books of one case are alike in length', (read) => (human(read).private += '火'.repeat(400)), [
  'warn uneven_books roles',
]);
expects('[CASE16] the human has not the thinnest book', (read) => (human(read).goals = []), [
  'warn human_thinnest roles[0]',
]);
it('[CASE16] length counts characters without spaces and headings, and English by words', () => {
  const role = { ...human(file()), now: '一 二\n三', private: '', secret: '', knows: ['四'], goals: [], play: '' };
  expect(bookLength(role, 'zh')).toBe(5);
  expect(bookLength({ ...role, now: 'Two words', knows: [] }, 'en')).toBe(3);
});
expects('[CASE16] roles have words for their stand-in', (read) => (ai(read).understudy = null), [
  'hint no_understudy roles',
]);

expects(
  '[CASE17] the word for the guilty stands in no book',
  (read) => {
    ai(read).secret += '你就是凶手。';
    human(read).knows.push('真凶还在场内。');
  },
  ['error forbidden_word roles[0].knows', 'error forbidden_word roles[1].secret'],
);
expects(
  '[CASE17] in v1.0 it is a warning',
  (read) => (ai(read).play += '别让人知道你是凶手。'),
  ['warn forbidden_word roles[1].play'],
  deduction,
);
expects(
  '[CASE17] a cover line does not echo what it covers',
  (read) => {
    const cover = ai(read).understudy?.secrets[0];
    if (cover !== undefined) cover.cover = '别问我，我走到、窑后用铁钩做什么。';
  },
  ['warn cover_echo roles[1].understudy.secrets[0].cover'],
);
expects('[CASE17] a clue draws no conclusion', (read) => (item(read.clues, 0).text += '这说明门是后来关的。'), [
  'hint clue_explains clues[0].text',
]);
expects('[CASE17] a clue does not name the guilty', (read) => (item(read.clues, 1).text += '温小满。'), [
  'warn clue_names clues[1].text',
]);
expects('[CASE17] each AI role may slip', (read) => (read.libertyToSlip = ['p10（别人）：可以慌']), [
  'warn slip_line_missing liberty_to_slip',
]);

expects('[CASE18] the reveal is one and last', (read) => (read.phases = read.phases.toReversed()), [
  'error reveal_last phases',
]);
expects('[CASE18] two reveals are one too many', (read) => read.phases.push(item(read.phases, 4)), [
  'error reveal_last phases',
  'error duplicate_id phases[5].id',
]);
expects('[CASE18] every kind of phase is there', (read) => read.phases.splice(2, 1), ['warn phase_missing phases']);

it('[CASE17] no sentence names the guilty or repeats a book', () => {
  const issues = lintCase(
    file((read) => {
      item(read.clues, 0).text = '温小满说明一切';
      ai(read).secret = '凶手';
      read.truth.keyFacts = [];
      read.truth.timeline = [];
      read.meta.genre = 'drama';
    }),
  );
  const named = issues.filter(
    ({ code }) => code.startsWith('clue') || code.includes('culprit') || code === 'forbidden_word',
  );
  expect(named.length).toBeGreaterThan(3);
  for (const { text: said } of named) expect(`${said.zh}${said.en}`).not.toContain('温小满');
});
