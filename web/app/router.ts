// Where the page is. Three kinds of address: `/`, `/bring`, `/g/<game>` with the room token in the fragment, which no
// server ever sees. `Link` is an ordinary anchor that stays in the page on a plain click.
import { signal } from '@preact/signals';
import { h, type ComponentChildren, type TargetedMouseEvent } from 'preact';

export type Route =
  | { page: 'home' }
  | { page: 'bring' }
  | { page: 'game'; id: string; room: string }
  | { page: 'lost' };

export const route = signal<Route>(read());

/** A step on from something that lies open takes the place of the state that stands for it. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  if (options.replace || history.state !== null) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.value = read();
  scrollTo(0, 0);
}

export function Link({ to, ...rest }: { to: string; class?: string; children: ComponentChildren }) {
  const follow = (event: TargetedMouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return h('a', { ...rest, href: to, onClick: follow });
}

/** Takes the room token out of the address bar once it has been used. */
export function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname);
}

function read(): Route {
  const path = location.pathname.replace(/\/+$/, '') || '/';
  if (path === '/') return { page: 'home' };
  if (path === '/bring') return { page: 'bring' };
  const game = /^\/g\/([A-Za-z0-9_-]{1,64})$/.exec(path)?.[1];
  return game === undefined ? { page: 'lost' } : { page: 'game', id: game, room: roomOf(location.hash) };
}

/** Some send a link with words right behind it; the token ends at the first sign that is none of its own. */
function roomOf(hash: string): string {
  return /^#([A-Za-z0-9_-]{1,64})/.exec(hash)?.[1] ?? '';
}

for (const event of ['popstate', 'hashchange']) addEventListener(event, () => (route.value = read()));
