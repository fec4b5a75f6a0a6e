// A case that passed the check: its cover, what it says about itself, and the stamp that opens a table with it.
import { useSignal } from '@preact/signals';
import type { CaseFile } from '../../src/artifact/case/types.ts';
import { LIMITS, type Language } from '../../src/protocol/plain.ts';
import type { Said } from '../app/api.ts';
import { language, words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { Cloth } from '../parts/cloth.tsx';
import { bring } from '../words/bring.ts';
import { home } from '../words/home.ts';
import { nameOrGuest, openTable } from './start.ts';

interface ReadyCaseProps {
  found: CaseFile;
  unplayable: { [L in Language]: string } | null;
  text: string;
}

export function ReadyCase({ found: { meta, roles, clues }, unplayable, text }: ReadyCaseProps) {
  const w = words(bring);
  const name = useSignal(nameOrGuest());
  const waiting = useSignal(false);
  const refused = useSignal<Said | null>(null);
  const comma = language.value === 'zh' ? '，' : ', ';

  const open = async () => {
    if (waiting.value) return;
    waiting.value = true;
    const { dataOf } = await import('../lazy/check.ts');
    refused.value = await openTable({ file: dataOf(text) }, false, name.value);
    waiting.value = false;
  };
  const facts = [
    words(home).genre[meta.genre] ?? '',
    w.seats(roles.length),
    ...(meta.minutes === null ? [] : [w.minutes(meta.minutes)]),
    w.clues(clues.length),
  ];
  return (
    <section class="ready" aria-label={meta.title}>
      <div aria-hidden="true">
        <Cloth dye={meta.cover.dye} motif={meta.cover.motif} title={meta.title} />
      </div>
      <div>
        <h2 lang={meta.language}>{meta.title}</h2>
        <p class="sm dim">{facts.filter((fact) => fact !== '').join(comma)}</p>
        <dl class="facts sm">
          <dt>{w.author}</dt>
          <dd>{meta.author || w.unsaid}</dd>
          <dt>{w.source}</dt>
          <dd>{meta.source || w.unsaid}</dd>
          <dt>{w.license}</dt>
          <dd>{meta.license || w.unsaid}</dd>
        </dl>
        {unplayable !== null && (
          <RefusalNote refused={{ code: 'not_playable', ...w.notPlayable(unplayable[language.value]) }} class="under" />
        )}
        {unplayable === null && (
          <>
            <label class="called">
              <span class="sm dim">{w.name}</span>
              <input
                class="underline"
                value={name.value}
                maxLength={LIMITS.nickname}
                autocomplete="nickname"
                onInput={(event) => (name.value = event.currentTarget.value)}
              />
            </label>
            <div class="go">
              <button class="stamp" type="button" aria-disabled={waiting.value} onClick={() => void open()}>
                {waiting.value ? w.opening : w.open}
              </button>
              <span class="xs dim">{w.openNote}</span>
            </div>
            <RefusalNote refused={refused.value} class="under" />
          </>
        )}
      </div>
    </section>
  );
}
