// The text of a case on paper: a plain text area without wrapping, and beside it the numbers of the lines in view, the
// marked ones in vermilion. Only those numbers are drawn, so a file of ten thousand lines scrolls like a short one.
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useImperativeHandle, useLayoutEffect, useRef } from 'preact/hooks';
import type { IssueLevel } from '../../src/artifact/case/messages.ts';
import { words } from '../app/language.ts';
import { bring } from '../words/bring.ts';

/** Height of one line in px; the style sheet sets the same. */
const LINE = 26;

export interface Manuscript {
  /** Shows a line and selects it. */
  jump(line: number): void;
}

interface ManuscriptProps {
  text: string;
  marks: ReadonlyMap<number, IssueLevel>;
  onText: (text: string, pasted: boolean) => void;
  handle: RefObject<Manuscript | null>;
}

export function ManuscriptField({ text, marks, onText, handle }: ManuscriptProps) {
  const w = words(bring);
  const area = useRef<HTMLTextAreaElement>(null);
  const top = useSignal(0);
  const height = useSignal(600);
  const lines = countLines(text);

  useLayoutEffect(() => {
    const node = area.current;
    if (node === null) return;
    const watch = new ResizeObserver(() => (height.value = node.clientHeight));
    watch.observe(node);
    return () => watch.disconnect();
  }, [height]);

  useImperativeHandle(
    handle,
    () => ({
      jump(line) {
        const node = area.current;
        if (node === null) return;
        const [start, end] = spanOf(node.value, line);
        node.focus({ preventScroll: true });
        node.setSelectionRange(start, end);
        node.scrollTo({ top: Math.max(0, (line - 1) * LINE - node.clientHeight / 3), left: 0 });
        node.scrollIntoView({ block: 'nearest' });
      },
    }),
    [],
  );

  const first = Math.floor(top.value / LINE) + 1;
  const last = Math.min(lines, first + Math.ceil(height.value / LINE));
  const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return (
    <div class="sheet manuscript">
      <div class="numbers" aria-hidden="true">
        <ol style={{ transform: `translateY(${-(top.value % LINE)}px)` }}>
          {shown.map((line) => (
            <li key={line} data-level={marks.get(line)}>
              {line}
            </li>
          ))}
        </ol>
      </div>
      <textarea
        ref={area}
        aria-label={w.text}
        placeholder={w.placeholder}
        wrap="off"
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        value={text}
        onScroll={(event) => (top.value = event.currentTarget.scrollTop)}
        onInput={(event) => onText(event.currentTarget.value, event.inputType === 'insertFromPaste')}
      />
    </div>
  );
}

export function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

function spanOf(text: string, line: number): [start: number, end: number] {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  return [start, end < 0 ? text.length : end];
}
