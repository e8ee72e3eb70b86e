import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORT_KINDS } from '@portal/domain/imports/imports.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { newApplicant } from '../../../test/people/applicants.ts';
import { demoStaff } from '../demoCast.ts';
import { addDemoImports } from './demoImports.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('one file of each kind was brought in with a report of what became of its rows, and one waits', async () => {
  await newApplicant(portal, 'begins.nothing@example.org');
  await portal.database.transaction(async (db) => {
    const actor = (await demoStaff(db)).get('admin@portal.test');
    if (!actor) throw new Error('There is no administrator.');
    await addDemoImports({ db, now: portal.clock.now(), language: 'es', services: portal.services, actor });
  });
  // The work is done; its jobs find nothing left.
  await portal.drain(['bulk.work']);
  const admin = await portal.staff('admin');
  const { data } = (await admin.get('/api/business/import?state=DONE')).data;
  const outcomes = Object.fromEntries(
    data.map((each: { kind: string; outcomes: object }) => [each.kind, each.outcomes]),
  );
  expect(Object.keys(outcomes).toSorted()).toEqual([...IMPORT_KINDS].toSorted());
  expect(outcomes).toEqual({
    STAFF: { CREATED: 1, SKIPPED: 1, REFUSED: 1 },
    LEADERS: { CREATED: 2, REPEATED: 1, REFUSED: 1 },
    CENSUS: { CREATED: 2, REPEATED: 1, REFUSED: 1 },
    APPLICATIONS: { CREATED: 1, REFUSED: 1 },
  });
  expect((await admin.get('/api/business/import?state=READ')).data.total).toBe(1);
});
