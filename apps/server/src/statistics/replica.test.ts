/** With `DATABASE_REPLICA_URL` statistics are read from the server that follows, and from it alone (product/statistics.md#time). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { fillEmpty, fillPeopled } from '../../test/database/fillTemplate.ts';
import { insertApplication } from '../../test/factories.ts';
import { signIn, startPortal } from '../../test/portalProcess.ts';
import { quietLog } from '../../test/quietLog.ts';
import { startReplicated } from '../../test/statistics/replica.ts';
import { freePort } from '../platform/cluster/freePort.ts';
import { localFileStore } from '../platform/files/store/localFileStore.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

async function fill(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '', log: quietLog });
  await fillEmpty(database);
  await fillPeopled(database);
  await database.close();
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  cleanUps.push(() => client.end());
  return client;
}

/** A leader and a church come into the network. */
async function admit(databaseUrl: string, folder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '', log: quietLog });
  const portal = { database, services: { files: localFileStore(folder) }, clock: { now: () => new Date() } };
  await insertApplication(portal as unknown as Parameters<typeof insertApplication>[0], { status: 'SENT' });
  await database.close();
}

test('statistics are told by a server that follows the first by streaming, which holds back what it has not received', async () => {
  const { primary, replica, stop } = await startReplicated(fill);
  cleanUps.push(stop);
  const [first, second] = [await connected(primary), await connected(replica)];
  expect((await second.query('select pg_is_in_recovery() as follows')).rows).toEqual([{ follows: true }]);
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-replica-data-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: primary,
    DATABASE_REPLICA_URL: replica,
    DEMO: '0',
  };
  await startPortal(environment, /The portal is at/, cleanUps);
  const admin = await signIn(`http://127.0.0.1:${port}`, 'admin');
  const told = async () => {
    const { data } = await admin('/api/business/statistics/macro');
    return data.figures.churches.now;
  };
  // To the last byte that was inserted: what is committed may not be written yet.
  const received = async () => {
    const { rows } = await first.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
    await expect
      .poll(
        async () =>
          (await second.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as there', [rows[0]?.at])).rows[0].there,
      )
      .toBe(true);
  };

  await received();
  expect(await told()).toBe(0);
  await second.query('select pg_wal_replay_pause()');
  await admit(primary, dataDir);
  // Lists are read from the first, statistics from the second.
  expect((await admin('/api/business/request')).data.total).toBe(1);
  expect(await told()).toBe(0);
  await second.query('select pg_wal_replay_resume()');
  await received();
  expect(await told()).toBe(1);

  const readers = `select count(*)::int as n from pg_stat_activity where application_name = 'portal statistics'`;
  expect((await second.query(readers)).rows).toEqual([{ n: 1 }]);
  expect((await first.query(readers)).rows).toEqual([{ n: 0 }]);
});
