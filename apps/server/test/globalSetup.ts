import { writeFile } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/database/openDatabase.ts';
import { engineOf } from '../src/platform/database/root.ts';
import { fillTemplate } from './fillTemplate.ts';
import { startOldestPostgres } from './oldestPostgres.ts';
import { onServer, urlOf } from './postgresUrls.ts';
import { quietLog } from './quietLog.ts';
import { startTestCluster, type TestCluster } from './testCluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL of this run, and on it the database that every test starts from a copy of. */
    postgres: { url: string; template: string };
  }
}

/** One PostgreSQL for the run: `TEST_DATABASE_URL`, the oldest supported, else the one that comes with the portal. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `portal_test_${process.pid}_template`;
  await onServer(server.url, `CREATE DATABASE ${template}`);
  const database = await openDatabase({ databaseUrl: urlOf(server.url, template), dataDir: '', log: quietLog });
  await fillTemplate(database);
  const { rows } = await engineOf(database).executeSql('SHOW server_version');
  await database.close();
  // The test command tells which engine met the tests, by its own word.
  const report = process.env['TEST_POSTGRES_REPORT'];
  if (report) await writeFile(report, `PostgreSQL ${String(rows[0]?.['server_version'])}`);
  provide('postgres', { url: server.url, template });
  return async () => {
    await onServer(server.url, `DROP DATABASE ${template}`);
    await server.stop();
  };
}

async function startServer(): Promise<TestCluster> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  return process.env['TEST_POSTGRES'] === 'oldest' ? startOldestPostgres() : startTestCluster();
}
