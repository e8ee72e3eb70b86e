import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_SAVED_VIEWS } from '@portal/domain/users/accounts.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';

const VIEWS = '/api/business/user/me/views';
let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const save = (list: string, name: string, query = 'status=ACTIVE') =>
  admin.send('PUT', `${VIEWS}/${list}`, { name, query });
const names = async (list: string, caller = admin): Promise<string[]> =>
  (await caller.get(`${VIEWS}/${list}`)).data.map(({ name }: { name: string }) => name);

test('keeps views of a list under their names, in the order of names', async () => {
  const saved = (await save('users', ' Zonas ', 'country=CR&sort=-created')).data;
  expect(saved).toEqual({
    id: expect.any(Number),
    name: 'Zonas',
    query: 'country=CR&sort=-created',
    by: null,
    shared: false,
    opens: false,
  });
  await save('users', 'Ángeles');
  await save('users', 'árbol');
  expect(await names('users')).toEqual(['Ángeles', 'árbol', 'Zonas']);
  expect(await names('clients')).toEqual([]);
});

test('the same name again replaces what it held', async () => {
  const first = (await save('again', 'Mine', 'a=1')).data;
  const second = (await save('again', 'Mine', 'b=2')).data;
  expect(second).toEqual({ ...first, query: 'b=2' });
  expect((await admin.get(`${VIEWS}/again`)).data).toEqual([second]);
});

test('keeps at most 20 views of a list, at once too; one of them can still be replaced', async () => {
  expect(MAX_SAVED_VIEWS).toBe(20);
  for (let number = 1; number < 20; number += 1) await save('many', `View ${number}`);
  const last = await Promise.all([save('many', 'Last'), save('many', 'One more')]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const more = await save('many', 'Too many');
  expect(more.codes).toEqual(['view.tooMany']);
  expect(await names('many')).toHaveLength(20);
  expect((await save('many', 'View 1', 'c=3')).data.query).toBe('c=3');
  expect((await save('more', 'Another list')).status).toBe(200);
});

test('a view is its owner’s alone, and is forgotten only by its owner in its list', async () => {
  const { id } = (await save('own', 'Mine')).data;
  const manager = await portal.staff('manager');
  expect(await names('own', manager)).toEqual([]);
  expect((await manager.send('DELETE', `${VIEWS}/own/${id}`)).status).toBe(404);
  expect((await admin.send('DELETE', `${VIEWS}/other/${id}`)).status).toBe(404);
  expect((await admin.send('DELETE', `${VIEWS}/own/${id}`)).status).toBe(200);
  expect(await names('own')).toEqual([]);
  expect((await admin.send('DELETE', `${VIEWS}/own/${id}`)).status).toBe(404);
});

test('asks for a name of at most 60 characters', async () => {
  const code = async (name: string) => (await save('names', name)).body.data?.fields?.name?.code;
  expect(await code('')).toBe('field.required');
  expect(await code('x'.repeat(61))).toBe('field.max');
  expect(await code('x'.repeat(60))).toBeUndefined();
});
