// The head of the pages outside a game: the sign, the ways to the parts of the house, day and night, the language.
import type { ComponentChildren } from 'preact';
import { words } from '../app/language.ts';
import { Link } from '../app/router.ts';
import { LanguageTool, ThemeTool } from '../app/tools.tsx';
import { Chop } from '../parts/seal.tsx';
import { home } from '../words/home.ts';
import { shell } from '../words/shell.ts';

export function Top({ children }: { children?: ComponentChildren }) {
  const w = words(home);
  return (
    <header class="top">
      <Link class="brand" to="/">
        <Chop />
        {words(shell).brand}
      </Link>
      <nav aria-label={w.nav}>
        {children}
        <LanguageTool />
        <ThemeTool />
      </nav>
    </header>
  );
}
