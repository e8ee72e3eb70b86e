/** Whether the portal is reached, as far as known. */
const listeners = new Set<(event?: Event) => void>();
let reached = true;

/** Each call tells how it went. */
export function noteReached(now: boolean): void {
  if (now === reached) return;
  reached = now;
  listeners.forEach((listener) => listener());
}

export const isReached = (): boolean => reached && navigator.onLine;

export function onConnectionChange(listener: (event?: Event) => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Runs once when the connection is back: a request is answered after some were not, or the browser says that the device
 * has a network again. Returns how to stop waiting.
 */
export function onceBack(run: () => void): () => void {
  let before = isReached();
  const look = (event?: Event) => {
    const now = isReached();
    const cameBack = now && !before;
    before = now;
    if (cameBack || event?.type === 'online') {
      stop();
      run();
    }
  };
  const stop = onConnectionChange(look);
  return stop;
}

/**
 * Waits so many milliseconds; shorter where `over` is aborted, and where asked for until the connection is back. Answers
 * whether it came back.
 */
export const pause = (ms: number, { untilBack, over }: { untilBack: boolean; over?: AbortSignal }): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (back: boolean) => {
      clearTimeout(timer);
      stopListening();
      over?.removeEventListener('abort', abort);
      resolve(back);
    };
    const abort = () => end(false);
    const timer = setTimeout(abort, ms);
    const stopListening = untilBack ? onceBack(() => end(true)) : () => undefined;
    over?.addEventListener('abort', abort);
  });
