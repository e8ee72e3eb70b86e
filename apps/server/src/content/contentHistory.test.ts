import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { notificationBody, NOTIFICATIONS } from '../../test/people/notifications.ts';
import { CATEGORIES, newCategory, newPost, POSTS } from '../../test/people/posts.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const kinds = async (path: string): Promise<string[]> =>
  (await admin.get(`${path}/history`)).data.data.map(({ what }: { what: string }) => what);
const changes = async (search: string): Promise<{ what: string; subject: { name: string; there: boolean } }[]> =>
  (await admin.get(`/api/business/change?search=${search}`)).data.data;

it('a post and a category of the same id each have a history of their own, and both are in the list of changes', async () => {
  const category = await newCategory(admin, 'Umbrellas', 'Sombrillas');
  const post = await newPost(admin, category.id, { title: { en: 'Quince jam', es: 'Dulce de membrillo' } });
  await admin.send('PUT', `${CATEGORIES}/${category.id}`, {
    name: { en: 'Umbrellas', es: 'Paraguas' },
    version: category.version,
  });
  await admin.send('PUT', `${POSTS}/${post.id}/state`, { state: 'ENDED', version: post.version });
  expect(await kinds(`${CATEGORIES}/${category.id}`)).toEqual(['categoryUpdated', 'categoryCreated']);
  expect(await kinds(`${POSTS}/${post.id}`)).toEqual(['switched', 'created']);
  expect(await changes('paraguas')).toMatchObject([
    { what: 'categoryUpdated', subject: { name: 'Umbrellas', there: true } },
    { what: 'categoryCreated' },
  ]);
  expect((await changes('membrillo')).map(({ what, subject }) => [what, subject.name])).toEqual([
    ['switched', 'Quince jam'],
    ['created', 'Quince jam'],
  ]);
  expect((await admin.get(`${POSTS}/999999/history`)).status).toBe(404);
  expect((await (await portal.staff('analyst')).get(`${POSTS}/${post.id}/history`)).status).toBe(403);
});

it('a notification has one, and it is found in the list of changes by its name', async () => {
  const { data } = await admin.send('POST', NOTIFICATIONS, notificationBody({ name: 'Zarzamora of the year' }));
  await admin.send('PUT', `${NOTIFICATIONS}/${data.id}`, {
    ...notificationBody({ name: 'Zarzamora of the year' }),
    version: data.version,
  });
  expect(await kinds(`${NOTIFICATIONS}/${data.id}`)).toEqual(['updated', 'created']);
  expect((await changes('zarzamora')).map(({ subject }) => subject.name)).toEqual([
    'Zarzamora of the year',
    'Zarzamora of the year',
  ]);
  expect((await admin.get(`${NOTIFICATIONS}/999999/history`)).status).toBe(404);
});
