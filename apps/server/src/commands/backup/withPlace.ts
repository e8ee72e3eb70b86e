import type { Client } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { openConnection } from '../../platform/database/openPostgres.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import type { FileStore } from '../../platform/files/store/fileStore.ts';
import { openFileStore, proveFileStore } from '../../platform/files/store/openFileStore.ts';
import type { Settings } from '../../platform/settings.ts';
import { errorsOnly } from '../errorsOnly.ts';

/** Opens the database that the settings name, a session of its own past any pooler, and the file store, for some work. */
export async function withPlace<T>(
  settings: Settings,
  work: (place: { database: Database; client: Client; files: FileStore }) => Promise<T>,
): Promise<T> {
  const { databaseUrl, databaseDirectUrl, dataDir } = settings;
  const files = await openFileStore(settings);
  await proveFileStore(files, settings);
  const database = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir, poolSize: 2, log: errorsOnly });
  try {
    const client = await openConnection(databaseUrl ? (databaseDirectUrl ?? databaseUrl) : database.url);
    try {
      return await work({ database, client, files });
    } finally {
      await client.end();
    }
  } finally {
    await database.close();
  }
}
