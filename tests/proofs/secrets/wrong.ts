// Everything that must be refused in a phase: the forms, misplaced and misfilled, and bodies that are no forms.
// A refusal goes to whoever asked and to nobody else; the words in it are marked accordingly.
import type { CommandForm } from '../../../src/protocol/requests.ts';
import type { Evening, Words } from './table.ts';
import type { Person } from './person.ts';

export function wrongForms(evening: Evening, phase: string, words: Words): { person: Person; form: CommandForm }[] {
  const { anna, bo, cai, dora, eve, nobody } = evening;
  let nth = 0;
  const lost = (person: Person) => words(`refused ${phase} ${person.name} ${(nth += 1)}`, `refused ${person.name}`);
  const all = (person: Person): CommandForm[] => [
    { type: 'standUp' },
    { type: 'fillSeats' },
    { type: 'clearSeat', seat: 'p2' },
    { type: 'startGame' },
    { type: 'speak', to: null, text: lost(person), quotes: [] },
    { type: 'speak', to: 'p2', text: lost(person), quotes: [] },
    { type: 'tellWhereabouts', entry: { at: '20:00', until: null, doing: lost(person) } },
    { type: 'withdrawWhereabouts', index: 0 },
    { type: 'consent', ready: true },
    { type: 'enterPhase', skipGate: true },
    { type: 'dealClue', clue: 'c2' },
    { type: 'vote', choice: 'p2', reason: lost(person) },
    { type: 'writeNote', text: lost(person) },
    { type: 'retryTurn', seat: 'p2' },
    { type: 'dropTurn', seat: 'p2' },
  ];
  const outside = [eve, nobody, dora].flatMap((person) => by(person, [...all(person), { type: 'sit', seat: 'p2' }]));
  const started = phase !== 'lobby';
  const listener = by(cai, started ? [...all(cai), { type: 'sit', seat: 'p0' }] : all(cai));
  const seated: CommandForm[] = [
    { type: 'speak', to: null, text: '　', quotes: [] },
    { type: 'speak', to: null, text: lost(anna).repeat(80), quotes: [] },
    { type: 'speak', to: null, text: lost(anna), quotes: ['c9'] },
    { type: 'speak', to: 'p9', text: lost(anna), quotes: [] },
    { type: 'tellWhereabouts', entry: { at: lost(anna).slice(0, 12), until: null, doing: lost(anna) } },
    { type: 'tellWhereabouts', entry: { at: '20:00', until: '24:00', doing: lost(anna) } },
    { type: 'withdrawWhereabouts', index: 99 },
    { type: 'dealClue', clue: 'truth:all@canary' },
    { type: 'dealClue', clue: 'c1' },
    { type: 'vote', choice: 'book:p2@canary', reason: lost(anna) },
    { type: 'retryTurn', seat: 'p9' },
    { type: 'dropTurn', seat: 'p3' },
    ...when(phase !== 'final', { type: 'vote', choice: 'p2', reason: lost(anna) }),
    ...when(['lobby', 'self-intro', 'inquiry'].includes(phase), {
      type: 'speak',
      to: null,
      text: lost(anna),
      quotes: ['c1'],
    }),
    ...when(!['inquiry', 'search'].includes(phase), { type: 'speak', to: 'p1', text: lost(anna), quotes: [] }),
    ...when(
      started,
      { type: 'sit', seat: 'p2' },
      { type: 'standUp' },
      { type: 'fillSeats' },
      { type: 'clearSeat', seat: 'p2' },
      { type: 'startGame' },
    ),
    ...when(!started, { type: 'sit', seat: 'p9' }, { type: 'startGame' }),
    ...when(
      ['self-intro', 'reveal'].includes(phase),
      { type: 'consent', ready: true },
      { type: 'enterPhase', skipGate: false },
    ),
    ...when(['final', 'reveal'].includes(phase), { type: 'enterPhase', skipGate: true }),
  ];
  const guest: CommandForm[] = [
    { type: 'fillSeats' },
    { type: 'clearSeat', seat: 'p0' },
    { type: 'startGame' },
    { type: 'enterPhase', skipGate: true },
  ];
  return [...outside, ...listener, ...by(anna, seated), ...by(bo, guest)];
}

const by = (person: Person, forms: readonly CommandForm[]) => forms.map((form) => ({ person, form }));

function when(now: boolean, ...forms: CommandForm[]): CommandForm[] {
  return now ? forms : [];
}

const form = (more: object) => ({
  protocol: 1,
  language: 'zh',
  commandId: 'wrong-body-0001',
  command: { type: 'standUp', ...more },
});

/** Bodies and paths that are no command at all. */
export function wrongBodies(
  game: string,
  words: Words,
  person: Person,
): { to: string; method: string; body?: unknown }[] {
  const base = `/api/games/${game}`;
  const lost = words(`refused body ${person.name} ${game.length}`, `refused ${person.name}`);
  const outsider = person.name === 'eve' || person.name === 'nobody';
  return [
    { to: `${base}/commands`, method: 'POST', body: `{"protocol":1,"${lost}` },
    { to: `${base}/commands`, method: 'POST', body: form({ seat: 'p2' }) },
    { to: `${base}/commands`, method: 'POST', body: form({ member: lost }) },
    { to: `${base}/commands`, method: 'POST', body: { ...form({}), protocol: 2 } },
    { to: `${base}/commands`, method: 'POST', body: { ...form({}), as: 'host' } },
    { to: `${base}/commands`, method: 'POST', body: form({ type: 'finishSpeech', job: '1.0', text: lost }) },
    { to: `${base}/commands`, method: 'POST', body: form({ type: 'hostSay', text: lost, beat: 'own' }) },
    { to: `${base}/commands`, method: 'POST', body: lost.repeat(2_000) },
    { to: `${base}/vault`, method: 'GET' },
    { to: `${base}/events`, method: 'GET' },
    { to: `${base}/socket`, method: 'GET' },
    { to: `${base}/export?format=json&seat=p2&as=host`, method: 'GET' },
    { to: `${base}x/export?format=json`, method: 'GET' },
    { to: '/api/cases/canary', method: 'GET' },
    { to: '/api/mine', method: 'GET' },
    ...(outsider ? [{ to: `${base}/link`, method: 'POST', body: { language: 'zh' } }] : []),
    ...(outsider
      ? [
          {
            to: `${base}/join`,
            method: 'POST',
            body: { protocol: 1, language: 'zh', room: 'x'.repeat(22), name: lost.slice(0, 20) },
          },
        ]
      : []),
    ...(outsider ? [{ to: `${base}/peek`, method: 'POST', body: { language: 'zh', room: '' } }] : []),
  ];
}
