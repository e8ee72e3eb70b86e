import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { PDF } from '../../../test/people/applicants.ts';
import { insertApplication } from '../../../test/factories.ts';
import { runJob } from '../../../test/runJob.ts';
import { cleanUp } from './cleanUp.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const HOUR = 3_600_000;
const countKeys = () =>
  portal.database.read(async (db) => (await db.selectFrom('idempotency_record').select('key').execute()).length);

test('forgets a key after 48 hours', async () => {
  const supervisor = await portal.staff('supervisor');
  const id = await insertApplication(portal, { status: 'SENT' });
  await supervisor.upload('POST', `/api/business/request/${id}/files`, { name: 'a.pdf', bytes: PDF });
  portal.clock.advance(47 * HOUR);
  await runJob(portal, cleanUp);
  expect(await countKeys()).toBe(1);
  portal.clock.advance(2 * HOUR);
  await runJob(portal, cleanUp);
  expect(await countKeys()).toBe(0);
});

test('keeps ids, not what was answered, and nothing of a refusal', async () => {
  const supervisor = await portal.staff('supervisor');
  const id = await insertApplication(portal, { status: 'APPROVED', name: 'Penelope' });
  const move = { from: 'APPROVED', to: 'SENT', version: 2 };
  await supervisor.send('POST', `/api/business/request/${id}/moves`, { ...move, version: 1 });
  await supervisor.send('POST', `/api/business/request/${id}/moves`, move);
  const rows = await portal.database.read((db) => db.selectFrom('idempotency_record').select('result').execute());
  expect(rows.map(({ result }) => result)).toEqual([id]);
});

test('shows a repeat only what the rights of now let the reader see', async () => {
  const analyst = await portal.staff('analyst');
  const id = await insertApplication(portal, { status: 'PAID' });
  const move = { from: 'PAID', to: 'ANALYSIS', version: 2 };
  const key = { 'idempotency-key': 'one-and-the-same' };
  const path = `/api/business/request/${id}/moves`;
  // Moved without an analyst, the card leaves the sight of the one who moved it.
  expect((await analyst.send('POST', path, move, key)).data).toMatchObject({
    status: 'ANALYSIS',
    may: { move: false },
  });
  expect(await analyst.send('POST', path, move, key)).toMatchObject({ status: 404, codes: ['http.notFound'] });
});
