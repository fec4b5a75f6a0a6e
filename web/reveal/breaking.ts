// The seal breaks once for each browser and game. Whoever comes back later, or has asked for less motion, finds it
// broken; the pause before it cracks is there so that the eye has arrived.
import { signal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { keep, recall } from '../app/keep.ts';
import type { SealState } from '../parts/seal.tsx';

const LIES_STILL = 900;
const CRACKS = 1000;

export function useBreaking(game: string): ReadonlySignal<SealState> {
  const key = `broken.${game}`;
  const state = useMemo(() => signal<SealState>(recall(key) === '1' || prefersStill() ? 'broken' : 'sealed'), [key]);
  useEffect(() => {
    if (state.value === 'broken') {
      keep(key, '1');
      return;
    }
    const first = setTimeout(() => (state.value = 'cracking'), LIES_STILL);
    const then = setTimeout(() => {
      state.value = 'broken';
      keep(key, '1');
    }, LIES_STILL + CRACKS);
    return () => {
      clearTimeout(first);
      clearTimeout(then);
    };
  }, [key, state]);
  return state;
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
