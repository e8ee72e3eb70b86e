import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { BulkRun } from '@portal/contract/bulk.ts';
import { allIsAsked } from '../../../test/allIsAsked.ts';
import { buildTestServer } from '../../../test/buildTestServer.ts';
import { copyApplication } from '../../../test/database/copyApplication.ts';
import { expectCountersToBeCounts } from '../../../test/database/countersAreCounts.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { signIn, startPortal, stop } from '../../../test/portalProcess.ts';
import { freePort } from '../../platform/cluster/freePort.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const MANY = allIsAsked() ? 5_000 : 60;
const REFUSED = 12;

test('a new Ephesian for very many survives kill -9: none twice, each refusal told, the counters exact', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-many-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const portal = await buildTestServer();
  cleanUps.push(portal.close);
  const one = await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian' });
  const unpaid = await insertApplication(portal, { status: 'COMPLETE', ephesian: 'ephesian' });
  const good = [one, ...(await copyApplication(portal, one, MANY - REFUSED - 1))];
  const bad = [unpaid, ...(await copyApplication(portal, unpaid, REFUSED - 1))];
  const assignee = await staffId(portal, 'ephesian2');

  const port = String(await freePort());
  const environment = {
    PORT: port,
    DATA_DIR: folder,
    DEMO: '0',
    DATABASE_URL: portal.databaseUrl,
  };
  const base = `http://127.0.0.1:${port}`;
  const first = await startPortal(environment, /The portal is at/, cleanUps);
  const ask = await signIn(base, 'supervisor');
  const applications = [...good, ...bad];
  const act = { do: 'reassignEphesian', assignee };
  const told = (await ask('/api/business/request/many/preview', { applications, act })).data;
  expect(told).toMatchObject({ total: MANY, change: MANY - REFUSED });
  expect(told.refused).toMatchObject([{ problems: [{ code: 'assign.stage' }], count: REFUSED }]);
  const { runId } = (await ask('/api/business/request/many', { applications, act })).data;

  const look = async (call: typeof ask): Promise<BulkRun> => (await call(`/api/business/bulk/${runId}`)).data;
  let last = await look(ask);
  while (last.done === 0) last = await look(ask);
  await stop(first, 'SIGKILL');
  expect(last.waiting).toBeGreaterThan(0);

  const second = await startPortal(environment, /The portal is at/, cleanUps);
  const again = await signIn(base, 'supervisor');
  while ((await look(again)).state === 'RUNNING');
  expect(await look(again)).toMatchObject({ state: 'DONE', done: MANY - REFUSED, refused: REFUSED, waiting: 0 });
  const { data: refused } = (await again(`/api/business/bulk/${runId}/rows?state=REFUSED`)).data;
  expect(refused.map(({ problems }: { problems: { code: string }[] }) => problems[0]?.code)).toEqual(
    Array(REFUSED).fill('assign.stage'),
  );

  const { rows } = await portal.database.read((db) =>
    sql<{ times: number; n: number }>`
      select times, count(*)::int as n from (
        select count(*)::int as times from history where noun = 'applications' and kind = 'assigned' group by subject_id
      ) each group by times`.execute(db),
  );
  expect(rows).toEqual([{ times: 1, n: MANY - REFUSED }]);
  await expectCountersToBeCounts(portal, await portal.staff('manager'));
  const mine = await portal.staff('ephesian2');
  const { data: statuses } = await mine.get('/api/business/request/status');
  expect(statuses.find(({ status }: { status: string }) => status === 'INTERVIEW').totalBD).toBe(MANY - REFUSED);

  // Cancelled, what is done stays and the rest is as it was.
  const back = { do: 'reassignEphesian', assignee: await staffId(portal, 'ephesian') };
  const other = (await again('/api/business/request/many', { applications: good, act: back })).data.runId;
  const { data: stopped } = await again(`/api/business/bulk/${other}/cancellation`, {});
  expect(stopped).toMatchObject({ state: 'CANCELLED', total: good.length, refused: 0 });
  const { data: after } = await mine.get('/api/business/request/status');
  expect(after.find(({ status }: { status: string }) => status === 'INTERVIEW').totalBD).toBe(stopped.waiting);
  await expectCountersToBeCounts(portal, await portal.staff('manager'));
  await stop(second, 'SIGTERM');
});
