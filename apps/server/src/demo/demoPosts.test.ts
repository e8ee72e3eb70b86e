import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { demoStaff } from './demoCast.ts';
import { addDemoPosts } from './demoPosts.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('twenty posts in four categories, in every state, and in one language as in both', async () => {
  await portal.database.transaction(async (db) => {
    const actor = (await demoStaff(db)).get('admin@portal.test');
    if (!actor) throw new Error('There is no administrator.');
    await addDemoPosts({ db, now: portal.clock.now(), language: 'es', services: portal.services, actor });
  });
  const admin = await portal.staff('admin');
  const total = async (query = '') => (await admin.get(`/api/business/post${query}`)).data.total;
  expect(await total()).toBe(20);
  expect(
    await Promise.all(['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED'].map((state) => total(`?state=${state}`))),
  ).toEqual([1, 1, 17, 1]);
  expect(await Promise.all(['en', 'es', 'both'].map((language) => total(`?language=${language}`)))).toEqual([1, 1, 18]);
  const { categories, posts } = (await (await portal.staff('analyst')).get('/api/business/resource')).data;
  expect(categories).toHaveLength(3);
  expect(posts[0].title).toBe('The board at a glance');
});
