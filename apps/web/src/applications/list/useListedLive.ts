import { useEffect } from 'react';
import { gathered } from '../../platform/live/gathered.ts';
import { follow } from '../../platform/live/topics.ts';
import { queryClient } from '../../platform/network/queryClient.ts';

/** What is read anew when an application of the list is another. */
export const LISTED = ['applications'] as const;

/** A list that is sorted and paged is read anew, once for all that changes within this time. */
const GATHER_MS = 1_000;

export function useListedLive(): void {
  useEffect(() => {
    const { ask, stop: stopGathering } = gathered(GATHER_MS, () => {
      void queryClient.invalidateQueries({ queryKey: LISTED });
    });
    const stop = follow('board', { onMissed: ask, onEvent: ask });
    return () => {
      stop();
      stopGathering();
    };
  }, []);
}
