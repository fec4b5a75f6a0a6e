// My notes: kept a moment after the last key, when the field is left and when the page goes out of sight. Words that
// could not be kept stay in the field, and the line beside the heading says so.
import { useEffect, useRef, useState } from 'preact/hooks';
import { LIMITS } from '../../src/protocol/plain.ts';
import type { GameView } from '../../src/protocol/view.ts';
import { words } from '../app/language.ts';
import { papers } from '../words/papers.ts';
import { useDesk } from './desk.ts';

const PAUSE = 1_200;

export function Notes({ view }: { view: GameView }) {
  const { game } = useDesk();
  const w = words(papers);
  const kept = view.me.note;
  const [text, setText] = useState(kept);
  const [state, setState] = useState<'calm' | 'saving' | 'saved' | 'lost'>('calm');
  const newest = useRef(text);
  const sent = useRef(kept);
  newest.current = text;

  const save = async () => {
    const now = newest.current;
    if (now === sent.current) return;
    const before = sent.current;
    sent.current = now;
    setState('saving');
    const refused = await game.send({ type: 'writeNote', text: now });
    if (refused !== null) sent.current = before;
    setState(refused === null ? 'saved' : 'lost');
  };

  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => void save(), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  // Notes written on another device come in while nothing is unsaved here.
  useEffect(() => {
    if (newest.current !== sent.current || kept === sent.current) return;
    sent.current = kept;
    setText(kept);
  }, [kept]);

  useEffect(() => {
    const hidden = () => document.hidden && void save();
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, []);

  if (view.me.seat === null) return <p class="sm faint">{w.notesNone}</p>;
  return (
    <>
      <p class="xs faint state-line">
        {w.notesScope}
        <span role="status">
          {state === 'saving' ? ` · ${w.notesSaving}` : state === 'saved' ? ` · ${w.notesSaved}` : ''}
          {state === 'lost' && <b class="lost"> · {w.notesLost}</b>}
        </span>
      </p>
      <textarea
        id="notes"
        rows={5}
        maxLength={LIMITS.note}
        aria-label={w.notes}
        placeholder={w.notesPlaceholder}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={() => void save()}
      />
    </>
  );
}
