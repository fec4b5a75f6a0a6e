// The small seal with a name beside it: the way back to the front page from everywhere.
import { words } from '../app/language.ts';
import { Link } from '../app/router.ts';
import { Chop } from '../parts/seal.tsx';
import { shell } from '../words/shell.ts';

export function Brand({ name }: { name?: string }) {
  const w = words(shell);
  return (
    <Link class="brand" to="/">
      <Chop />
      <span class="brand-name">{name ?? w.brand}</span>
      <span class="vh"> ({w.home})</span>
    </Link>
  );
}
