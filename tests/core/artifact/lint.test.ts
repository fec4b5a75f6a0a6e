// The content check of the parts against each other: each rule is seen to fire on one bent case, at its path and level,
// and to be silent on the whole one.
import { expect, it } from 'vitest';
import { lintCase } from '../../../src/artifact/case/lint.ts';
import type { CaseFile } from '../../../src/artifact/case/types.ts';
import { choiceId, clueId, seatId } from '../../../src/protocol/ids.ts';
import { caseTexts, expects, file, item, lint, text } from './cases.ts';

const deduction = text(caseTexts, 'v10-deduction.yml');
const drama = text(caseTexts, 'v10-drama.yml');
const human = (read: CaseFile) => item(read.roles, 0);
const ai = (read: CaseFile) => item(read.roles, 1);

it('[CASE11] a good case has no finding', () => {
  expect(lintCase(file())).toEqual([]);
});

expects('[CASE11] a deduction needs a culprit', (read) => (read.truth.culprit = null), [
  'error no_culprit truth.culprit',
]);
expects('[CASE11] the culprit is a role', (read) => (read.truth.culprit = seatId('p9')), [
  'error culprit_unknown truth.culprit',
]);
expects(
  '[CASE11] v1.0 has exactly one human seat',
  (read) => (ai(read).player = 'human'),
  ['error human_seats roles'],
  deduction,
);
expects('[CASE11] v1.1 has one human seat or more', (read) => (human(read).player = 'ai'), [
  'error human_seats roles',
  'warn slip_line_missing liberty_to_slip',
]);
expects('[CASE11] human slots fit the seats', (read) => (read.meta.humanSlots = 3), [
  'error human_slots_range meta.human_slots',
]);
expects('[CASE11] players is the number of roles', (read) => (read.meta.players = 5), [
  'error players_count meta.players',
]);
expects(
  '[CASE11] a deduction has clues',
  (read) => {
    read.clues = [];
    for (const role of read.roles) if (role.understudy !== null) role.understudy.asks = [];
    for (const fact of read.truth.keyFacts) fact.evidence = ['p0', 'p1'];
  },
  ['warn no_clues clues'],
);
expects(
  '[CASE11] a drama has an emotional object',
  (read) => (read.emotional = []),
  ['warn no_emotional emotional'],
  drama,
);
expects(
  '[CASE11] a drama has no culprit',
  (read) => (read.truth.culprit = seatId('p1')),
  ['warn drama_culprit truth.culprit'],
  drama,
);
expects(
  '[CASE11] the human seat is p0',
  (read) => {
    human(read).player = 'ai';
    ai(read).player = 'human';
    read.libertyToSlip.push('p0（鲁大河）：可以看火看得太久');
  },
  ['warn human_not_p0 roles[1].id', 'warn human_thinnest roles[1]'],
);
expects('[CASE11] roles say what they do in life', (read) => (ai(read).now = ''), ['warn no_now roles'], deduction);
expects('[CASE11] AI roles say how they behave', (read) => (ai(read).play = ''), ['warn no_play roles'], deduction);
expects('[CASE11] a deduction declares its false trails', (read) => (read.meta.redHerrings = []), [
  'hint no_red_herrings meta.red_herrings',
]);

expects('[CASE12] role ids are unique', (read) => (ai(read).id = seatId('p0')), [
  'error culprit_unknown truth.culprit',
  'error duplicate_id roles[1].id',
  'error unknown_id truth.timeline[1].who',
  'error unknown_id truth.timeline[2].who',
  'error unknown_id truth.key_facts[1].evidence[1]',
  'error unknown_id roles[0].understudy.asks[0].to',
  'error unknown_id roles[0].understudy.asks[1].to',
  'warn asks_self roles[1].understudy.asks[0].to',
  'warn asks_self roles[1].understudy.asks[1].to',
]);
expects(
  '[CASE12] a clue and a role do not share an id',
  (read) => read.clues.push({ ...item(read.clues, 0), id: clueId('p0') }),
  ['error duplicate_id clues[2].id'],
);
expects('[CASE12] ids are short plain words', (read) => (item(read.truth.keyFacts, 0).id = '第 一 条'), [
  'error bad_id truth.key_facts[0].id',
  'error unknown_id clues[0].supports_facts[0]',
  'hint support_mismatch clues[0]',
]);
expects(
  '[CASE12] v1.0 keeps an odd id',
  (read) => (item(read.clues, 0).id = clueId('线索 一')),
  ['warn bad_id clues[0].id'],
  deduction,
);
expects(
  '[CASE12] an id that no command has room for is an error in v1.0 too',
  (read) => (item(read.clues, 0).id = clueId('c'.repeat(65))),
  ['error bad_id clues[0].id'],
  deduction,
);
expects('[CASE12] the case id is a plain word', (read) => (read.meta.id = 'a/b'), ['error bad_id meta.id']);
expects('[CASE12] the timeline names roles', (read) => (item(read.truth.timeline, 0).who = seatId('p7')), [
  'error unknown_id truth.timeline[0].who',
]);
expects(
  '[CASE12] v1.0 keeps free text in the timeline',
  (read) => (item(read.truth.timeline, 0).who = seatId('众人')),
  ['hint unknown_id truth.timeline[0].who'],
  deduction,
);
expects('[CASE12] witnesses are roles', (read) => item(read.truth.timeline, 0).witness.push(seatId('x')), [
  'error unknown_id truth.timeline[0].witness[0]',
]);
expects('[CASE12] evidence leads to a clue or a role', (read) => item(read.truth.keyFacts, 0).evidence.push('c9'), [
  'error unknown_id truth.key_facts[0].evidence[2]',
]);
expects('[CASE12] a clue supports facts that exist', (read) => item(read.clues, 0).supportsFacts.push('k9'), [
  'error unknown_id clues[0].supports_facts[1]',
]);
expects(
  '[CASE12] a question goes to a seat and a clue that exist',
  (read) => ai(read).understudy?.asks.push({ to: seatId('p5'), on: clueId('c5'), line: '？' }),
  ['error unknown_id roles[1].understudy.asks[2].to', 'error unknown_id roles[1].understudy.asks[2].on'],
);
expects(
  '[CASE12] nobody asks himself',
  (read) => ai(read).understudy?.asks.push({ to: seatId('p1'), on: null, line: '？' }),
  ['warn asks_self roles[1].understudy.asks[2].to'],
);
expects(
  '[CASE12] relations name people of the case',
  (read) => read.scene.relations.push({ from: '鲁大河', to: '鲁大和', label: '' }),
  ['hint relation_unknown scene.relations[1].to'],
);

expects(
  '[CASE13] every seat is in the timeline',
  (read) => (read.truth.timeline = read.truth.timeline.filter(({ who }) => who !== 'p0')),
  ['warn not_in_timeline truth.timeline'],
);
expects(
  '[CASE13] nobody is in two places at the same minute',
  (read) => read.truth.timeline.push({ at: '01:40', who: seatId('p1'), doing: '在门房', witness: [] }),
  ['warn two_places truth.timeline[4]'],
);
expects(
  '[CASE13] a span covers the minutes inside it',
  (read) =>
    read.truth.timeline.push(
      { at: '01:00-02:00', who: seatId('p1'), doing: '在柴棚', witness: [] },
      { at: '02:00', who: seatId('p1'), doing: '在窑前', witness: [] },
    ),
  ['warn two_places truth.timeline[4]'],
);
expects('[CASE13] times of a deduction are clock times', (read) => (item(read.truth.timeline, 0).at = '半夜'), [
  'warn bad_clock truth.timeline[0].at',
]);
expects(
  '[CASE13] alibis are clock times',
  (read) => {
    for (const alibi of ai(read).understudy?.alibi ?? []) alibi.at = '9:15';
  },
  ['warn bad_clock roles[1].understudy.alibi[0].at', 'warn bad_clock roles[1].understudy.alibi[1].at'],
);

expects(
  '[CASE14] a key fact stands on two pieces of evidence',
  (read) => (item(read.truth.keyFacts, 0).evidence = ['c1', 'c1']),
  ['error fact_evidence truth.key_facts[0]'],
);
it('[CASE14] in v1.0 free facts are a hint, once', () => {
  expect(lint(() => undefined, deduction).filter((found) => found.includes('fact'))).toEqual([
    'hint facts_free truth.key_facts',
  ]);
});
expects('[CASE14] no clue carries every key fact', (read) => item(read.truth.keyFacts, 1).evidence.push('c1'), [
  'error clue_carries_all clues[0]',
  'hint support_mismatch clues[0]',
]);
expects(
  '[CASE14] a clue supports something',
  (read) => read.clues.push({ ...item(read.clues, 0), id: clueId('c3'), supports: '', supportsFacts: [] }),
  ['warn clue_supports_nothing clues[2]'],
);
expects(
  '[CASE14] a deduction lists its key facts',
  (read) => {
    read.truth.keyFacts = [];
    for (const clue of read.clues) clue.supportsFacts = [];
  },
  ['warn no_key_facts truth.key_facts'],
);

const vote = {
  id: 'v1',
  question: '？',
  choices: [
    { id: choiceId('a'), text: '甲' },
    { id: choiceId('b'), text: '乙' },
  ],
  decision: false,
};
expects('[CASE15] a vote has an answer in the truth', (read) => read.votes.push(vote), [
  'error vote_unanswered votes[0]',
]);
expects('[CASE15] a decision needs no answer', (read) => read.votes.push({ ...vote, decision: true }), []);
expects(
  '[CASE15] the answer is one of the choices',
  (read) => {
    read.votes.push(vote);
    read.truth.answers = { v1: choiceId('c') };
  },
  ['error vote_answer_unknown truth.answers.v1'],
);
expects(
  '[CASE15] a vote over the seats is answered by the culprit',
  (read) => read.votes.push({ ...vote, choices: 'seats' }),
  [],
);
expects(
  '[CASE15] a vote offers two choices or more',
  (read) => read.votes.push({ ...vote, choices: [], decision: true }),
  ['error vote_few_choices votes[0]'],
);
expects('[CASE15] an answer belongs to a vote', (read) => (read.truth.answers = { gone: choiceId('a') }), [
  'warn unknown_id truth.answers.gone',
]);

expects(
  '[CASE11] a case of nothing but a reveal is refused: it would open everything at its start',
  (read) => (read.phases = read.phases.filter(({ kind }) => kind === 'reveal')),
  ['error phase_missing phases'],
);
