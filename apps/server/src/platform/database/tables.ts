import type { Generated, Kysely } from 'kysely';

/** One row per migration that was applied to this database. */
export interface MigrationTable {
  name: string;
  digest: string;
  applied_at: Generated<Date>;
}

/**
 * The tables by name. Each noun adds its own beside the code that uses them, by declaration merging
 * (`declare module '../platform/database/tables.ts' { interface Tables { … } }`).
 */
export interface Tables {
  migration: MigrationTable;
}

/**
 * What a noun sees of the database: the handle of one transaction, snapshot or single read. It cannot open a
 * transaction of its own, which would write outside of the one it is in.
 */
export type Db = Omit<
  Kysely<Tables>,
  'transaction' | 'startTransaction' | 'connection' | 'destroy' | typeof Symbol.asyncDispose
>;
