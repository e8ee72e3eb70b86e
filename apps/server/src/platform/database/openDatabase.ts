import { openCluster } from '../cluster/openCluster.ts';
import type { Database, DatabaseSettings } from './database.ts';
import { applyMigrations } from './migrations.ts';
import { createNesting } from './nesting.ts';
import { openPostgres } from './openPostgres.ts';
import { retried } from './retry.ts';
import { rememberEngine, rememberOwner } from './root.ts';

/**
 * Opens the PostgreSQL whose address is given, else the one that comes with the portal, in the data directory.
 * Refuses (`ClusterError`) what the person who starts it can mend.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const nesting = createNesting();
  const cluster = settings.databaseUrl ? undefined : await openCluster(settings.dataDir, settings.log);
  const url = cluster?.databaseUrl ?? settings.databaseUrl ?? '';
  const engine = openPostgres({ ...settings, databaseUrl: url, ...(cluster && { databaseDirectUrl: url }) });

  const database: Database = {
    url,
    async transaction(work) {
      nesting.refuseInside('transaction');
      return retried(() =>
        nesting.inside(() =>
          engine.kysely
            .transaction()
            .setIsolationLevel('read committed')
            .execute(async (db) => {
              rememberOwner(db, database);
              return work(db);
            }),
        ),
      );
    },
    async snapshot(work) {
      nesting.refuseInside('snapshot');
      return retried(() => nesting.inside(() => engine.snapshot(work)));
    },
    async analyse(work) {
      nesting.refuseInside('analyse');
      return retried(() => nesting.inside(() => engine.analyse(work)));
    },
    async read(work) {
      nesting.refuseInside('read');
      return work(engine.kysely);
    },
    listen: engine.listen,
    migrate: () => engine.withMigrationLock((executeSql) => applyMigrations(executeSql, settings.log)),
    maintain: engine.maintain,
    async close() {
      await engine.close();
      await cluster?.close();
    },
  };

  rememberEngine(database, {
    ...engine,
    executeSql(text, values) {
      nesting.refuseInside('executeSql');
      return engine.executeSql(text, values);
    },
  });
  return database;
}
