import { writeShippedRoles } from './access/shippedRoles.ts';
import { systemClock } from './platform/clock.ts';
import type { Log } from './platform/database/database.ts';
import { openDatabase } from './platform/database/openDatabase.ts';
import { openFileStore, proveFileStore } from './platform/files/store/openFileStore.ts';
import { openMailer } from './platform/mail/openMailer.ts';
import { loadSecrets } from './platform/secrets.ts';
import type { Services } from './platform/services.ts';
import type { Settings } from './platform/settings.ts';

/** Opens what a process of the product works with: the migrated database, files, secrets. */
export async function openServices(settings: Settings, log: Log): Promise<Services> {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrl: replicaUrl, dataDir } = settings;
  const { databasePool: poolSize, databasePrepared: prepared } = settings;
  const addresses = { databaseUrl, databaseDirectUrl, replicaUrl };
  const files = await openFileStore(settings);
  await proveFileStore(files, settings);
  const database = await openDatabase({ ...addresses, dataDir, poolSize, prepared, log });
  await database.migrate();
  await database.transaction((db) => writeShippedRoles({ db, now: systemClock.now() }));
  return {
    settings,
    database,
    files,
    secrets: await loadSecrets(database),
    clock: systemClock,
    mailer: settings.mail && openMailer(settings.mail),
    log,
  };
}
