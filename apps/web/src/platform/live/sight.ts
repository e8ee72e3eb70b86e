/** Whether somebody looks. */
export interface Sight {
  isSeen(): boolean;
  /** Calls `look` whenever that may have changed. Answers how to stop. */
  watch(look: () => void): () => void;
}

/** At this tab. */
export const tabSight: Sight = {
  isSeen: () => document.visibilityState === 'visible',
  watch(look) {
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  },
};

/** A tab that is closed while it is seen says nothing: one that reads for the others asks so often who is left. */
const ASK_AGAIN_MS = 10_000;

/**
 * At any tab of the browser that shares the sight of that name: each holds a lock while it is seen, and says so on the
 * channel. `isSeen` is what was known last; `ask` finds out anew, and is called when another tab says something.
 */
export function openSharedSight(name: string, say: () => void): Sight & { ask: () => void; close: () => void } {
  const listeners = new Set<() => void>();
  let anyone = tabSight.isSeen();
  let letGo: (() => void) | undefined;
  let isOver = false;

  const hold = async () => {
    if (letGo || isOver || !tabSight.isSeen()) return;
    const gone = new Promise<void>((resolve) => (letGo = resolve));
    await navigator.locks.request(name, { mode: 'shared' }, () => {
      say();
      return gone;
    });
    say();
    await ask();
  };
  const release = () => {
    letGo?.();
    letGo = undefined;
  };
  const ask = async () => {
    const { held = [] } = await navigator.locks.query();
    const before = anyone;
    anyone = tabSight.isSeen() || held.some((lock) => lock.name === name);
    if (anyone !== before) listeners.forEach((look) => look());
  };
  const turn = () => {
    if (tabSight.isSeen()) void hold();
    else release();
    void ask();
  };
  void hold();
  const stop = tabSight.watch(turn);
  const asking = setInterval(() => !tabSight.isSeen() && void ask(), ASK_AGAIN_MS);
  return {
    isSeen: () => tabSight.isSeen() || anyone,
    watch(look) {
      const stopWatching = tabSight.watch(look);
      listeners.add(look);
      return () => {
        listeners.delete(look);
        stopWatching();
      };
    },
    ask: () => void ask(),
    close() {
      isOver = true;
      stop();
      clearInterval(asking);
      release();
    },
  };
}
