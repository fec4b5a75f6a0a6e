// The line to say. Enter speaks, but never while an input method is composing; Shift and Enter starts a new line.
// Quoted clues stand above the words as slips. What was refused comes back into the field with the reason.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { LIMITS } from '../../src/protocol/plain.ts';
import type { GameView } from '../../src/protocol/view.ts';
import type { Said } from '../app/api.ts';
import { keep, recall } from '../app/keep.ts';
import { words } from '../app/language.ts';
import { RefusalNote } from '../app/refusal.tsx';
import { Icon } from '../parts/icons.tsx';
import { papers } from '../words/papers.ts';
import { table } from '../words/table.ts';
import { useDesk } from './desk.ts';

const GROWS = CSS.supports('field-sizing', 'content');

export function Composer({ view }: { view: GameView }) {
  const desk = useDesk();
  const { game, field, quotes } = desk;
  const draft = `draft.${game.id}`;
  const [text, setText] = useState(() => recall(draft) ?? '');
  const [refused, setRefused] = useState<Said | null>(null);
  const [picking, setPicking] = useState(false);
  const w = words(table);
  const p = words(papers);

  useEffect(() => keep(draft, text === '' ? null : text), [text]);
  useLayoutEffect(() => {
    const box = field.current;
    if (GROWS || box === null) return;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight}px`;
  }, [text]);

  if (view.me.seat === null) return <p class="listening sm faint">{w.listening}</p>;

  const over = [...text].length - LIMITS.utterance;
  const clues = view.clues;
  const dealt = clues.filter((clue) => clue.open !== null && !quotes.value.includes(clue.id));

  const speak = async () => {
    const said = text.trim();
    const slips = [...quotes.value];
    if (said === '') return field.current?.focus();
    setText('');
    setRefused(null);
    setPicking(false);
    quotes.value = [];
    const answer = await game.say(said, slips);
    if (answer === null || answer.code === 'offline') return;
    setRefused(answer);
    setText((newer) => (newer.trim() === '' ? said : `${said}\n${newer}`));
    quotes.value = slips;
  };

  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        void speak();
      }}
    >
      <RefusalNote refused={refused} />
      {quotes.value.length > 0 && (
        <ul class="chips">
          {quotes.value.map((id) => {
            const at = clues.findIndex((clue) => clue.id === id);
            const title = clues[at]?.open?.title ?? '';
            return (
              <li key={id} class="slip">
                <small>{p.clueNo(at + 1)}</small>
                {title}
                <button
                  type="button"
                  aria-label={w.unquote(title)}
                  onClick={() => (quotes.value = quotes.value.filter((other) => other !== id))}
                >
                  <Icon name="close" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <textarea
        ref={field}
        id="say"
        rows={1}
        enterkeyhint="send"
        aria-label={w.sayPlaceholder}
        aria-describedby="say-hint"
        placeholder={w.sayPlaceholder}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
          event.preventDefault();
          void speak();
        }}
      />
      <button class="stamp stamp--chop" type="submit" aria-label={w.sayLabel} disabled={over > 0}>
        {w.say}
      </button>
      <span class="vh" id="say-hint">
        {w.sayHint}
      </span>
      {picking && (
        <div class="picker">
          {dealt.length === 0 ? (
            <p class="sm faint">{w.quoteNone}</p>
          ) : (
            dealt.map((clue) => (
              <button
                key={clue.id}
                class="slip"
                type="button"
                onClick={() => {
                  setPicking(false);
                  desk.quote(clue.id);
                }}
              >
                <small>{p.clueNo(clues.indexOf(clue) + 1)}</small>
                {clue.open?.title}
              </button>
            ))
          )}
        </div>
      )}
      <div class="row">
        {clues.length > 0 && (
          <button class="word" type="button" aria-expanded={picking} onClick={() => setPicking(!picking)}>
            {w.quoteOne}
          </button>
        )}
        {view.game.status === 'playing' && (
          <button class="word" type="button" onClick={() => (desk.sheet.value = 'whereabouts')}>
            {w.noteMine}
          </button>
        )}
        {over > 0 && (
          <span class="sm over" role="status">
            {w.tooLong(over)}
          </span>
        )}
      </div>
    </form>
  );
}
