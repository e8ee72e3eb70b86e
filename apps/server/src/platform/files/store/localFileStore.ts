import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readdir, rename, stat, unlink } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { checkedName, type FileStore, type KeptFile } from './fileStore.ts';

const UUID = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files below a folder, spread by the first characters of their names. */
export function localFileStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, checkedName(name).slice(0, 2), name);
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
    list: () => listFolder(folder),
  };
}

/** One of the 256 folders at a time; what a killed process left is listed by the name that it was to have. */
async function* listFolder(folder: string): AsyncGenerator<KeptFile> {
  const folders = await readdir(folder).catch(() => []);
  for (const each of folders.filter((name) => /^[0-9a-f]{2}$/.test(name)).toSorted()) {
    const names: string[] = [];
    for await (const entry of await opendir(join(folder, each))) if (entry.isFile()) names.push(entry.name);
    for (const name of names.toSorted()) {
      // One that was removed meanwhile is not there.
      const found = await stat(join(folder, each, name)).catch(() => undefined);
      if (found) yield { name: name.replace(UUID, ''), at: found.mtime, half: UUID.test(name) };
    }
  }
}
