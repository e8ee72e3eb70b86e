import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { listUnkept } from '../platform/files/clearFiles.ts';
import { loadDemo, prepareDemo } from './loadDemo.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('no job removes a file that an act of the past let go of: somebody uploads the same later in the demo', async () => {
  await prepareDemo(portal.services, 20);
  await loadDemo(portal.services, () => undefined);
  const held = await portal.database.read((db) => db.selectFrom('stored_file').select('id').execute());
  expect(held.length).toBeGreaterThan(50);
  expect(await portal.database.read((db) => listUnkept(db, portal.clock.now()))).toEqual([]);
}, 90_000);
