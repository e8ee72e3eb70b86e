import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { demoStaff } from '../demoCast.ts';
import { addDemoDefinitions } from './demoDefinitions.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('a list has titles of its own, one of them missing in English, and a column that is hidden', async () => {
  await portal.database.transaction(async (db) => {
    const actor = (await demoStaff(db)).get('admin@portal.test');
    if (!actor) throw new Error('There is no administrator.');
    await addDemoDefinitions({ db, now: portal.clock.now(), language: 'es', services: portal.services, actor });
  });
  const admin = await portal.staff('admin');
  const { data } = await admin.get('/api/business/report/metadata/group/payments.export');
  expect(data.version).toBe(3);
  expect(data.elements[0].titles).toEqual({ en: 'Came in', es: 'Llegada' });
  expect(data.elements[1].titles).toEqual({ en: null, es: 'Dato del pago' });
  expect(data.elements.at(-1).visible).toBe(false);
});
