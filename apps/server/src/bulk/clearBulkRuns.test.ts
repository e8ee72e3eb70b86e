import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BULK_RUN_DAYS } from '@portal/domain/bulk/runs.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, staffId } from '../../test/factories.ts';
import { lookAtSizes } from '../../test/database/testDatabase.ts';
import { runJob } from '../../test/runJob.ts';
import { clearBulkRuns, ROWS_AT_ONCE } from './clearBulkRuns.ts';
import './bulk.tables.ts';

const DAY = 24 * 3_600_000;
let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const left = () =>
  portal.database.read(async (db) => {
    const runs = await db.selectFrom('bulk_run').select('id').orderBy('id').execute();
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from bulk_row`.execute(db);
    return { runs: runs.map(({ id }) => id), rows: rows[0]?.rows };
  });

/** A run of many rows, in one of the states. */
async function insertRun(state: 'RUNNING' | 'DONE' | 'CANCELLED', rows: number): Promise<number> {
  const now = portal.clock.now();
  const actor_id = await staffId(portal, 'admin');
  return portal.database.transaction(async (db) => {
    const ended = { state, finished_at: state === 'RUNNING' ? null : now };
    const { id } = await db
      .insertInto('bulk_run')
      .values({ ...ended, kind: 'handOver', actor_id, role_id: null, params: '{}', total: rows, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into bulk_row (run_id, position, subject_id)
      select ${id}, position, position from generate_series(1, ${rows}) position`.execute(db);
    return id;
  });
}

test('a run that has ended is deleted with its rows when it is older than 90 days', async () => {
  expect(BULK_RUN_DAYS).toBe(90);
  const admin = await portal.staff('admin');
  await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  const heirs = { analyst: await staffId(portal, 'analyst2') };
  const path = `/api/business/user/${await staffId(portal, 'analyst')}/removal`;
  const { runId } = (await admin.send('POST', path, { version: 1, heirs })).data;
  await portal.drain();
  expect((await admin.get(`/api/business/bulk/${runId}`)).data).toMatchObject({ state: 'DONE', done: 1 });

  portal.clock.advance(90 * DAY);
  await runJob(portal, clearBulkRuns);
  expect(await left()).toEqual({ runs: [runId], rows: 1 });
  portal.clock.advance(1);
  await runJob(portal, clearBulkRuns);
  expect(await left()).toEqual({ runs: [], rows: 0 });
  expect((await (await portal.staff('admin')).get(`/api/business/bulk/${runId}`)).status).toBe(404);
});

test('however many there are and however large; one that still runs stays, and one that ended since', async () => {
  const running = await insertRun('RUNNING', 3);
  await insertRun('DONE', 2 * ROWS_AT_ONCE);
  await insertRun('DONE', 0);
  await insertRun('CANCELLED', ROWS_AT_ONCE + 1);
  portal.clock.advance(91 * DAY);
  const recent = await insertRun('DONE', 2);
  await lookAtSizes(portal.database);
  await runJob(portal, clearBulkRuns);
  expect(await left()).toEqual({ runs: [running, recent], rows: 5 });
});
