// What lies open over a page closes on Back before the page is left. One history state stands for it while it is open;
// closed in any other way, the state is taken out again. A state left over by a reload is used once more.
import { useEffect, useRef } from 'preact/hooks';

/** `close` closes what is uppermost; `open` stays true as long as anything is left to close. */
export function useBack(open: boolean, close: () => void): void {
  const act = useRef(close);
  const still = useRef(open);
  act.current = close;
  still.current = open;
  useEffect(() => {
    if (!open) return;
    const mark = () => {
      if (!marked()) history.pushState({ open: true }, '');
    };
    const back = () => {
      if (marked()) return;
      act.current();
      // Something below what was closed may still be open.
      setTimeout(() => still.current && mark());
    };
    mark();
    addEventListener('popstate', back);
    return () => {
      still.current = false;
      removeEventListener('popstate', back);
      if (marked()) history.back();
    };
  }, [open]);
}

/** True while the address in the bar is the one pushed for something open. */
export function marked(): boolean {
  return (history.state as { open?: boolean } | null)?.open === true;
}
