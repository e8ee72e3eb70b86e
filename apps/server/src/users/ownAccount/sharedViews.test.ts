import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedView } from '@portal/contract/users/ownAccount.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';

const VIEWS = '/api/business/user/me/views';
let portal: TestServer;
let admin: Caller;
let analyst: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  [admin, analyst] = [await portal.staff('admin'), await portal.staff('analyst')];
});
afterAll(() => portal.close());

const save = async (list: string, name: string): Promise<SavedView> =>
  (await admin.send('PUT', `${VIEWS}/${list}`, { name, query: 'country=PE' })).data;
const share = (list: string, id: number, body: { shared: boolean; roles: number[] }, caller = admin) =>
  caller.send('PUT', `${VIEWS}/${list}/${id}/sharing`, body);
const seenBy = async (caller: Caller, list: string): Promise<SavedView[]> =>
  (await caller.get(`${VIEWS}/${list}`)).data;
const roleOf = async (list: string, id: number, name: string): Promise<number> => {
  const { roles } = (await admin.get(`${VIEWS}/${list}/${id}/sharing`)).data;
  return roles.find((role: { name: string }) => role.name === name).id;
};

test('a view that is shared is used by others, who are told whose it is, until it is shared no longer', async () => {
  const { id } = await save('shared', 'Peru');
  expect(await seenBy(analyst, 'shared')).toEqual([]);
  expect((await share('shared', id, { shared: true, roles: [] })).data).toMatchObject({ id, by: null, shared: true });
  const { data: me } = await admin.get('/api/business/user/me');
  expect(await seenBy(analyst, 'shared')).toEqual([
    { id, name: 'Peru', query: 'country=PE', by: `${me.name} ${me.lastName}`, shared: true, opens: false },
  ]);
  expect(await seenBy(analyst, 'another')).toEqual([]);
  // Used, not owned.
  expect((await analyst.send('DELETE', `${VIEWS}/shared/${id}`)).status).toBe(404);
  await share('shared', id, { shared: false, roles: [] });
  expect(await seenBy(analyst, 'shared')).toEqual([]);
  await share('shared', id, { shared: false, roles: [] });
  const told = (await historyOf(portal, 'users', me.id)).filter(({ kind }) => kind.startsWith('view'));
  const detail = { list: 'shared', view: id, roles: [] };
  expect(told).toMatchObject([
    { kind: 'viewShared', by: me.id, detail, personal: { view: { to: 'Peru' } } },
    { kind: 'viewUnshared', by: me.id, detail },
  ]);
});

test('a list opens with one view in a role: with the last that was named, and with none that is no longer shared', async () => {
  const [first, second] = [await save('opening', 'First'), await save('opening', 'Second')];
  const role = await roleOf('opening', first.id, 'Analyst');
  const opening = async (caller: Caller) =>
    (await seenBy(caller, 'opening')).filter(({ opens }) => opens).map(({ name }) => name);
  await share('opening', first.id, { shared: true, roles: [role, role] });
  expect(await opening(analyst)).toEqual(['First']);
  expect(await opening(admin)).toEqual([]);
  await share('opening', second.id, { shared: true, roles: [role] });
  expect(await opening(analyst)).toEqual(['Second']);
  const { roles } = (await admin.get(`${VIEWS}/opening/${second.id}/sharing`)).data;
  expect(roles.filter(({ opens }: SavedView) => opens).map(({ id }: SavedView) => id)).toEqual([role]);
  await share('opening', second.id, { shared: false, roles: [role] });
  expect(await opening(analyst)).toEqual([]);
  await share('opening', first.id, { shared: true, roles: [role] });
  await admin.send('DELETE', `${VIEWS}/opening/${first.id}`);
  expect(await seenBy(analyst, 'opening')).toEqual([]);
});

test('only one’s own view is shared, by whoever may share, for roles that there are', async () => {
  const { id } = await save('own', 'Mine');
  expect((await share('own', id, { shared: true, roles: [] }, analyst)).codes).toEqual(['GE004']);
  expect((await share('other', id, { shared: true, roles: [] })).status).toBe(404);
  const unknown = await share('own', id, { shared: true, roles: [999_999] });
  expect(unknown.body.data.fields).toEqual({ roles: { code: 'field.choice' } });
  expect(await seenBy(analyst, 'own')).toEqual([]);
});
