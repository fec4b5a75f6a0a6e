// The stages at the side: where one is, and a way to each. A sticky row on a phone. Jumping never touches the address,
// because the part after # of a game's address belongs to the room link.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../app/language.ts';
import { reveal } from '../words/reveal.ts';

export interface Stage {
  id: string;
  name: string;
}

interface RailProps {
  stages: readonly Stage[];
  seated: boolean;
  toTable: () => void;
}

export function Rail({ stages, seated, toTable }: RailProps) {
  const w = words(reveal);
  const here = useSignal(stages[0]?.id ?? '');
  const row = useRef<HTMLOListElement>(null);
  const ids = stages.map(({ id }) => id).join(' ');

  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) here.value = entry.target.id;
      },
      { rootMargin: '-20% 0px -70%' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section !== null) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [ids, here]);

  const current = here.value;
  useEffect(() => {
    const list = row.current;
    const item = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && item) list.scrollTo({ left: item.offsetLeft - list.clientWidth / 3 });
  }, [current]);

  return (
    <nav class="stages" aria-label={w.stagesLabel}>
      <ol ref={row}>
        {stages.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              {...(id === current ? { 'aria-current': 'true' as const } : {})}
              onClick={(event) => {
                event.preventDefault();
                const section = document.getElementById(id);
                section?.scrollIntoView();
                section?.focus({ preventScroll: true });
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
      <button class="word" type="button" onClick={toTable}>
        {seated ? w.toTable : w.backToTable}
      </button>
    </nav>
  );
}
