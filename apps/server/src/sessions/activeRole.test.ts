import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { staffId } from '../../test/factories.ts';
import { inRole } from '../../test/people/inRole.ts';
import { shippedRoleId } from '../access/shippedRoles.ts';

let portal: TestServer;
let supervisor: Caller;
let roles: { supervisor: number; ephesian: number; manager: number };

beforeAll(async () => {
  portal = await buildTestServer();
  const userId = await staffId(portal, 'supervisor');
  roles = await portal.database.transaction(async (db) => {
    const ephesian = await shippedRoleId(db, 'ephesian');
    await db.insertInto('user_role').values({ user_id: userId, role_id: ephesian }).execute();
    return { supervisor: await shippedRoleId(db, 'supervisor'), ephesian, manager: await shippedRoleId(db, 'manager') };
  });
  supervisor = await portal.staff('supervisor');
});
afterAll(() => portal.close());

const me = (roleId?: string | number) =>
  supervisor.get('/api/business/user/me', roleId === undefined ? {} : { 'x-role-id': String(roleId) });

test('tells the user, the roles and what the active one holds', async () => {
  const { data } = await me(roles.supervisor);
  expect(data).toMatchObject({
    name: 'Noemí',
    lastName: 'Castellanos',
    email: 'supervisor@portal.test',
    language: { slug: 'es' },
  });
  expect(data.roles).toEqual([
    { id: roles.supervisor, name: 'Supervisión', slug: 'supervisor', active: true },
    { id: roles.ephesian, name: 'Efesio', slug: 'ephesian', active: false },
  ]);
  expect(data.active.id).toBe(roles.supervisor);
  expect(data.active.permissions).toContain('business.supervisor');
  expect(data.active.permissions).not.toContain('business.ephesian');
});

test('acts in the role that X-Role-Id names, and without it in the one of the last request', async () => {
  expect((await me(roles.ephesian)).data.active.permissions).toContain('business.ephesian');
  expect((await me()).data.active.id).toBe(roles.ephesian);
  expect((await me(roles.supervisor)).data.active.id).toBe(roles.supervisor);
  expect((await (await portal.staff('supervisor')).get('/api/business/user/me')).data.active.id).toBe(roles.supervisor);
});

test.each(['', ' ', '0', '-1', 'x', '1.0', '999999', '1 or 1', '9'.repeat(40)])(
  'refuses X-Role-Id "%s"',
  async (roleId) => {
    expect(await me(roleId)).toMatchObject({ status: 403, codes: ['GE004'] });
  },
);

test('refuses a role that exists and is not held, or is no longer active', async () => {
  expect(await me(roles.manager)).toMatchObject({ status: 403, codes: ['GE004'] });
  const set = (active: boolean) =>
    portal.database.transaction((db) =>
      db.updateTable('role').set({ active }).where('id', '=', roles.ephesian).execute(),
    );
  await set(false);
  portal.clock.advance(5000);
  expect(await me(roles.ephesian)).toMatchObject({ status: 403, codes: ['GE004'] });
  await set(true);
  portal.clock.advance(5000);
});

test('refuses an endpoint whose slug the role lacks, naming the slug and the own roles that hold it', async () => {
  const ask = (roleId: number) =>
    supervisor.send('POST', '/api/business/request/1/exonerations', {}, { 'x-role-id': String(roleId) });
  expect(await ask(roles.ephesian)).toMatchObject({
    status: 403,
    codes: ['GE004'],
    body: {
      data: { permission: 'business.request.exonerate', roles: [{ id: roles.supervisor, name: 'Supervisión' }] },
    },
  });
  expect((await ask(roles.supervisor)).status).toBe(400);
});

test('keeps the language the user chooses, and reads Accept-Language before it', async () => {
  const title = async (headers = {}) =>
    (await supervisor.get('/api/business/request/status', { 'x-role-id': String(roles.supervisor), ...headers }))
      .data[2].title;
  expect(await title()).toBe('Pagada');
  expect(await title({ 'accept-language': 'en-US,en;q=0.9' })).toBe('Paid');
  expect(await title({ 'accept-language': 'pt-BR' })).toBe('Pagada');
  await supervisor.send('PUT', '/api/business/user/me/language', { language: 'en' });
  portal.clock.advance(5000);
  expect(await title()).toBe('Paid');
  expect((await supervisor.send('PUT', '/api/business/user/me/language', { language: 'fr' })).body.data.fields).toEqual(
    {
      language: { code: 'field.choice' },
    },
  );
});

test('lets a user without a role sign in, and shows and permits them nothing', async () => {
  const userId = await staffId(portal, 'analyst2');
  await portal.database.transaction((db) => db.deleteFrom('user_role').where('user_id', '=', userId).execute());
  const nobody = await portal.staff('analyst2');
  expect((await nobody.get('/api/business/user/me')).data).toMatchObject({ roles: [], active: null });
  expect((await nobody.get('/api/business/request/board')).data.columns).toEqual([]);
  expect(await nobody.get('/api/business/outbox')).toMatchObject({ status: 403, codes: ['errorRole'] });
});

test('tells a role that holds no permission so, and one that holds others which is missing', async () => {
  const emptied = await inRole(portal, 'ephesian2', []);
  const exoneration = '/api/business/request/1/exonerations';
  for (const answer of [await emptied.get('/api/business/outbox'), await emptied.send('POST', exoneration, {})]) {
    expect(answer).toMatchObject({ status: 403, codes: ['errorRole'] });
  }
  const other = await inRole(portal, 'ephesian2', ['business.request.tag']);
  expect(await other.get('/api/business/outbox')).toMatchObject({
    status: 403,
    codes: ['GE004'],
    body: { data: { permission: 'business.outbox.show' } },
  });
});
