// The sign of the product: a wax seal that lies on everything sealed and breaks once, at the reveal.
// The two halves are always there; `data-seal` moves them (styles/parts.css), so sealed, cracking and broken are one
// drawing. `SealDefs` is rendered once in the body and holds the shapes that all seals and chops share.
// Under 40 px use `Chop`: flat wax with a white character, because the carving would turn to mud.

const EDGE =
  'M112.5 60C112.8 64.3 114.3 69.1 113.2 73.1C112.2 77.2 109.2 81.2 106.4 84.3C103.5 87.5 99.3 89.4 96.2 92C93.1 94.7 90.8 97.5 87.8 100.3C84.8 103 82 106.7 78.4 108.4C74.8 110.2 70.2 110.7 66.2 110.8C62.1 111 58.2 109.6 54 109.5C49.8 109.3 44.7 111.4 41.1 109.9C37.4 108.4 34.9 103.5 32 100.6C29.1 97.7 26.2 95.3 23.4 92.4C20.6 89.6 17.4 86.9 15.2 83.5C13.1 80.1 10.8 76.1 10.4 72.2C9.9 68.3 12.2 64 12.4 60C12.6 56 11.4 52.2 11.5 48C11.6 43.9 11.7 39.4 12.9 35.3C14 31.1 15.5 26.2 18.4 23.1C21.3 20.1 26.3 18.8 30.2 16.8C34 14.8 37.5 11.9 41.5 11.2C45.5 10.4 50.2 12 54.2 12.3C58.2 12.6 61.8 12.8 65.7 13.1C69.6 13.4 73.7 13 77.5 14C81.3 14.9 85.5 16.3 88.5 18.8C91.4 21.2 92.5 25.8 95.2 28.8C97.9 31.8 101.8 33.5 104.6 36.6C107.4 39.7 110.6 43.3 111.9 47.2C113.2 51.1 112.3 55.7 112.5 60Z';
const FENG =
  'M40 45H57.5M48.6 38.5V55M37.5 55.2 59 54.6M40.5 64.6H57.5M49 59V80.5M37.5 80.5 59.5 77.8M61.5 52.8 84.5 52M75.8 38.5V81.5L68.5 77.5M64 60.5 68.8 68';

/** Shapes shared by every seal on the page; rendered once, first thing in the body. */
export function SealDefs() {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <path id="edge" d={EDGE} />
        <path id="feng" d={FENG} />
        <g id="wax">
          <use href="#edge" y="3.5" fill="#000" opacity=".28" />
          <use href="#edge" fill="var(--wax-deep)" />
          <use href="#edge" transform="translate(1 .2) scale(.972)" fill="var(--wax)" />
          <path
            d="M22 44C26 31 36 22 50 19M58 17.6 66 18M99 78C95 85 89 92 82 97"
            fill="none"
            stroke="var(--wax-lit)"
            stroke-width="2.6"
            stroke-linecap="round"
          />
          <circle cx="60.5" cy="60.5" r="36" fill="var(--wax-deep)" />
          <circle cx="61.4" cy="61.6" r="35" fill="var(--wax-press)" />
          <path
            d="M90 81A35.6 35.6 0 0 1 60 96.6"
            fill="none"
            stroke="var(--wax-lit)"
            stroke-width="1.6"
            stroke-linecap="round"
          />
          <g fill="none" stroke-linejoin="bevel">
            <use href="#feng" x="1" y="1.2" stroke="var(--wax-lit)" stroke-width="5" />
            <use href="#feng" stroke="var(--wax-deep)" stroke-width="4.8" />
          </g>
        </g>
        <g id="chop">
          <use href="#edge" fill="var(--wax)" />
          <circle cx="61" cy="61" r="40" fill="none" stroke="var(--on-wax)" stroke-width="2.4" />
          <g transform="translate(-6.6 -6.6) scale(1.11)">
            <use href="#feng" fill="none" stroke="var(--on-wax)" stroke-width="5.4" />
          </g>
        </g>
        <clipPath id="seal-l">
          <path d="M-30-30H66L61 16 52 32 66 46 55 62 69 78 58 94 63 150H-30Z" />
        </clipPath>
        <clipPath id="seal-r">
          <path d="M150-30H65.6L60.6 16 51.6 32 65.6 46 54.6 62 68.6 78 57.6 94 62.6 150H150Z" />
        </clipPath>
      </defs>
    </svg>
  );
}

export type SealState = 'sealed' | 'cracking' | 'broken';

interface SealProps {
  state: SealState;
  /** Any CSS width; without it the style sheet decides. */
  size?: string;
  /** What a reader hears; without it the seal is ornament. */
  label?: string;
}

/** The seal in one of its three states. */
export function Seal({ state, size, label }: SealProps) {
  const named = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <svg class="seal" data-seal={state} viewBox="-24 0 168 122" style={size ? { width: size } : {}} {...named}>
      <use class="whole" href="#wax" />
      <g class="half half-l" clip-path="url(#seal-l)">
        <use href="#wax" />
      </g>
      <g class="half half-r" clip-path="url(#seal-r)">
        <use href="#wax" />
      </g>
      <path
        class="crack"
        fill="#1c0a05"
        d="M60.8 13 61 16 52 32 66 46 55 62 69 78 58 94 62 113 56.5 94 66 78.6 52.6 62.4 63 46.4 49.6 32Z"
      />
      <g class="crumbs" fill="var(--wax)">
        <path d="M60 108l4 2-1 4-5-1ZM70 114l3 1-1 3-3-1ZM54 3l3 1-2 3-3-2Z" />
        <path fill="var(--wax-deep)" d="M66 100l3 3-3 2ZM57 116l2 2-3 1Z" />
      </g>
    </svg>
  );
}

/** The small seal: brand mark, last dot of the thread, corner of a cover. Always ornament; words stand beside it. */
export function Chop() {
  return (
    <svg class="seal chop" viewBox="6 6 112 112" aria-hidden="true">
      <use href="#chop" />
    </svg>
  );
}
