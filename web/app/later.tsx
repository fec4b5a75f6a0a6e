// Parts that come after the first load. A part is fetched once; while a whole page is on its way, half a sentence stands
// in its place. A server that has got a newer page meanwhile no longer has the old parts: then the page loads itself
// anew, once, and loses nothing (what is half written is kept). If that does not help, a sentence says so.
import { signal } from '@preact/signals';
import type { ComponentChild, ComponentChildren, ComponentType } from 'preact';
import { shell } from '../words/shell.ts';
import { keep, recall } from './keep.ts';
import { words } from './language.ts';

export interface Later<P> {
  Part: (props: P) => ComponentChild;
  /** True once there is something to draw: the part, or the sentence that it could not be fetched. */
  ready: () => boolean;
  load: () => void;
}

export function later<P extends object>(fetchPart: () => Promise<ComponentType<P>>, page = false): Later<P> {
  const part = signal<ComponentType<P> | null>(null);
  const lost = signal(false);
  let asked = false;
  let wanted = false;
  const load = () => {
    if (asked) return;
    asked = true;
    fetchPart().then(
      (loaded) => (part.value = loaded),
      () => {
        asked = false;
        // What was fetched ahead of time is asked for again when somebody wants it.
        if (wanted && !loadAnew()) lost.value = true;
      },
    );
  };
  return {
    load,
    ready: () => part.value !== null || lost.value,
    Part(props) {
      const Loaded = part.value;
      if (Loaded !== null) return <Loaded {...props} />;
      if (lost.value) return <Lost page={page} />;
      wanted = true;
      load();
      return page ? <Halt>{words(shell).opening}</Halt> : null;
    },
  };
}

/** Fetches parts while the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 5_000 });
  else setTimeout(act, 2_000);
}

/** Loads the page anew, at most once in a minute; false when that has just been tried or there is no network. */
function loadAnew(): boolean {
  const last = Number(recall('anew') ?? 0);
  if (!navigator.onLine || Date.now() - last < 60_000) return false;
  keep('anew', String(Date.now()));
  location.reload();
  return true;
}

/** A page that has only one sentence to say. */
export function Halt({ children }: { children: ComponentChildren }) {
  return (
    <main class="halt" id="main" tabIndex={-1}>
      <h1 class="halt-line">
        <span role="status">{children}</span>
      </h1>
    </main>
  );
}

function Lost({ page }: { page: boolean }) {
  const w = words(shell);
  const said = (
    <>
      <p role="alert">{w.lostPart}</p>
      <button class="word" type="button" onClick={() => location.reload()}>
        {w.reload}
      </button>
    </>
  );
  if (!page) return <div class="lost-part">{said}</div>;
  return (
    <main class="halt" id="main">
      <h1>{w.staleTitle}</h1>
      {said}
    </main>
  );
}
