// A face is a mask at rest, drawn from an id alone: a core and a mark on its brow (each circle, square or triangle),
// a tone and a hue. Slits, no mouth, no smile. The hue tints the name and the lines of the same id, and never lies in
// 15-50, the arc of the wax. A face is never the only sign of a person: the name is always written beside it.

const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;
/** Undoes the last FNV multiplication and spreads by the golden ratio: p0 to p7 then lie at least 25 degrees apart. */
const SPREAD = Math.imul(0x9e37_79b9, 0x359c_449b);

/** Chosen so that the first seats of a case get seven different masks. */
const SHAPE_SEED = 303;

function hash(id: string): number {
  let value = FNV_OFFSET;
  for (const character of id) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  return value >>> 0;
}

/** Hue in degrees for `--h`; 15 to 50 is skipped. */
export function hueOf(id: string): number {
  const part = (Math.imul(hash(id), SPREAD) >>> 0) / 2 ** 32;
  return Math.round(50 + part * 325) % 360;
}

/** Core, mark and tone, each 0 to 2. */
function shapeOf(id: string): [core: number, mark: number, tone: number] {
  let mixed = hash(id) ^ SHAPE_SEED;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  mixed = (mixed ^ (mixed >>> 16)) >>> 0;
  return [mixed % 3, Math.floor(mixed / 3) % 3, Math.floor(mixed / 9) % 3];
}

const cores = [
  () => <circle cx="20" cy="20" r="17.5" />,
  () => (
    <path d="M6.5 4H33.5C35.2 4 36.2 5.2 36 6.8L33.2 33.4C33 35 32 36 30.4 36H9.6C8 36 7 35 6.8 33.4L4 6.8C3.8 5.2 4.8 4 6.5 4Z" />
  ),
  () => <path d="M20 3.5 37.5 35.5H2.5Z" stroke-linejoin="round" />,
];
const marks = [
  () => <circle cx="20" cy="11.5" r="3.6" />,
  () => <rect x="13.5" y="9.8" width="13" height="3.4" rx=".6" />,
  () => <path d="M20 7.5 24.5 14.5H15.5Z" />,
];

interface FaceProps {
  id: string;
  /** 22 px instead of 36. */
  small?: boolean;
}

/** The face that belongs to an id; the same id has the same face everywhere. */
export function Face({ id, small = false }: FaceProps) {
  const [core, mark, tone] = shapeOf(id);
  const narrow = core === 2;
  return (
    <svg
      class={small ? 'face face--sm' : 'face'}
      data-tone={tone}
      style={{ '--h': hueOf(id) }}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <g fill="var(--core)">{cores[core]?.()}</g>
      <g transform={narrow ? 'translate(5.6 10.4) scale(.72)' : 'translate(0 0)'}>
        <path d="M10 21.5H16.5M23.5 21.5H30" stroke="var(--slit)" stroke-width={narrow ? 2.6 : 2} />
        <g fill="var(--mark)">{marks[mark]?.()}</g>
      </g>
    </svg>
  );
}
