import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types, type ClientConfig } from 'pg';
import type { DatabaseSettings } from './database.ts';
import { openListener } from './listener.ts';
import { namingClient } from './namedStatements.ts';
import type { Engine, ExecuteSql } from './root.ts';
import type { Tables } from './tables.ts';
import { typeParsers } from './typeParsers.ts';

/** Any number, the same in all processes of all versions. */
export const migrationLock = 7_202_611;

/** One works, another waits for the person: more at once would only share the processors. */
const HEAVY = 2;

const parsing: ClientConfig = {
  types: {
    getTypeParser: (oid, format) => (format !== 'binary' && typeParsers[oid]) || types.getTypeParser(oid, format),
  },
};

/** A PostgreSQL server of version 15 or later. Connects on first use; the pool works behind a transaction pooler. */
export function openPostgres(settings: DatabaseSettings & { databaseUrl: string }): Engine {
  const { databaseUrl, databaseDirectUrl = databaseUrl, replicaUrl = databaseUrl } = settings;
  const { poolSize = 10, prepared = true, log } = settings;
  const naming = prepared && { Client: namingClient() };
  const pool = new Pool({ connectionString: databaseUrl, max: poolSize, ...parsing, ...naming });
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost.'));
  // One that is in use fails with its statement; what the driver says besides would end the process if nobody heard it.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // Those that are idle are let go: statistics are read some times a day.
  const heavyPool = new Pool({
    connectionString: replicaUrl,
    max: HEAVY,
    application_name: 'portal statistics',
    ...parsing,
  });
  heavyPool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost.'));
  heavyPool.on('connect', (client) => client.on('error', () => {}));
  const heavy = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: heavyPool }) });
  const connectDirectly = (): Client =>
    new Client({
      connectionString: databaseDirectUrl,
      keepAlive: true,
      application_name: 'portal listener',
      ...parsing,
    });
  const listener = openListener(connectDirectly, log);

  return {
    kysely,
    executeSql: executeOn(pool),
    snapshot: snapshotOf(kysely),
    analyse: snapshotOf(heavy),
    listen: listener.listen,
    async withMigrationLock(work) {
      // Held by the session, so it may not go through a transaction pooler.
      const client = connectDirectly();
      await client.connect();
      try {
        await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
        return await work(executeOn(client));
      } finally {
        await client.end();
      }
    },
    async maintain() {
      await pool.query('ANALYZE');
    },
    async close() {
      await listener.close();
      await heavyPool.end();
      // Not kysely.destroy(), which leaves a pool open that only others used.
      await pool.end();
    },
  };
}

/** One session of its own, past any pooler, for what holds a lock or a transaction for long. */
export async function openConnection(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, keepAlive: true, application_name: 'portal backup', ...parsing });
  // What it was doing fails by itself.
  client.on('error', () => {});
  await client.connect();
  return client;
}

const snapshotOf =
  (kysely: Kysely<Tables>): Engine['snapshot'] =>
  (work) =>
    kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

export function executeOn(connection: Pick<Pool | Client, 'query'>): ExecuteSql {
  return async (text, values) => {
    const result = await connection.query<Record<string, unknown>>(text, values);
    // Several statements in one text are answered with a list, which the driver's types leave out.
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
  };
}
