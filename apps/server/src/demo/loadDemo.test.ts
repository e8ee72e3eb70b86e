import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { listUnkept } from '../platform/files/clearFiles.ts';
import { loadDemo } from './loadDemo.ts';
import { prepareDemo } from './loadDemoPeople.ts';

const APPLICATIONS = 20;
let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
  await prepareDemo(portal.services, APPLICATIONS);
  await loadDemo(portal.services, () => undefined);
});
afterAll(() => portal.close());

test('what is loaded beside each other is numbered as it happened', async () => {
  // Those who come again come last.
  const rows = await portal.database.read((db) =>
    db
      .selectFrom('application')
      .select(['started_at', 'submitted_at', 'case_number'])
      .orderBy('id')
      .limit(APPLICATIONS)
      .execute(),
  );
  const starts = rows.map(({ started_at: at }) => Number(at));
  expect(starts).toHaveLength(APPLICATIONS);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
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
