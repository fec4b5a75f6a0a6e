// Bringing a case of one's own. The text is checked here, by the checker the server uses, before anything is sent;
// what was typed outlives a visit to another page, and nothing of it is written to disk.
import { signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { LIMITS } from '../../src/protocol/plain.ts';
import type { IssueLevel } from '../../src/artifact/case/messages.ts';
import type { Said } from '../app/api.ts';
import { words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import type { Checked } from '../lazy/check.ts';
import '../styles/bring.css';
import { bring } from '../words/bring.ts';
import { bytesOf, readFile, sizeOf } from './case-text.ts';
import { countLines, ManuscriptField, type Manuscript } from './manuscript.tsx';
import { ReadyCase } from './ready-case.tsx';
import { Findings } from './findings.tsx';
import { Top } from './top.tsx';

const text = signal('');
const checked = signal<Checked | null>(null);
const PAUSE = 500;

export function Bring() {
  const w = words(bring);
  const state = useSignal<'idle' | 'checking'>('idle');
  const refused = useSignal<Said | null>(null);
  const decoded = useSignal(false);
  const over = useSignal(false);
  const timer = useRef(0);
  const manuscript = useRef<Manuscript | null>(null);
  useEffect(() => {
    document.title = w.title;
  }, [w]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = async () => {
    const current = text.value;
    refused.value = null;
    if (current.trim() === '') return;
    const bytes = bytesOf(current);
    if (bytes > LIMITS.caseBytes) {
      refused.value = { code: 'too_large', ...w.tooLarge(sizeOf(bytes)) };
      return;
    }
    state.value = 'checking';
    try {
      const { check } = await import('../lazy/check.ts');
      // One frame, so that the line that says so is painted before the work starts.
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (text.value === current) checked.value = check(current);
    } catch {
      refused.value = { code: 'offline', ...w.noChecker };
    }
    state.value = 'idle';
  };

  const put = (next: string, soon: boolean) => {
    text.value = next;
    checked.value = null;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void look(), soon ? 0 : PAUSE) as unknown as number;
  };

  const sample = async () => {
    try {
      const { default: example } = await import('../lazy/sample.yml?raw');
      if (text.value === '') put(example, true);
    } catch {
      refused.value = { code: 'offline', ...w.noChecker };
    }
  };

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readFile(file);
    decoded.value = false;
    if (read === 'unreadable') refused.value = { code: 'unreadable', ...w.unreadable };
    else if ('tooLarge' in read) refused.value = { code: 'too_large', ...w.tooLarge(sizeOf(read.tooLarge)) };
    else {
      decoded.value = read.gb;
      put(read.text, true);
    }
  };

  const marks = useMemo(() => marksOf(checked.value), [checked.value]);
  const result = checked.value;
  return (
    <div class="at-home at-bring">
      <Top />
      <main id="main" tabIndex={-1}>
        <header class="intro">
          <h1>{w.heading}</h1>
          <p class="lede">{w.lede}</p>
        </header>
        <div class="workbench">
          <div
            class="script"
            data-over={over.value || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              over.value = true;
            }}
            onDragLeave={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget as Node | null)) over.value = false;
            }}
            onDrop={(event) => {
              event.preventDefault();
              over.value = false;
              void take(event.dataTransfer?.files[0]);
            }}
          >
            <ManuscriptField text={text.value} marks={marks} onText={put} handle={manuscript} />
            <p class="dropping song" aria-hidden="true">
              {w.drop}
            </p>
            <div class="row">
              <label class="word pick">
                {w.choose}
                <input
                  class="vh"
                  type="file"
                  accept=".yml,.yaml,.json,application/json,application/yaml"
                  onChange={(event) => {
                    void take(event.currentTarget.files?.[0]);
                    event.currentTarget.value = '';
                  }}
                />
              </label>
              {text.value === '' && (
                <button class="word" type="button" onClick={() => void sample()}>
                  {w.sample}
                </button>
              )}
              {text.value !== '' && (
                <button class="word" type="button" onClick={() => put('', true)}>
                  {w.clear}
                </button>
              )}
              {text.value !== '' && (
                <span class="xs faint num">{w.size(countLines(text.value), sizeOf(bytesOf(text.value)))}</span>
              )}
            </div>
            {decoded.value && <p class="xs dim">{w.decoded}</p>}
          </div>
          <div class="result">
            <p class="verdict song" role="status" data-clean={(result !== null && result.case !== null) || undefined}>
              {state.value === 'checking'
                ? w.checking
                : result !== null
                  ? verdictOf(result)
                  : refused.value === null
                    ? w.waiting
                    : w.unread}
            </p>
            <RefusalNote refused={refused.value} class="under" />
            {refused.value !== null && text.value !== '' && (
              <button class="word" type="button" onClick={() => void look()}>
                {w.again}
              </button>
            )}
            {result?.case && <ReadyCase found={result.case} unplayable={result.unplayable} text={text.value} />}
            {result?.case && <Promises />}
            {result !== null && result.issues.length > 0 && (
              <Findings issues={result.issues} jump={(line) => manuscript.current?.jump(line)} />
            )}
            {result?.case ? null : <Promises />}
          </div>
        </div>
      </main>
    </div>
  );
}

function Promises() {
  return (
    <dl class="promises">
      {words(bring).promises.map(([name, promise]) => (
        <div key={name}>
          <dt class="song">{name}</dt>
          <dd class="sm dim">{promise}</dd>
        </div>
      ))}
    </dl>
  );
}

function verdictOf({ case: file, issues }: Checked): string {
  const w = words(bring);
  const errors = issues.filter(({ level }) => level === 'error').length;
  const rest = issues.length - errors;
  if (file === null) return w.broken(errors, rest);
  return rest === 0 ? w.clean : w.cleanBut(rest);
}

/** The gravest finding of each line. */
function marksOf(result: Checked | null): Map<number, IssueLevel> {
  const marks = new Map<number, IssueLevel>();
  const weight: Record<IssueLevel, number> = { error: 2, warn: 1, hint: 0 };
  for (const { line, level } of result?.issues ?? []) {
    const known = line === null ? undefined : marks.get(line);
    if (line !== null && (known === undefined || weight[level] > weight[known])) marks.set(line, level);
  }
  return marks;
}
