import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from './database.ts';
import type { ExecuteSql } from './root.ts';

const folder = join(import.meta.dirname, '../../../migrations');

/** An applied migration is not the file that lies in the folder now. */
export class MigrationChanged extends Error {
  constructor(name: string) {
    super(
      `The migration ${name} was changed after it had been applied to this database: restore it and write a new one.`,
    );
    this.name = 'MigrationChanged';
  }
}

export interface Migration {
  name: string;
  text: string;
  digest: string;
}

export const LEDGER = `CREATE TABLE IF NOT EXISTS migration (
    name text PRIMARY KEY,
    digest text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;

/** Applies what the ledger does not list yet, in the order of the names, each file in a transaction of its own. */
export async function applyMigrations(executeSql: ExecuteSql, log: Log, from = folder): Promise<void> {
  await executeSql(LEDGER);
  const { rows } = await executeSql('SELECT name, digest FROM migration');
  const applied = new Map(rows.map((row) => [row['name'], row['digest']]));
  for (const migration of await readMigrations(from)) {
    const digest = applied.get(migration.name);
    if (digest === undefined) await apply(executeSql, migration, log);
    else if (digest !== migration.digest) throw new MigrationChanged(migration.name);
  }
}

/** One migration with its line in the ledger, in the transaction of who calls. */
export async function applyMigration(executeSql: ExecuteSql, { name, text, digest }: Migration): Promise<void> {
  await executeSql(text);
  await executeSql('INSERT INTO migration (name, digest) VALUES ($1, $2)', [name, digest]);
}

async function apply(executeSql: ExecuteSql, migration: Migration, log: Log): Promise<void> {
  const { name } = migration;
  await executeSql('BEGIN');
  try {
    await applyMigration(executeSql, migration);
    await executeSql('COMMIT');
  } catch (error) {
    await executeSql('ROLLBACK');
    throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  log.info({ migration: name }, 'Migration applied.');
}

/** All that there are, in the order of their names. */
export async function readMigrations(from = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      // A checkout may have changed the line ends.
      const text = (await readFile(join(from, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, digest: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
