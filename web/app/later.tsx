// Parts that come after the first load. A part is fetched once; while it is on its way nothing stands in its place, and
// when it cannot be fetched (the line is down, or the server has a newer page) a sentence and a way out do.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { shell } from '../words/shell.ts';
import { words } from './language.ts';

export interface Later<P> {
  Part: (props: P) => ReturnType<typeof Lost> | null;
  /** True once there is something to draw: the part, or the sentence that it could not be fetched. */
  ready: () => boolean;
  load: () => void;
}

export function later<P extends object>(fetchPart: () => Promise<ComponentType<P>>): Later<P> {
  const part = signal<ComponentType<P> | null>(null);
  const lost = signal(false);
  let asked = false;
  const load = () => {
    if (asked) return;
    asked = true;
    fetchPart().then(
      (loaded) => (part.value = loaded),
      () => {
        asked = false;
        lost.value = true;
      },
    );
  };
  return {
    load,
    ready: () => part.value !== null || lost.value,
    Part(props) {
      const Loaded = part.value;
      if (Loaded !== null) return <Loaded {...props} />;
      if (lost.value) return <Lost />;
      load();
      return null;
    },
  };
}

/** Fetches parts while the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 5_000 });
  else setTimeout(act, 2_000);
}

function Lost() {
  const w = words(shell);
  return (
    <p class="lost-part" role="alert">
      {w.lostPart}{' '}
      <button class="word" type="button" onClick={() => location.reload()}>
        {w.reload}
      </button>
    </p>
  );
}
