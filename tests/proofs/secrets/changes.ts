// One change of one secret for each pair of twins: other words, more words, no words, another order, another culprit.
// `belongs` says whose secret it is, in the terms of `entitled.ts`.
import { CLUES, SEATS, type Json, type RawCase } from './case.ts';

/** Changes of the quick form: one of each kind that only twins can tell. */
export const QUICK: readonly string[] = [
  'culprit is p1',
  'clues.1.supports in other words',
  'roles.2.private three times as long',
  'meta.red_herrings with one more',
];

export interface Change {
  what: string;
  belongs: string;
  make: (file: RawCase) => void;
}

type Path = readonly (string | number)[];

/** The value at a path of the file. */
function at(file: RawCase, path: Path): Json {
  let value: Json = file;
  for (const key of path) value = (value as Record<string | number, Json>)[key] ?? null;
  return value;
}

function put(file: RawCase, path: Path, value: (old: Json) => Json): void {
  const holder = at(file, path.slice(0, -1)) as Record<string | number, Json>;
  const key = path.at(-1) ?? '';
  holder[key] = value(holder[key] ?? null);
}

const OTHER = '别人写的另一句话，和原来那句一个字也不一样，长短也不同。';
const change = (belongs: string, path: Path, how: string, value: (old: Json) => Json): Change => ({
  what: `${path.join('.')} ${how}`,
  belongs,
  make: (file) => put(file, path, value),
});
const other = (belongs: string, ...path: Path) => change(belongs, path, 'in other words', () => OTHER);
const longer = (belongs: string, ...path: Path) =>
  change(belongs, path, 'three times as long', (old) => String(old).repeat(3));
const turned = (belongs: string, ...path: Path) =>
  change(belongs, path, 'in another order', (old) => (old as Json[]).toReversed());
const more = (belongs: string, item: Json, ...path: Path) =>
  change(belongs, path, 'with one more', (old) => [...(old as Json[]), item]);
const none = (belongs: string, ...path: Path) => change(belongs, path, 'left empty', () => []);
const gone = (belongs: string, ...path: Path): Change => ({
  what: `${path.join('.')} left out`,
  belongs,
  make: (file) => {
    delete (at(file, path.slice(0, -1)) as Record<string, Json>)[String(path.at(-1))];
  },
});

const books = SEATS.flatMap((seat, n): Change[] => {
  const of = `book ${seat}`;
  return [
    other(of, 'roles', n, 'secret'),
    longer(of, 'roles', n, 'private'),
    turned(of, 'roles', n, 'knows'),
    n % 2 === 0 ? more(of, OTHER, 'roles', n, 'knows') : gone(of, 'roles', n, 'now'),
    n % 2 === 0 ? none(of, 'roles', n, 'goals') : gone(of, 'roles', n, 'tasks'),
    n < 2 ? other(of, 'roles', n, 'play') : gone(`cues ${seat}`, 'roles', n, 'understudy'),
  ];
});

const culprit = (seat: string): Change => ({
  what: `culprit is ${seat}`,
  belongs: 'truth',
  make: (file) => {
    put(file, ['truth', 'culprit'], () => seat);
    put(file, ['truth', 'answers'], () => ({ who: seat }));
  },
});

export const CHANGES: readonly Change[] = [
  culprit('p0'),
  culprit('p1'),
  culprit('p3'),
  change('truth', ['truth', 'accident'], 'turned on', () => true),
  other('truth', 'truth', 'narrative'),
  longer('truth', 'truth', 'narrative'),
  turned('truth', 'truth', 'timeline'),
  change('truth', ['truth', 'timeline', 1, 'witness'], 'swapped', () => ['p3', 'p0']),
  change('truth', ['truth', 'timeline', 0, 'at'], 'an hour later', () => '21:05'),
  more('truth', OTHER, 'truth', 'misdirections'),
  none('truth', 'truth', 'after'),
  other('truth', 'truth', 'key_facts', 0, 'text'),
  turned('truth', 'truth', 'key_facts'),
  ...CLUES.flatMap((clue, n) => [
    other('truth', 'clues', n, 'supports'),
    other(`clue ${clue}`, 'clues', n, 'text'),
    longer(`clue ${clue}`, 'clues', n, 'title'),
  ]),
  ...books,
  other('slip p2', 'liberty_to_slip', 2),
  change('slip p2', ['liberty_to_slip', 2], 'with other words', (old) => `${String(old).slice(0, 3)}${OTHER}`),
  change('slip p0', ['liberty_to_slip', 0], 'with other words', (old) => `${String(old).slice(0, 3)}${OTHER}`),
  more('host', OTHER, 'meta', 'red_herrings'),
  none('host', 'meta', 'tags'),
  gone('host', 'scene', 'party'),
  more('host', OTHER, 'style', 'lines'),
  longer('host', 'briefing', 'steps', 0, 'detail'),
  none('host', 'briefing', 'limits'),
  other('host', 'audit', 'authority'),
  other('truth', 'emotional', 0, 'object'),
  none('truth', 'emotional'),
  more('truth', OTHER, 'reveal', 'questions'),
  none('host', 'reveal', 'steps'),
  gone('host', 'my_notes'),
  longer('host', 'my_notes'),
  other('rule 2', 'phases', 2, 'rule'),
  other('host', 'phases', 4, 'rule'),
];
