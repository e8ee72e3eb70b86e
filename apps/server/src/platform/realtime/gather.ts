/** What is gathered one by one and worked on together. */
interface Gathering<Item> {
  add(item: Item): void;
  /** Drops what was not begun and waits for what was. */
  close(): Promise<void>;
}

/**
 * Hands over together what comes within `waitMs` of the first. One batch after the other: what is told later is never
 * older.
 */
export function gather<Item>(waitMs: number, work: (items: readonly Item[]) => Promise<void>): Gathering<Item> {
  let items: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function workOnBatch(): Promise<void> {
    const batch = items;
    items = [];
    if (batch.length > 0) await work(batch);
  }

  return {
    add(item) {
      items.push(item);
      timer ??= setTimeout(() => {
        timer = undefined;
        running = running.then(workOnBatch);
      }, waitMs);
    },
    async close() {
      clearTimeout(timer);
      items = [];
      await running;
    },
  };
}
