import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { listUnkept } from '../platform/files/clearFiles.ts';
import { loadDemo, prepareDemo } from './loadDemo.ts';

const APPLICATIONS = 20;
let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

beforeAll(async () => {
  await prepareDemo(portal.services, APPLICATIONS);
  await loadDemo(portal.services, () => undefined);
}, 90_000);

test('what is loaded beside each other is numbered as it happened', async () => {
  // Those who come again come last.
  const rows = await portal.database.read((db) =>
    db
      .selectFrom('application')
      .select(['id', 'submitted_at', 'case_number'])
      .where('id', '<=', APPLICATIONS)
      .orderBy('started_at')
      .execute(),
  );
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: APPLICATIONS }, (_, index) => index + 1));
  const sent = rows.filter(({ submitted_at: at }) => at !== null);
  const bySubmission = sent.toSorted((a, b) => Number(a.submitted_at) - Number(b.submitted_at));
  const numbers = bySubmission.map(({ case_number: number }) => number);
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers).toEqual(numbers.toSorted());
});

test('no job removes a file that an act of the past let go of: somebody uploads the same later in the demo', async () => {
  const held = await portal.database.read((db) => db.selectFrom('stored_file').select('id').execute());
  expect(held.length).toBeGreaterThan(50);
  expect(await portal.database.read((db) => listUnkept(db, portal.clock.now()))).toEqual([]);
});
