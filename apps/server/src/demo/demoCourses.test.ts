import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication } from '../../test/factories.ts';
import { insertClient } from '../../test/people/clientAccounts.ts';
import { demoStaff } from './demoCast.ts';
import { addDemoCourses } from './demoCourses.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('two courses are open and one is a draft, and leaders are in every state of them', async () => {
  for (let n = 0; n < 12; n += 1) {
    const { id } = await insertClient(portal, { email: `alumno${n}@example.org` });
    await insertApplication(portal, { status: n % 3 > 0 ? 'SENT' : 'APPROVED', client: id });
  }
  await portal.database.transaction(async (db) => {
    const actor = (await demoStaff(db)).get('admin@portal.test');
    if (!actor) throw new Error('There is no administrator.');
    await addDemoCourses({ db, now: portal.clock.now(), language: 'es', services: portal.services, actor });
  });
  const admin = await portal.staff('admin');
  const { data: courses } = await admin.get('/api/business/course');
  expect(courses.map(({ status, missing }: any) => [status, missing])).toEqual([
    ['PUBLISHED', []],
    ['PUBLISHED', []],
    ['DRAFT', ['es']],
  ]);
  const { data: views } = await admin.get('/api/business/course-view');
  expect(views.total).toBeGreaterThan(30);
  for (const outcome of ['OPEN', 'CONFIRMED', 'MISSED']) {
    expect((await admin.get(`/api/business/course-view?outcome=${outcome}`)).data.total, outcome).toBeGreaterThan(0);
  }
  for (const certificate of ['VALID', 'REVOKED', 'NONE']) {
    const { data } = await admin.get(`/api/business/course-view?certificate=${certificate}`);
    expect(data.total, certificate).toBeGreaterThan(0);
  }
});
