import { useEffect } from 'react';
import { gathered } from '../platform/live/gathered.ts';
import { follow } from '../platform/live/topics.ts';
import { queryClient } from '../platform/network/queryClient.ts';

/** What is renewed when something else waits for the reader. */
export const MY_DAY = ['myDay'] as const;

/** What many do at once is read once. */
const GATHER_MS = 1_000;

/** Reads the day anew when cards in sight, or what lies beside them, are others. */
export function useDayLive(): void {
  useEffect(() => {
    const { ask, stop: stopGathering } = gathered(GATHER_MS, () => {
      void queryClient.invalidateQueries({ queryKey: MY_DAY });
    });
    const follower = { onMissed: ask, onEvent: ask };
    const stops = [follow('board', follower), follow('beside', follower)];
    return () => {
      stopGathering();
      stops.forEach((stop) => stop());
    };
  }, []);
}
