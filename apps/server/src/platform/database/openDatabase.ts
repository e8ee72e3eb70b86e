import type { Database, DatabaseSettings } from './database.ts';
import { applyMigrations } from './migrations.ts';
import { createNesting } from './nesting.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';
import { retried } from './retry.ts';
import { rememberEngine, rememberOwner } from './root.ts';

/**
 * Opens PostgreSQL when an address is given, else the embedded engine.
 * Refuses (`DataDirectoryInUse`) a data directory that another process has open.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const nesting = createNesting();
  const engine = settings.databaseUrl
    ? openPostgres({ ...settings, databaseUrl: settings.databaseUrl })
    : await openPglite(settings);

  const database: Database = {
    engine: engine.name,
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
    async read(work) {
      nesting.refuseInside('read');
      return work(engine.kysely);
    },
    listen: engine.listen,
    migrate: () => engine.withMigrationLock((executeSql) => applyMigrations(executeSql, settings.log)),
    maintain: engine.maintain,
    close: engine.close,
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
