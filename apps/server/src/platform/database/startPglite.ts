import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { DatabaseSettings } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { DurableFiles } from './durableFiles.ts';
import { typeParsers } from './typeParsers.ts';

/** The `dataDir` of a database that lives in memory and is gone when closed. */
export const inMemory = 'memory://';

const startParams = PGlite.defaultStartParams
  // -F turns fsync off.
  .filter((param) => param !== '-F')
  .concat('-c', 'wal_sync_method=fsync', '-c', 'max_wal_size=128MB');

interface Started {
  pglite: PGlite;
  /** Lets another process open the directory; after the engine was closed. */
  release: () => void;
}

/** Starts the embedded engine in memory, or in `<dataDir>/database`, which is made on the first start. */
export async function startPglite({ dataDir, dump }: DatabaseSettings): Promise<Started> {
  const options: PGliteOptions = { extensions: { unaccent, pg_trgm }, parsers: typeParsers };
  if (dataDir === inMemory) {
    const pglite = await PGlite.create({ ...options, dataDir, ...(dump && { loadDataDir: dump }) });
    return { pglite, release: () => {} };
  }

  const directory = resolve(dataDir);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const { release } = lockDirectory(directory, join(directory, 'database.lock'));
  try {
    const home = join(directory, 'database');
    if (!existsSync(home)) await makeCluster(join(directory, 'database.new'), home);
    return { pglite: await PGlite.create({ ...options, fs: new DurableFiles(home), startParams }), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Under another name until it is whole, so that a first start that was cut off is simply begun again. */
async function makeCluster(unfinished: string, home: string): Promise<void> {
  await rm(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ fs: new DurableFiles(unfinished) });
  await pglite.close();
  await rename(unfinished, home);
}
