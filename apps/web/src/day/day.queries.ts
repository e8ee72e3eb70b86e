import { useEffect } from 'react';
import { follow } from '../platform/live/topics.ts';
import { queryClient } from '../platform/network/queryClient.ts';

/** What is renewed when something else waits for the reader. */
export const MY_DAY = ['myDay'] as const;

/** What many do at once is read once. */
const GATHER_MS = 1_000;

/** Reads the day anew when cards in sight, or what lies beside them, are others. */
export function useDayLive(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: MY_DAY });
      }, GATHER_MS);
    };
    const follower = { onMissed: renew, onEvent: renew };
    const stops = [follow('board', follower), follow('beside', follower)];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, []);
}
