// A room link that a friend has sent, pasted as it came: the words around it do no harm. Stands under the hero and on
// the page of a game that could not be entered.
import { useSignal } from '@preact/signals';
import { words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { pathOfLink } from '../app/room.ts';
import { go } from '../app/router.ts';
import { home } from '../words/home.ts';

export function Join({ label }: { label?: string }) {
  const w = words(home).join;
  const text = useSignal('');
  const unclear = useSignal(false);
  const enter = (event: Event) => {
    event.preventDefault();
    if (text.value.trim() === '') return;
    const path = pathOfLink(text.value);
    unclear.value = path === null;
    if (path !== null) go(path);
  };
  return (
    <form class="join" onSubmit={enter}>
      <label class="sm dim" for="room-link">
        {label ?? w.label}
      </label>
      <div>
        <input
          class="underline"
          id="room-link"
          placeholder={w.placeholder}
          autocomplete="off"
          spellcheck={false}
          inputMode="url"
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            unclear.value = false;
          }}
        />
        <button class="word" type="submit">
          {w.act}
        </button>
      </div>
      <RefusalNote refused={unclear.value ? { code: 'no_link', ...w.unclear } : null} class="under" />
    </form>
  );
}
