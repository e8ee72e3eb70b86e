import { useEffect } from 'react';
import type { Door } from '@portal/contract/events/checkIn.ts';

/** Below the session's own prefix: it goes with it. */
const KEY = 'portal.doorClock';

/** By how many milliseconds this device's clock is ahead of the server's, as of the last answer; without network, of the last one kept. */
export function useAhead(door: Door | undefined, answeredAt: number): number {
  const told = door && answeredAt - Date.parse(door.now);
  useEffect(() => {
    if (told !== undefined) localStorage.setItem(KEY, String(told));
  }, [told]);
  return told ?? (Number(localStorage.getItem(KEY)) || 0);
}
