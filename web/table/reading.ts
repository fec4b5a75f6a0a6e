// How far somebody has read. New words pull the log along only while its foot is in sight; otherwise a divider stands
// before the first unread line and a word leads to the newest. Used by the log alone.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LineView } from '../../src/protocol/view.ts';
import type { Desk } from './desk.ts';

const NEAR = 72;

export interface Reading {
  scroller: { current: HTMLDivElement | null };
  atFoot: boolean;
  /** Number of the last line before the divider; null when nothing is new. */
  divider: number | null;
  onScroll: () => void;
  toFoot: () => void;
}

export function useReading(desk: Desk, lines: LineView[], me: string | null, tail: string): Reading {
  const scroller = useRef<HTMLDivElement | null>(null);
  const foot = useRef(true);
  const [atFoot, setAtFoot] = useState(true);
  const [divider, setDivider] = useState<number | null>(null);
  const last = lines.at(-1)?.seq ?? 0;
  const looking = desk.looking.value;
  const inSight = desk.pane.value === 'talk' || !matchMedia('(width < 56.25rem)').matches;

  const toFoot = () => {
    const box = scroller.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
    foot.current = true;
    setAtFoot(true);
  };

  /** Marks everything as read when its foot is before somebody's eyes, else puts the divider. */
  const look = () => {
    if (foot.current && inSight && looking === null && !document.hidden)
      desk.readTo.value = Math.max(last, desk.readTo.peek());
    else if (last > desk.readTo.peek()) setDivider((old) => old ?? desk.readTo.peek());
  };

  const onScroll = () => {
    const box = scroller.current;
    if (box === null || box.clientHeight === 0) return;
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (near !== foot.current) {
      foot.current = near;
      setAtFoot(near);
    }
    if (near) look();
  };

  // The first look at a talk that went on without this person.
  useLayoutEffect(() => {
    const read = desk.readTo.peek();
    if (read > 0 && lines.some((line) => line.seq > read && line.kind !== 'joined')) setDivider(read);
  }, []);

  useLayoutEffect(() => {
    const newest = lines.at(-1);
    if (newest?.kind === 'said' && newest.seat === me) setDivider(null);
    if (foot.current && inSight) toFoot();
    look();
  }, [last, tail, looking, inSight]);

  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

  // The keyboard of a phone, a taller composer, a turned screen: the foot stays the foot.
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => {
      if (foot.current) box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);

  return { scroller, atFoot, divider, onScroll, toFoot };
}
