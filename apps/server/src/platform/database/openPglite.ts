import { AsyncResource } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import type { DatabaseSettings } from './database.ts';
import { startPglite } from './startPglite.ts';
import type { Engine, ExecuteSql } from './root.ts';
import type { Tables } from './tables.ts';

const checkpointEveryMs = 5 * 60_000;
const vacuumEveryMs = 30 * 60_000;

/** The embedded engine, with what a server would do by itself: checkpoints and vacuum. */
export async function openPglite(settings: DatabaseSettings): Promise<Engine> {
  const { pglite, release } = await startPglite(settings);
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const executeSql = executeOn(pglite);
  const timers = [
    every(checkpointEveryMs, () => pglite.exec('CHECKPOINT'), settings),
    every(vacuumEveryMs, () => pglite.exec('VACUUM (ANALYZE)'), settings),
  ];

  return {
    name: 'pglite',
    kysely,
    executeSql,
    snapshot: (work) =>
      kysely.transaction().execute(async (db) => {
        await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`.execute(db);
        return work(db);
      }),
    async listen(channel, handler) {
      // The engine calls from within the transaction that just committed; the handler is not part of it.
      return pglite.listen(channel, AsyncResource.bind(handler));
    },
    withMigrationLock: (work) => work(executeSql),
    async maintain() {
      await pglite.exec('VACUUM (ANALYZE)');
      await pglite.exec('CHECKPOINT');
    },
    dump: () => pglite.dumpDataDir('none'),
    async close() {
      timers.forEach(clearInterval);
      if (!pglite.closed) await pglite.close();
      release();
    },
  };
}

function executeOn(pglite: PGlite): ExecuteSql {
  return async (text, values) => {
    try {
      if (values?.length) return await pglite.query<Record<string, unknown>>(text, values);
      const results = await pglite.exec(text);
      return { rows: results.flatMap(({ rows }) => rows) };
    } catch (error) {
      // There is one session only: a BEGIN that failed midway must not stay open for the next caller.
      await pglite.exec('ROLLBACK');
      throw error;
    }
  };
}

function every(ms: number, run: () => Promise<unknown>, { log }: DatabaseSettings): NodeJS.Timeout {
  return setInterval(() => {
    run().catch((error: unknown) => log.error({ err: error }, 'Maintenance of the embedded database failed.'));
  }, ms).unref();
}
