import { openDatabase } from '../src/platform/database/openDatabase.ts';
import { fillTemplate } from './fillTemplate.ts';
import type { Prepared } from './testEngine.ts';
import { startPostgres } from './postgresServer.ts';
import { onServer, urlOf } from './postgresUrls.ts';
import { quietLog } from './quietLog.ts';

/** A server (`TEST_DATABASE_URL`, else an own one) and on it a migrated database to copy for each test file. */
export async function preparePostgres(): Promise<Prepared> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const template = `portal_test_${process.pid}_template`;
  await onServer(server.url, `CREATE DATABASE ${template}`);
  const database = await openDatabase({ databaseUrl: urlOf(server.url, template), dataDir: '', log: quietLog });
  await fillTemplate(database);
  await database.close();
  return {
    testEngine: { engine: 'postgres', serverUrl: server.url, template },
    async cleanUp() {
      await onServer(server.url, `DROP DATABASE ${template}`);
      await server.stop();
    },
  };
}
