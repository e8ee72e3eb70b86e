import { writeFile } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/openDatabase.ts';
import { engineOf } from '../../src/platform/database/root.ts';
import { fillEmpty, fillPeopled } from './fillTemplate.ts';
import { startOldestPostgres } from './oldestPostgres.ts';
import { onServer, urlOf } from './postgresUrls.ts';
import { quietLog } from '../quietLog.ts';
import { startTestCluster, type TestCluster } from './testCluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL of this run, and on it the databases that tests start from a copy of. */
    postgres: { url: string; empty: string; peopled: string; large: string };
  }
}

/** One PostgreSQL for the run: `TEST_DATABASE_URL`, the oldest supported, else the one that comes with the portal. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const empty = `portal_test_${process.pid}_empty`;
  const peopled = `portal_test_${process.pid}_peopled`;
  // Made by the test that asks first: see `largeDatabase.ts`.
  const large = `portal_test_${process.pid}_large`;
  await fill(urlOf(server.url, empty), 'template1', fillEmpty);
  await fill(urlOf(server.url, peopled), empty, fillPeopled);
  provide('postgres', { url: server.url, empty, peopled, large });
  return async () => {
    for (const name of [empty, peopled, large]) await onServer(server.url, `DROP DATABASE IF EXISTS ${name}`);
    await server.stop();
  };

  async function fill(
    databaseUrl: string,
    template: string,
    work: (database: Database) => Promise<void>,
  ): Promise<void> {
    await onServer(server.url, `CREATE DATABASE ${new URL(databaseUrl).pathname.slice(1)} TEMPLATE ${template}`);
    const database = await openDatabase({ databaseUrl, dataDir: '', log: quietLog });
    await work(database);
    await tellVersion(database);
    await database.close();
  }
}

/** The test command tells which PostgreSQL met the tests, by its own word. */
async function tellVersion(database: Database): Promise<void> {
  const report = process.env['TEST_POSTGRES_REPORT'];
  if (!report) return;
  const { rows } = await engineOf(database).executeSql('SHOW server_version');
  await writeFile(report, `PostgreSQL ${String(rows[0]?.['server_version'])}`);
}

async function startServer(): Promise<TestCluster> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  return process.env['TEST_POSTGRES'] === 'oldest' ? startOldestPostgres() : startTestCluster();
}
