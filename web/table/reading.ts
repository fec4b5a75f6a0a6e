// How far somebody has read. New words pull the log along only while its foot is in sight; otherwise a divider stands
// before the first unread line and a word leads to the newest. A visit that begins with the game starts at the top and
// stays there until the person scrolls or speaks, so that the opening can be read. Used by the log alone.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LineView } from '../../src/protocol/view.ts';
import type { Desk } from './desk.ts';

const NEAR = 72;

const isNear = (box: HTMLDivElement) => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;

export interface Reading {
  scroller: { current: HTMLDivElement | null };
  atFoot: boolean;
  /** Number of the last line before the divider; null when nothing is new. */
  divider: number | null;
  onScroll: () => void;
  toFoot: () => void;
}

interface Talk {
  lines: LineView[];
  me: string | null;
  /** My lines on their way. */
  mine: number;
  /** Whatever else stands below the last line. */
  tail: string;
  /** The game is in its first phase. */
  beginning: boolean;
}

export function useReading(desk: Desk, { lines, me, mine, tail, beginning }: Talk): Reading {
  const scroller = useRef<HTMLDivElement | null>(null);
  const foot = useRef(true);
  const waiting = useRef(mine);
  const first = useRef(beginning && desk.readTo.peek() === 0);
  const [atFoot, setAtFoot] = useState(true);
  const [divider, setDivider] = useState<number | null>(null);
  const last = lines.at(-1)?.seq ?? 0;
  const looking = desk.looking.value;
  const inSight = desk.pane.value === 'talk' || !matchMedia('(width < 56.25rem)').matches;

  const toFoot = () => {
    const box = scroller.current;
    first.current = false;
    if (box !== null) box.scrollTop = box.scrollHeight;
    foot.current = true;
    setAtFoot(true);
  };

  /** Marks everything as read when its foot is before somebody's eyes, else puts the divider. */
  const look = () => {
    if (foot.current && inSight && looking === null && !document.hidden)
      desk.readTo.value = Math.max(last, desk.readTo.peek());
    else if (!first.current && desk.readTo.peek() > 0 && last > desk.readTo.peek())
      setDivider((old) => old ?? desk.readTo.peek());
  };

  const onScroll = () => {
    const box = scroller.current;
    if (box === null || box.clientHeight === 0) return;
    first.current = false;
    const near = isNear(box);
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
    const box = scroller.current;
    const spoke = mine > waiting.current;
    waiting.current = mine;
    if (spoke || (newest?.kind === 'said' && newest.seat === me)) setDivider(null);
    if (spoke) toFoot();
    else if (first.current && box !== null) {
      foot.current = isNear(box);
      setAtFoot(foot.current);
    } else if (foot.current && inSight) toFoot();
    look();
  }, [last, mine, tail, looking, inSight]);

  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

  // The keyboard of a phone, a taller composer, a turned screen: the foot stays the foot.
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => {
      if (foot.current && !first.current) box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);

  return { scroller, atFoot, divider, onScroll, toFoot };
}
