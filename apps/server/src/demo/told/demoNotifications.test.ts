import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { runJob } from '../../../test/runJob.ts';
import { sendNotifications } from '../../notifications/sending/sendNotifications.ts';
import { demoStaff } from '../demoCast.ts';
import { addDemoNotifications } from './demoNotifications.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('eight notifications in every state that lasts', async () => {
  await portal.database.transaction(async (db) => {
    const actor = (await demoStaff(db)).get('admin@portal.test');
    if (!actor) throw new Error('There is no administrator.');
    await addDemoNotifications({ db, now: portal.clock.now(), language: 'es', services: portal.services, actor });
  });
  await runJob(portal, sendNotifications);
  const admin = await portal.staff('admin');
  const states = ['DRAFT', 'SCHEDULED', 'SENT', 'CANCELLED'];
  const totals = await Promise.all(
    states.map(async (state) => (await admin.get(`/api/business/notification?state=${state}`)).data.total),
  );
  expect(totals).toEqual([2, 2, 3, 1]);
});
