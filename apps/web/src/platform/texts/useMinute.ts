import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const hearers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

const tick = () => {
  now = Date.now();
  for (const hear of hearers) hear();
};

/** One clock for all that are shown, and none where nothing is. */
function hearMinutes(hear: () => void): () => void {
  if (hearers.size === 0) {
    now = Date.now();
    timer = setInterval(tick, MINUTE_MS);
  }
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
    if (hearers.size === 0) clearInterval(timer);
  };
}

/** The time, read again each minute. */
export const useMinute = (): number => useSyncExternalStore(hearMinutes, () => now);
