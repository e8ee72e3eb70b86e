import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/openDatabase.ts';
import { engineOf } from '../../src/platform/database/root.ts';
import { onServer, urlOf } from './postgresUrls.ts';
import { quietLog } from '../quietLog.ts';

export interface TestDatabase {
  database: Database;
  /** For tests that need a second process or connection. */
  databaseUrl: string;
  /** Deletes all rows but those of the tables to keep (which migrations filled), and all jobs. */
  emptyTables(keep?: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** A migrated database of its own, empty or with the demonstration's people. */
export async function openTestDatabase(content: 'empty' | 'peopled' = 'empty'): Promise<TestDatabase> {
  const { url, [content]: template } = inject('postgres');
  const name = `portal_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const databaseUrl = urlOf(url, name);
  const database = await openDatabase({ databaseUrl, dataDir: '', log: quietLog });
  return {
    database,
    databaseUrl,
    emptyTables: emptying(database),
    async close() {
      await database.close();
      await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

function emptying(database: Database): TestDatabase['emptyTables'] {
  return async (keep = []) => {
    const { executeSql } = engineOf(database);
    const kept = ['migration', ...keep];
    const { rows } = await executeSql(
      `SELECT quote_ident(relname) AS name FROM pg_class
       WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace
         AND NOT relname = ANY ($1::text[])`,
      [kept],
    );
    const deletes = ['pgboss.job', ...rows.map(({ name }) => String(name))].map((name) => `DELETE FROM ${name}`);
    // Replicas check no foreign keys and run no triggers: so the order does not matter, nor who forbids deleting.
    await executeSql(['BEGIN', 'SET LOCAL session_replication_role = replica', ...deletes, 'COMMIT'].join(';\n'));
  };
}

const lookedAt = new WeakSet<Database>();

/**
 * Statements are planned for what there is, and rows that went are out of the way: nobody does either by itself in the tests' databases,
 * which take every table for small. Of hundreds of rows each was looked for among all, or a list of them read the others hundreds of times.
 */
export async function lookAtSizes(database: Database): Promise<void> {
  lookedAt.add(database);
  await engineOf(database).executeSql('VACUUM (ANALYZE)');
}

/** Emptied, its statements would be planned for tables that stay empty: a file after it that makes ten thousand rows took ten times as long. */
export const wasLookedAt = (database: Database): boolean => lookedAt.has(database);
