// One case lying open: what it says about itself before any seal, and the two ways to sit down with it.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { LIMITS } from '../../src/protocol/plain.ts';
import type { ShelfCase } from '../../src/protocol/requests.ts';
import type { Said } from '../app/api.ts';
import { useBack } from '../app/back.ts';
import { language, words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { Cloth } from '../parts/cloth.tsx';
import { Icon } from '../parts/icons.tsx';
import { home } from '../words/home.ts';
import { nameOrGuest, openTable } from './start.ts';

interface CaseDialogProps {
  found: ShelfCase;
  close: () => void;
}

export function CaseDialog({ found, close }: CaseDialogProps) {
  const w = words(home);
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useSignal(nameOrGuest());
  const waiting = useSignal<'room' | 'solo' | null>(null);
  const refused = useSignal<Said | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useBack(true, close);

  const open = async (way: 'room' | 'solo') => {
    if (waiting.value !== null) return;
    waiting.value = way;
    refused.value = await openTable({ id: found.id }, way === 'solo', name.value);
    waiting.value = null;
  };
  const facts = [
    w.genre[found.genre] ?? '',
    w.shelf.seats(found.seats),
    ...(found.minutes === null ? [] : [w.shelf.minutes(found.minutes)]),
    ...(found.language === language.value ? [] : [w.shelf.other(found.language)]),
  ];
  const comma = language.value === 'zh' ? '，' : ', ';

  return (
    <dialog
      ref={dialog}
      class="opened"
      aria-labelledby="case-title"
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="sheet">
        <div class="plate" aria-hidden="true">
          <Cloth dye={found.dye} motif={found.motif} title={found.title} />
        </div>
        <div class="about">
          <header>
            <h2 id="case-title" lang={found.language}>
              {found.title}
            </h2>
            <button
              class="tool"
              type="button"
              aria-label={w.open.close}
              title={w.open.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          </header>
          <p class="sm dim">{facts.filter((fact) => fact !== '').join(comma)}</p>
          <p class="premise" lang={found.language}>
            {found.premise}
          </p>
          <dl class="facts">
            <dt>{w.open.notes}</dt>
            <dd>
              {found.contentNotes.length === 0
                ? w.open.noNotes
                : found.contentNotes.join(language.value === 'zh' ? '；' : '; ')}
            </dd>
            <dt>{w.open.author}</dt>
            <dd>{[found.author, found.license].filter((part) => part !== '').join(comma)}</dd>
          </dl>
          <label class="called">
            <span class="sm dim">{w.open.name}</span>
            <input
              class="underline"
              value={name.value}
              maxLength={LIMITS.nickname}
              autocomplete="nickname"
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </label>
          <div class="ways">
            <div>
              <button
                class="stamp"
                type="button"
                aria-disabled={waiting.value !== null}
                aria-describedby="way-room"
                onClick={() => void open('room')}
              >
                {waiting.value === 'room' ? w.open.waiting : w.open.room}
              </button>
              <p class="xs dim" id="way-room">
                {w.open.roomNote}
              </p>
            </div>
            <div>
              <button
                class="word"
                type="button"
                aria-disabled={waiting.value !== null}
                aria-describedby="way-solo"
                onClick={() => void open('solo')}
              >
                {waiting.value === 'solo' ? w.open.waiting : w.open.solo}
              </button>
              <p class="xs dim" id="way-solo">
                {w.open.soloNote}
              </p>
            </div>
          </div>
          <RefusalNote refused={refused.value} class="under" />
        </div>
      </div>
    </dialog>
  );
}
