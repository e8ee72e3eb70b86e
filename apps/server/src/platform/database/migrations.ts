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

interface Migration {
  name: string;
  text: string;
  digest: string;
}

/** Applies what the ledger does not list yet, in the order of the names, each file in a transaction of its own. */
export async function applyMigrations(executeSql: ExecuteSql, log: Log, from = folder): Promise<void> {
  await executeSql(`CREATE TABLE IF NOT EXISTS migration (
    name text PRIMARY KEY,
    digest text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
  const { rows } = await executeSql('SELECT name, digest FROM migration');
  const applied = new Map(rows.map((row) => [row['name'], row['digest']]));
  for (const migration of await readMigrations(from)) {
    const digest = applied.get(migration.name);
    if (digest === undefined) await apply(executeSql, migration, log);
    else if (digest !== migration.digest) throw new MigrationChanged(migration.name);
  }
}

async function apply(executeSql: ExecuteSql, { name, text, digest }: Migration, log: Log): Promise<void> {
  await executeSql('BEGIN');
  try {
    await executeSql(text);
    await executeSql('INSERT INTO migration (name, digest) VALUES ($1, $2)', [name, digest]);
    await executeSql('COMMIT');
  } catch (error) {
    await executeSql('ROLLBACK');
    throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  log.info({ migration: name }, 'Migration applied.');
}

async function readMigrations(from: string): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      // A checkout may have changed the line ends.
      const text = (await readFile(join(from, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, digest: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
