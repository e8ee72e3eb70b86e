/**
 * What the door keeps on the device, in IndexedDB and sealed (docs/decisions/0047). A database is opened for one act and closed
 * again: nothing may stand in the way of who deletes it.
 */
const STORE = 'kept';

/** What a list lies in: the end of a session deletes it by this name (platform/session/session.ts). */
export const LISTS = 'portal.door';
/** What was done and not sent: it outlives the session. */
export const ACTS = 'portal_door_acts';

/** What IndexedDB takes as a key. */
type Key = number | string;

/** Runs one act upon the store of a database, in a transaction of its own; done once it lies on the disk. */
async function withStore<Result>(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await opened(name);
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
  } finally {
    database.close();
  }
}

const opened = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
    request.addEventListener('success', () => {
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('closed')));
  });

export const putKept = (name: string, record: { id: Key }): Promise<unknown> =>
  withStore(name, 'readwrite', (store) => store.put(record));
export const dropKept = (name: string, id: Key): Promise<unknown> =>
  withStore(name, 'readwrite', (store) => store.delete(id));
export const allKept = <Of>(name: string): Promise<Of[]> =>
  withStore(name, 'readonly', (store) => store.getAll() as IDBRequest<Of[]>);

/** Whether the browser keeps anything at all: not everywhere where the portal is opened without https. */
export const canKeep = (): boolean => 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined;
