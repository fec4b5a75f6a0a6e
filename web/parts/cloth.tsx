// The cover of a case: a thread-bound book in dyed cloth with a title slip and a line drawing stamped blind into the
// weave. The drawings are made for this project, each in a 200 x 200 field; a case names one by its English word and an
// unknown word gets a quiet fret. Colours of cloth are the only literal colours outside the tokens.
import type { ComponentChildren } from 'preact';
import { drawingOf } from './motifs.ts';

interface ClothProps {
  /** indigo, tea, pine, plum or soot; anything else is indigo. */
  dye: string;
  /** English word of the drawing. */
  motif: string;
  title: string;
  /** What lies on the cover, for instance a seal. */
  children?: ComponentChildren;
}

const dyes = new Set(['indigo', 'tea', 'pine', 'plum', 'soot']);

/** A closed book, seen from above. The title is printed text: readers hear it once, here. */
export function Cloth({ dye, motif, title, children }: ClothProps) {
  const latin = /^[\u0020-\u024f’]+$/.test(title);
  return (
    <span class="cloth" style={{ '--dye': `var(--${dyes.has(dye) ? dye : 'indigo'})` }}>
      <svg viewBox="0 0 300 410" preserveAspectRatio="none" aria-hidden="true">
        <g class="blind" transform="translate(64 184)">
          <path d={drawingOf(motif)} />
          <path d={drawingOf(motif)} />
        </g>
        <path class="stitches" d="M276 0V410M276 36H300M276 148H300M276 262H300M276 374H300" />
      </svg>
      <span class={latin ? 'slip-t slip-t--latin' : 'slip-t'} data-long={title.length > (latin ? 14 : 6) || undefined}>
        {title}
      </span>
      {children}
    </span>
  );
}
