import type { Readable } from 'node:stream';

/** Bytes by name, whatever keeps them. Names are content digests with an optional variant, so writing twice is harmless. */
export interface FileStore {
  /** Bytes, or what comes of them one after the other; where that fails, nothing is kept. */
  put(name: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  remove(name: string): Promise<void>;
  /** All that it keeps, in the order of the names, read some at a time. */
  list(): AsyncIterable<KeptFile>;
}

export interface KeptFile {
  name: string;
  /** When it was written. */
  at: Date;
  /** What was being written by a process that was killed: `remove` of the name takes it away too. */
  half: boolean;
}

const NAME = /^[0-9a-f]{64}(\.[a-z]+)?$/;

/** Whether a file of this name could be one of the portal's. */
export const isStoredName = (name: string): boolean => NAME.test(name);

/** Refuses what is no name of a file, so that none leads elsewhere. */
export function checkedName(name: string): string {
  if (!isStoredName(name)) throw new Error('A file name is a digest with an optional variant.');
  return name;
}
