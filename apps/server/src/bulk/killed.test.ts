import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { BulkRun } from '@portal/contract/bulk.ts';
import { buildTestServer } from '../../test/buildTestServer.ts';
import { insertApplication } from '../../test/factories.ts';
import { freePort } from '../platform/cluster/freePort.ts';
import { signIn, startPortal, stop } from '../../test/portalProcess.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

test('goes on after kill -9 with the rows that are left, and does none twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bulk-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const portal = await buildTestServer();
  cleanUps.push(portal.close);
  for (let i = 0; i < 20; i++) await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian' });
  const port = String(await freePort());
  const environment = {
    PORT: port,
    DATA_DIR: folder,
    DEMO: '0',
    DATABASE_URL: portal.databaseUrl,
  };
  const base = `http://127.0.0.1:${port}`;

  const first = await startPortal(environment, /The portal is at/, cleanUps);
  const ask = await signIn(base, 'admin');
  const idOf = async (email: string): Promise<number> =>
    (await ask(`/api/business/user?search=${email}`)).data.data[0].id;
  const [leaving, heir] = [await idOf('ephesian@portal.test'), await idOf('ephesian2@portal.test')];
  const removal = { version: 1, heirs: { ephesian: heir } };
  const { runId } = (await ask(`/api/business/user/${leaving}/removal`, removal)).data;
  const look = async (call: typeof ask): Promise<BulkRun> => (await call(`/api/business/bulk/${runId}`)).data;
  let last = await look(ask);
  while (last.done === 0) last = await look(ask);
  await stop(first, 'SIGKILL');
  expect(last.waiting).toBeGreaterThan(0);

  const second = await startPortal(environment, /The portal is at/, cleanUps);
  const again = await signIn(base, 'admin');
  while ((await look(again)).state === 'RUNNING');
  expect(await look(again)).toMatchObject({ state: 'DONE', done: last.total, refused: 0, waiting: 0 });
  const { data: rows } = (await again(`/api/business/bulk/${runId}/rows`)).data;
  for (const { subjectId } of rows as { subjectId: number }[]) {
    const { history } = (await again(`/api/business/request/${subjectId}`)).data;
    expect((history as { what: string }[]).filter(({ what }) => what === 'handedOver')).toHaveLength(1);
  }
  expect((await again(`/api/business/user/${leaving}`)).error).toEqual(['http.notFound']);
  await stop(second, 'SIGTERM');
});
