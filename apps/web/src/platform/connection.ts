/** Whether the portal is reached, as far as known. */
const listeners = new Set<() => void>();
let reached = true;

/** Each call tells how it went. */
export function noteReached(now: boolean): void {
  if (now === reached) return;
  reached = now;
  listeners.forEach((listener) => listener());
}

export const isReached = (): boolean => reached && navigator.onLine;

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
