export interface Gathered {
  /** Asks for the work. */
  ask: () => void;
  /** Ends it. Answers whether it was asked for and is not done. */
  stop: () => boolean;
}

/** Work that is done once for all who ask for it within that time of the first. */
export function gathered(ms: number, work: () => void): Gathered {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask() {
      timer ??= setTimeout(() => {
        timer = undefined;
        work();
      }, ms);
    },
    stop() {
      const isOwed = timer !== undefined;
      clearTimeout(timer);
      timer = undefined;
      return isOwed;
    },
  };
}
