import type { Db } from './tables.ts';

/** The part of a structured logger (pino's shape) that the platform writes to. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface DatabaseSettings {
  /** A PostgreSQL server; without it the one that comes with the portal keeps its data below `dataDir`. */
  databaseUrl?: string | undefined;
  /** Past a transaction pooler, for LISTEN and the migration lock; default: `databaseUrl`. */
  databaseDirectUrl?: string | undefined;
  /** The folder of all data of this installation. */
  dataDir: string;
  /** Connections of this process to PostgreSQL; default 10. */
  poolSize?: number | undefined;
  /** A server that follows the first, for what is heavy and reads; default: the first. */
  replicaUrl?: string | undefined;
  /** Whether statements are prepared once for each connection; default true. Not behind a pooler that loses them. */
  prepared?: boolean | undefined;
  log: Log;
}

/** Ends a subscription. */
export type Stop = () => Promise<void>;

export interface Database {
  /** Where it answers, for who needs a connection of the driver's own. */
  readonly url: string;

  /**
   * One READ COMMITTED transaction; a throw rolls it back. Serialization failures and deadlocks are tried again up to
   * three times, so `work` must have no effect outside the database. Refuses to be called inside another transaction.
   */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;

  /** One READ ONLY, REPEATABLE READ transaction: all its statements see the same moment. */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>;

  /**
   * The same for what takes long, as statistics do: on connections of its own, few of them, and on the replica where there is
   * one, which may be some seconds behind.
   */
  analyse<T>(work: (db: Db) => Promise<T>): Promise<T>;

  /** A single statement that reads, and at most logs that it did, without a transaction around it. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;

  /**
   * Calls `handler` with the payload of each notification on the channel. Notifications sent while a connection was
   * lost are gone: `onLost` is called when that is seen, `onReconnect` once it is back, so that the listener can read
   * again what it needs. A connection cut without a word is seen as lost within 20 seconds.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onReconnect?: () => void,
    onLost?: () => void,
  ): Promise<Stop>;

  /** Applies the migrations that are missing. Safe to be called by several processes at once. */
  migrate(): Promise<void>;

  /** Refreshes the planner's figures, after much was written at once. */
  maintain(): Promise<void>;

  close(): Promise<void>;
}
