// A whole evening for the canary case: every command in every phase, by everybody, right and wrong. Two people, two AI
// seats, a listener, a visitor with the link, somebody from another game, and a stranger.
import type { CommandForm } from '../../../src/protocol/requests.ts';
import type { RawCase } from './case.ts';
import { Scripted } from './scripted.ts';
import { everythingWrong, LANGUAGES, must, startCounting, type Evening, type Words } from './table.ts';
import { Person, type Stage } from './person.ts';

type Step = [name: string, act: (evening: Evening) => Promise<unknown>];

export interface Script<S extends Stage> {
  evening: Evening;
  stage: S;
  steps: Step[];
}

const speak = (text: string, to: string | null = null, quotes: string[] = []): CommandForm => ({
  type: 'speak',
  text,
  to,
  quotes,
});
const agree: CommandForm = { type: 'consent', ready: true };

/** `full` tries everything wrong in both languages, `quick` in one, `light` in one phase only. */
export type Effort = 'full' | 'quick' | 'light';

function askedIn(effort: Effort, phase: string): readonly string[] {
  if (effort === 'full') return LANGUAGES;
  return effort === 'quick' || phase === 'inquiry' ? ['zh'] : [];
}

/** The evening and its steps. The model's words go through `words` as well, so that each line has a token. */
export function scriptOf<S extends Stage>(
  file: RawCase,
  words: Words,
  build: (model: Scripted) => S,
  effort: Effort = 'full',
): Script<S> {
  const privately = new Set<string>();
  const model = new Scripted(({ game, seat, kind, asked }) => {
    if (game !== evening.game) return words(`elsewhere ${seat} ${kind} ${asked}`, 'elsewhere');
    if (kind === 'vote') return words(`AI ${seat} vote ${asked}`, `ballot ${seat}`);
    if (kind === 'whereabouts') return words(`AI ${seat} whereabouts ${asked}`, 'table');
    const to = [...privately].find((pair) => pair.startsWith(`${seat} `));
    if (to !== undefined) privately.delete(to);
    return words(`AI ${seat} line ${asked}`, to === undefined ? 'table' : `private ${to}`);
  });
  const people = Object.fromEntries(
    ['anna', 'bo', 'cai', 'dora', 'eve', 'flo', 'nobody'].map((name) => [name, new Person(name)]),
  );
  const stage = build(model);
  const evening = { stage, game: '', members: [], model, ...people } as unknown as Evening;
  const { anna, bo, cai, dora, eve, flo, nobody } = evening;
  let room = '';
  startCounting();
  const join = async (person: Person) => {
    const body = { protocol: 1, language: 'zh', room, name: words(`nickname ${person.name}`, 'nickname').slice(0, 24) };
    const answer = await evening.stage.request(person, 'POST', `/api/games/${evening.game}/join`, body);
    if (answer.status !== 200) throw new Error(`join: ${answer.text}`);
    evening.members.push(person);
  };
  const peek = (person: Person, token: string) =>
    evening.stage.request(person, 'POST', `/api/games/${evening.game}/peek`, { language: 'zh', room: token });
  const wrong = (phase: string): Step => [
    `${phase}: everything wrong`,
    () => everythingWrong(evening, phase, words, askedIn(effort, phase)),
  ];
  const told = (person: Person, seat: string): Step => [
    `whereabouts of ${seat}`,
    () =>
      must(evening, person, {
        type: 'tellWhereabouts',
        entry: { at: '20:10', until: '20:40', doing: words(`whereabouts ${seat}`, 'table') },
      }),
  ];
  const onward = (to: string): Step[] => [
    [`anna agrees to ${to}`, () => must(evening, anna, agree)],
    [`bo agrees to ${to}`, () => must(evening, bo, agree)],
  ];
  const steps: Step[] = [
    ['the shelf', () => evening.stage.request(nobody, 'GET', '/api/cases')],
    [
      'another game',
      () =>
        evening.stage.request(eve, 'POST', '/api/games', {
          protocol: 1,
          language: 'zh',
          name: '叶',
          case: { id: 'tutorial' },
          quick: true,
        }),
    ],
    [
      'a case that is refused',
      () =>
        evening.stage.request(anna, 'POST', '/api/games', {
          protocol: 1,
          language: 'zh',
          name: '安',
          case: { file: { ...file, roles: [] } },
          quick: false,
        }),
    ],
    [
      'anna makes the game',
      async () => {
        const name = words('nickname anna', 'nickname').slice(0, 24);
        const answer = await evening.stage.request(anna, 'POST', '/api/games', {
          protocol: 1,
          language: 'zh',
          name,
          case: { file },
          quick: false,
        });
        const made = JSON.parse(answer.text) as { game?: string; room?: string };
        if (made.game === undefined || made.room === undefined) throw new Error(answer.text);
        evening.game = made.game;
        evening.stage.watched = made.game;
        room = made.room;
        evening.members.push(anna);
      },
    ],
    ['a stranger peeks', () => peek(nobody, 'x'.repeat(22))],
    ['dora peeks', () => peek(dora, room)],
    ['bo joins', () => join(bo)],
    ['cai joins', () => join(cai)],
    [
      'people listen',
      async () => {
        for (const person of [anna, bo, cai]) await evening.stage.listen(person, evening.game);
        for (const person of [dora, eve, nobody]) await evening.stage.listen(person, evening.game);
      },
    ],
    wrong('lobby'),
    [
      'cai tries every chair',
      async () => {
        for (const seat of ['p0', 'p1', 'p2', 'p3']) await must(evening, cai, { type: 'sit', seat });
        await must(evening, cai, { type: 'standUp' });
      },
    ],
    ['anna sits', () => must(evening, anna, { type: 'sit', seat: 'p0' })],
    ['bo sits', () => must(evening, bo, { type: 'sit', seat: 'p1' })],
    ['AI sits', () => must(evening, anna, { type: 'fillSeats' })],
    ['a chair is cleared', () => must(evening, anna, { type: 'clearSeat', seat: 'p3' })],
    ['and filled', () => must(evening, anna, { type: 'fillSeats' })],
    ['the game starts', () => must(evening, anna, { type: 'startGame' })],
    wrong('self-intro'),
    told(anna, 'p0'),
    told(anna, 'p0'),
    ['anna takes one back', () => must(evening, anna, { type: 'withdrawWhereabouts', index: 1 })],
    told(bo, 'p1'),
    ['anna notes', () => must(evening, anna, { type: 'writeNote', text: words('note anna', 'note p0') })],
    ...onward('inquiry'),
    wrong('inquiry'),
    ['anna asks two', () => must(evening, anna, speak(`秦海生，陶成文，你们说。${words('anna line', 'table')}`))],
    ['bo speaks', () => must(evening, bo, speak(words('bo line', 'table')))],
    ['anna whispers to bo', () => must(evening, anna, speak(words('anna to bo', 'private p0 p1'), 'p1'))],
    ['bo whispers to anna', () => must(evening, bo, speak(words('bo to anna', 'private p0 p1'), 'p0'))],
    [
      'anna whispers to p2',
      async () => {
        privately.add('p2 p0');
        await must(evening, anna, speak(words('anna to p2', 'private p0 p2'), 'p2'));
      },
    ],
    [
      'bo whispers to p3',
      async () => {
        privately.add('p3 p1');
        await must(evening, bo, speak(words('bo to p3', 'private p1 p3'), 'p3'));
      },
    ],
    [
      'p2 cannot speak',
      async () => {
        model.next.set('p2', [{ text: null }]);
        await must(evening, anna, speak('秦海生，再说一遍。'));
      },
    ],
    ['p2 tries again', () => must(evening, bo, { type: 'retryTurn', seat: 'p2' })],
    [
      'p3 cannot speak',
      async () => {
        model.next.set('p3', [{ text: null }]);
        await must(evening, anna, speak('陶成文，你呢？'));
      },
    ],
    ['p3 is let off', () => must(evening, anna, { type: 'dropTurn', seat: 'p3' })],
    [
      'a model throws, and the queue goes on',
      async () => {
        model.next.set('p2', [{ text: words('thrown', 'nobody'), throws: true }]);
        await must(evening, anna, speak('秦海生，还在吗？'));
        evening.stage.tick(100_000);
        await evening.stage.alarm(evening.game);
      },
    ],
    ['the object is rebuilt', async () => evening.stage.evict(evening.game)],
    ['bo notes', () => must(evening, bo, { type: 'writeNote', text: words('note bo', 'note p1') })],
    [
      'bo comes back',
      async () => {
        evening.stage.hangUp(bo);
        await evening.stage.listen(bo, evening.game, 12);
      },
    ],
    ...onward('search'),
    wrong('search'),
    [
      'anna quotes',
      () => must(evening, anna, speak(`罗桂枝，看这个。${words('anna quotes', 'table')}`, null, ['c1', 'c3'])),
    ],
    [
      'anna renews the link',
      async () => {
        const answer = await evening.stage.request(anna, 'POST', `/api/games/${evening.game}/link`, { language: 'zh' });
        const old = room;
        room = (JSON.parse(answer.text) as { room: string }).room;
        await peek(nobody, old);
        await peek(dora, room);
      },
    ],
    ...onward('final'),
    wrong('final'),
    [
      'anna votes',
      () => must(evening, anna, { type: 'vote', choice: 'p2', reason: words('ballot anna', 'ballot p0') }),
    ],
    [
      'anna votes again',
      () => must(evening, anna, { type: 'vote', choice: 'p3', reason: words('ballot anna 2', 'ballot p0') }),
    ],
    ['bo votes', () => must(evening, bo, { type: 'vote', choice: 'p2', reason: words('ballot bo', 'ballot p1') })],
    [
      'anna agrees and thinks again',
      async () => {
        await must(evening, anna, agree);
        await must(evening, anna, { type: 'consent', ready: false });
      },
    ],
    ...onward('the reveal'),
    wrong('reveal'),
    ['they talk on', () => must(evening, bo, speak(words('after line', 'table')))],
    ['flo joins late', () => join(flo)],
    [
      'flo listens',
      async () => {
        await evening.stage.listen(flo, evening.game);
      },
    ],
    [
      'cai reloads',
      async () => {
        evening.stage.hangUp(cai);
        await evening.stage.listen(cai, evening.game);
      },
    ],
  ];
  return { evening, stage, steps };
}
