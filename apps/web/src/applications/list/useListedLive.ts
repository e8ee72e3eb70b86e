import { useEffect } from 'react';
import { follow } from '../../platform/live/topics.ts';
import { queryClient } from '../../platform/network/queryClient.ts';

/** What is read anew when an application of the list is another. */
export const LISTED = ['applications'] as const;

/** A list that is sorted and paged is read anew, once for all that changes within this time. */
const GATHER_MS = 1_000;

export function useListedLive(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAnew = () => void queryClient.invalidateQueries({ queryKey: LISTED });
    const renew = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        readAnew();
      }, GATHER_MS);
    };
    const stop = follow('board', { onMissed: renew, onEvent: renew });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}
