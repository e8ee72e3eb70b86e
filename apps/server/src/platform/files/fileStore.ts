import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes by name, whatever keeps them. Names are content digests with an optional variant, so writing twice is harmless. */
export interface FileStore {
  /** Bytes, or what comes of them one after the other; where that fails, nothing is kept. */
  put(name: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  remove(name: string): Promise<void>;
}

const UUID = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files below a folder, spread by the first characters of their names. */
export function localFileStore(folder: string): FileStore {
  const pathOf = (name: string): string => {
    if (!/^[0-9a-f]{64}(\.[a-z]+)?$/.test(name)) throw new Error('A file name is a digest with an optional variant.');
    return join(folder, name.slice(0, 2), name);
  };
  const sizeOf = (name: string): Promise<number | undefined> =>
    stat(pathOf(name)).then(
      ({ size }) => size,
      () => undefined,
    );
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      // The data directory lets the database's user pass; the files are for nobody else.
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written beside and renamed, synced first: a row never points to half a file, not even after a power cut.
      const beside = `${path}.${randomUUID()}`;
      const file = await open(beside, 'w');
      try {
        await file.writeFile(bytes);
        await file.datasync();
        await rename(beside, path);
      } catch (error) {
        await unlink(beside);
        throw error;
      } finally {
        await file.close();
      }
    },
    has: async (name) => (await sizeOf(name)) !== undefined,
    async read(name) {
      const bytes = await sizeOf(name);
      return bytes === undefined ? undefined : { stream: createReadStream(pathOf(name)), bytes };
    },
    async remove(name) {
      const path = pathOf(name);
      await unlink(path).catch(() => undefined);
      // What a process wrote that was killed meanwhile.
      const beside = await readdir(dirname(path)).catch(() => []);
      for (const other of beside.filter((each) => each.startsWith(`${name}.`) && UUID.test(each))) {
        await unlink(join(dirname(path), other)).catch(() => undefined);
      }
    },
  };
}
