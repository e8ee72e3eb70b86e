import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { demoStaff } from './demoCast.ts';
import { addDemoPosts, receivePostImages } from './demoPosts.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('twenty posts in four categories, in every state, and in one language as in both', async () => {
  const images = await receivePostImages(portal.services);
  await portal.database.transaction(async (db) => {
    const actor = (await demoStaff(db)).get('admin@portal.test');
    if (!actor) throw new Error('There is no administrator.');
    await addDemoPosts({ db, now: portal.clock.now(), language: 'es', services: portal.services, actor }, images);
  });
  const admin = await portal.staff('admin');
  const total = async (query = '') => (await admin.get(`/api/business/post${query}`)).data.total;
  expect(await total()).toBe(20);
  expect(
    await Promise.all(['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED'].map((state) => total(`?state=${state}`))),
  ).toEqual([1, 1, 17, 1]);
  expect(await Promise.all(['en', 'es', 'both'].map((language) => total(`?language=${language}`)))).toEqual([1, 1, 18]);
  const first = (await admin.get(`/api/business/post/${(await admin.get('/api/business/post')).data.data[0].id}`)).data;
  expect(first.image).toBeTruthy();
  expect([first.alt.en, first.alt.es].every((words) => words.length > 10)).toBe(true);
  const shown = await portal.server.inject({ url: first.image });
  const { width, height } = await sharp(shown.rawPayload).metadata();
  expect([width > 200, width / height]).toEqual([true, 2]);
  const { categories, posts } = (await (await portal.staff('analyst')).get('/api/business/resource')).data;
  expect(categories).toHaveLength(3);
  expect(posts[0].title).toBe('The board at a glance');
});
