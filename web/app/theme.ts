// Night or day. Without a choice the page follows the system; choosing what the system says anyway forgets the choice.
import { effect, signal } from '@preact/signals';
import { keep, recall } from './keep.ts';

export type Theme = 'dark' | 'light';

const system = matchMedia('(prefers-color-scheme: dark)');
const systemTheme = signal<Theme>(system.matches ? 'dark' : 'light');
const chosen = signal<Theme | null>(first());

export function theme(): Theme {
  return chosen.value ?? systemTheme.value;
}

export function changeTheme(): void {
  const next = theme() === 'dark' ? 'light' : 'dark';
  chosen.value = next === systemTheme.value ? null : next;
  keep('theme', chosen.value);
}

system.addEventListener('change', () => {
  systemTheme.value = system.matches ? 'dark' : 'light';
});

effect(() => {
  const root = document.documentElement;
  if (chosen.value === null) delete root.dataset['theme'];
  else root.dataset['theme'] = chosen.value;
});

function first(): Theme | null {
  const kept = recall('theme');
  return kept === 'dark' || kept === 'light' ? kept : null;
}
