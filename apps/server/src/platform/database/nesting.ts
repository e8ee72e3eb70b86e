import { AsyncLocalStorage } from 'node:async_hooks';

/** A transaction was opened while the same call already is in one. */
export class NestedTransaction extends Error {
  constructor(asked: string) {
    super(
      `database.${asked} was called inside a transaction. Use the db handle that the transaction was given: ` +
        'another connection would not see what it wrote.',
    );
    this.name = 'NestedTransaction';
  }
}

export interface Nesting {
  /** Throws when the calling code runs inside a transaction of this database. */
  refuseInside(asked: string): void;
  /** Marks everything that `work` calls, until it ends, as being inside. */
  inside<T>(work: () => Promise<T>): Promise<T>;
}

export function createNesting(): Nesting {
  const store = new AsyncLocalStorage<{ open: boolean }>();
  return {
    refuseInside(asked) {
      if (store.getStore()?.open) throw new NestedTransaction(asked);
    },
    async inside(work) {
      // What was started inside may outlive the transaction; from then on it is no longer in one.
      const scope = { open: true };
      try {
        return await store.run(scope, work);
      } finally {
        scope.open = false;
      }
    },
  };
}
