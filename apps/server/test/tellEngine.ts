import { writeFile } from 'node:fs/promises';
import type { Database } from '../src/platform/database/database.ts';
import { engineOf } from '../src/platform/database/root.ts';

const sentence = {
  pglite: (version: string) => `PGlite (PostgreSQL ${version})`,
  postgres: (version: string) => `PostgreSQL ${version}`,
};

/** Writes which engine the tests met, by its own word, into the file that the test command names. */
export async function tellEngine(database: Database): Promise<void> {
  const file = process.env['TEST_ENGINE_REPORT'];
  if (!file) return;
  const { rows } = await engineOf(database).executeSql('SHOW server_version');
  await writeFile(file, sentence[database.engine](String(rows[0]?.['server_version'])));
}
