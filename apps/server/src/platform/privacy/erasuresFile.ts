import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { BackupError } from '../backup/backupError.ts';
import type { Database } from '../database/database.ts';

/** Any number, the same in all processes of all versions. */
const LOCK = 7_202_613;

const lineSchema = z.object({
  mark: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  kind: z.enum(['case', 'draft', 'person', 'leader']),
  subject: z.int(),
  persons: z.array(z.int()),
  at: z.iso.datetime(),
});
export type ErasureLine = z.infer<typeof lineSchema>;

/** Where the record lies in a folder of backups. */
export const erasuresIn = (folder: string): string => join(folder, 'erasures.jsonl');

/**
 * Writes all that was erased beside the backups: what the database knows, and what the record knew already, which a
 * restored database may not. One process at a time, and renamed when it is whole.
 */
export async function writeErasures(database: Database, folder: string): Promise<void> {
  const path = erasuresIn(folder);
  await database.transaction(async (db) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    // A backup is taken before a new version first runs, too.
    const { rows: tables } = await sql<{ is: boolean }>`select to_regclass('public.erasure') is not null as is`.execute(
      db,
    );
    if (!tables[0]?.is) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { rows } = await sql<ErasureLine>`
      select mark, kind, subject_id as subject, persons, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
      from erasure`.execute(db);
    const lines = new Map([...((await readErasures(path)) ?? []), ...rows].map((line) => [line.mark, line]));
    const beside = `${path}.partial`;
    const file = await open(beside, 'w', 0o600);
    try {
      await file.writeFile(
        [...lines.values()]
          .toSorted((a, b) => (a.at < b.at ? -1 : 1))
          .map((line) => `${JSON.stringify(line)}\n`)
          .join(''),
      );
      await file.sync();
      await rename(beside, path);
    } finally {
      await file.close();
      await rm(beside, { force: true });
    }
  });
}

/** The lines of a record; nothing where there is none. Refuses (`BackupError`) one that cannot be read whole. */
export async function readErasures(path: string): Promise<ErasureLine[] | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text
    ?.split('\n')
    .filter((line) => line !== '')
    .map((line, i) => {
      try {
        return lineSchema.parse(JSON.parse(line));
      } catch (error) {
        throw new BackupError(`Line ${i + 1} of ${path} cannot be read: what was erased would come back.`, error);
      }
    });
}
