import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/platform/database/openDatabase.ts';
import { engineOf } from '../src/platform/database/root.ts';
import { inMemory } from '../src/platform/database/startPglite.ts';
import { fillTemplate } from './fillTemplate.ts';
import type { Prepared } from './testEngine.ts';
import { quietLog } from './quietLog.ts';

/** Makes the migrated database once; each test file starts from its dump, which takes a tenth of the time. */
export async function preparePglite(): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const dumpFile = join(folder, 'migrated.tar');
  const database = await openDatabase({ dataDir: inMemory, log: quietLog });
  await fillTemplate(database);
  const dump = await engineOf(database).dump?.();
  if (!dump) throw new Error('The embedded engine gave no dump.');
  await writeFile(dumpFile, dump.stream());
  await database.close();
  return {
    testEngine: { engine: 'pglite', dumpFile },
    cleanUp: () => rm(folder, { recursive: true, force: true }),
  };
}
