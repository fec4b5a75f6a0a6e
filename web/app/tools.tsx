// The two tools that stand in every head: day and night, and the language of the page.
import { Icon } from '../parts/icons.tsx';
import { shell } from '../words/shell.ts';
import { changeLanguage, words } from './language.ts';
import { changeTheme, theme } from './theme.ts';

export function ThemeTool() {
  const label = words(shell).theme[theme()];
  return (
    <button class="tool" type="button" aria-label={label} title={label} onClick={changeTheme}>
      <Icon name="sun-moon" />
    </button>
  );
}

export function LanguageTool() {
  const w = words(shell);
  return (
    <button class="word word--plain" type="button" aria-label={w.otherLanguageLabel} onClick={changeLanguage}>
      {w.otherLanguage}
    </button>
  );
}
