import type { Kysely } from 'kysely';
import type { Database, Stop } from './database.ts';
import type { Db, Tables } from './tables.ts';

/** Runs SQL as it is, several statements at once too when there are no values. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** What lies below `Database`: the pool, the session that listens, the session that migrates. */
export interface Engine {
  readonly kysely: Kysely<Tables>;
  readonly executeSql: ExecuteSql;
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>;
  analyse<T>(work: (db: Db) => Promise<T>): Promise<T>;
  listen: Database['listen'];
  /** Runs `work` while no other process migrates, on a session of its own. */
  withMigrationLock<T>(work: (executeSql: ExecuteSql) => Promise<T>): Promise<T>;
  maintain(): Promise<void>;
  close: Stop;
}

const engines = new WeakMap<Database, Engine>();
const owners = new WeakMap<object, Database>();

export function rememberEngine(database: Database, engine: Engine): void {
  engines.set(database, engine);
}

/**
 * The engine below a database: for the platform alone, since inside a transaction it writes outside of it.
 */
export function engineOf(database: Database): Engine {
  const engine = engines.get(database);
  if (!engine) throw new Error('This database was not opened by openDatabase.');
  return engine;
}

export function rememberOwner(db: Db, database: Database): void {
  owners.set(db, database);
}

/** The database that a transaction's handle belongs to. */
export function ownerOf(db: Db): Database {
  const database = owners.get(db);
  if (!database) throw new Error('This handle is not one that a transaction was given.');
  return database;
}
