import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RoleDetail } from '@portal/contract/users/roles.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { staffId } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { listenToStream } from '../../../test/streams/listenToStream.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { inviteStaff, roleIds, staffForm } from '../../../test/people/staffUsers.ts';
import { buildServer } from '../../server.ts';
import { replaceRoles } from './staffRoles.ts';

let portal: TestServer;
let admin: Caller;
/** Manages roles and users, holds what an analyst does, and administers nothing. */
let keeper: Pick<Caller, 'get' | 'send'>;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  const rights: Permission[] = ['business.role.manage', 'business.user.manage', ...SHIPPED_ROLES.analyst];
  keeper = await inRole(portal, 'supervisor', rights);
});
afterAll(() => portal.close());

const form = (changes: Record<string, unknown> = {}) => {
  const word = randomUUID().slice(0, 8);
  return {
    name: { en: `Archive ${word}`, es: `Archivo ${word}` },
    description: { en: 'Keeps the papers.', es: 'Guarda los papeles.' },
    slug: null,
    active: true,
    needsSecondFactor: false,
    permissions: ['business.request.notes'],
    ...changes,
  };
};
const create = (changes: Record<string, unknown> = {}, caller: Pick<Caller, 'send'> = admin) =>
  caller.send('POST', '/api/business/role', form(changes));
const made = async (changes: Record<string, unknown> = {}): Promise<RoleDetail> => (await create(changes)).data;
const find = async (id: number): Promise<RoleDetail> => (await admin.get(`/api/business/role/${id}`)).data;

/** Sends the form of a role as it stands, with changes. */
async function update(id: number, changes: Record<string, unknown>, caller: Pick<Caller, 'send'> = admin) {
  const { names, descriptions, slug, active, needsSecondFactor, permissions, version } = await find(id);
  const kept = { slug, active, needsSecondFactor, permissions, version };
  const body = { name: names, description: descriptions, ...kept, ...changes };
  return caller.send('PUT', `/api/business/role/${id}`, body);
}
const remove = (id: number, version: number, caller: Pick<Caller, 'send'> = admin) =>
  caller.send('DELETE', `/api/business/role/${id}`, { version });
const shipped = async (slug: keyof typeof SHIPPED_ROLES): Promise<number> => (await roleIds(portal, slug))[0] ?? 0;

test('a role is made with name and description in both languages, told in the reader’s, and kept in the history', async () => {
  const role = await made({ slug: 'archive', permissions: ['business.request.notes', 'business.audit.show'] });
  expect(role).toMatchObject({ slug: 'archive', kind: null, shipped: false, users: 0, holds: 2, offered: [] });
  const told = async (language: string) =>
    (await admin.get(`/api/business/role/${role.id}`, { 'accept-language': language })).data;
  expect((await told('es')).name).toBe(role.names.es);
  expect(await told('en')).toMatchObject({ name: role.names.en, description: 'Keeps the papers.' });
  expect(await historyOf(portal, 'access', role.id)).toMatchObject([
    { kind: 'created', detail: { permissions: ['business.request.notes', 'business.audit.show'] } },
  ]);
});

test('a name is taken by another of the same letters, whatever its accents and capitals, in either language', async () => {
  const word = randomUUID().slice(0, 8);
  await made({ name: { en: `Secretary ${word}`, es: `Secretaría ${word}` }, slug: word });
  const refused = await create({ name: { en: `SECRETARY ${word}`, es: `secretaria ${word}` }, slug: word });
  expect([refused.status, refused.body.data.fields]).toEqual([
    409,
    { 'name.en': { code: 'field.taken' }, 'name.es': { code: 'field.taken' }, slug: { code: 'field.taken' } },
  ]);
  const twice = form();
  const both = await Promise.all([1, 2].map(() => admin.send('POST', '/api/business/role', twice)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test.each([
  ['name.en', { name: { en: '', es: 'Archivo' } }, 'field.languages'],
  ['name.es', { name: { en: 'Archive', es: 'x'.repeat(51) } }, 'field.max'],
  ['description.en', { description: { en: '', es: '' } }, 'field.required'],
  ['slug', { slug: 'Not so' }, 'field.special'],
  ['permissions.0', { permissions: ['business.invented'] }, 'field.choice'],
  ['permissions', { permissions: [] }, 'field.required'],
  ['permissions', { permissions: ['business.analyst', 'business.manager'] }, 'role.markers'],
  ['permissions', { permissions: ['business.administrator'] }, 'role.lasting'],
] as const)('refuses at %s %j with %s', async (field, changes, code) => {
  const refused = await create(changes);
  expect(refused.body.data.fields[field]).toMatchObject({ code });
  expect(refused.status).toBeLessThan(500);
});

test('nobody gives a right that is not theirs, neither in a role nor by giving one', async () => {
  const refused = await create({ permissions: ['business.audit.show'] }, keeper);
  expect([refused.status, refused.body.data.fields]).toEqual([403, { permissions: { code: 'role.notTheirs' } }]);
  expect((await create({ permissions: ['business.request.tag'] }, keeper)).status).toBe(200);
  // A right that is there already stays; what is given is what is new.
  const role = await made({ permissions: ['business.audit.show'] });
  expect((await update(role.id, { permissions: ['business.audit.show', 'business.request.tag'] }, keeper)).status).toBe(
    200,
  );
  // Activating a role gives all of it.
  await update(role.id, { active: false });
  expect((await update(role.id, { active: true }, keeper)).codes).toEqual(['role.notTheirs']);
  // A role of rights that the giver lacks is given to nobody.
  await update(role.id, { active: true });
  const invitation = await keeper.send('POST', '/api/business/user', await staffForm(portal, { roles: [role.id] }));
  expect(invitation.body.data.fields).toEqual({ roles: { code: 'role.notTheirs' } });
  expect((await keeper.send('POST', '/api/business/user', await staffForm(portal))).status).toBe(200);
});

test('administrators alone give the markers they lack, and change a role that administers', async () => {
  expect((await create({ permissions: ['business.ephesian'] })).status).toBe(200);
  expect((await create({ permissions: ['business.ephesian'] }, keeper)).codes).toEqual(['role.notTheirs']);
  const administrator = await shipped('administrator');
  const { permissions } = await find(administrator);
  const less = permissions.filter((slug) => slug !== 'business.import');
  expect((await update(administrator, { permissions: less }, keeper)).codes).toEqual(['user.administratorOnly']);
  expect((await update(administrator, { permissions: less })).data.holds).toBe(less.length);
  await update(administrator, { permissions });
});

test('a marker is refused where somebody would hold roles that may not stand together, naming them', async () => {
  const role = await made();
  const roles = [...(await roleIds(portal, 'analyst')), role.id];
  const { id } = await inviteStaff(portal, admin, { roles, name: 'Rosa', lastName: 'Nogal' });
  const refused = await update(role.id, { permissions: ['business.manager'] });
  expect([refused.status, refused.body.data.fields]).toEqual([
    422,
    { permissions: { code: 'role.combinationHeld', params: { n: 1, names: 'Rosa Nogal' } } },
  ]);
  expect((await find(role.id)).permissions).toEqual(['business.request.notes']);
  // At users as well, of a marker that came meanwhile.
  await portal.database.transaction((db) => db.deleteFrom('user_role').where('role_id', '=', role.id).execute());
  expect((await update(role.id, { permissions: ['business.manager'] })).status).toBe(200);
  const { data } = await admin.get(`/api/business/user/${id}`);
  expect((await admin.send('PUT', `/api/business/user/${id}`, { ...data, roles })).body.data.fields).toEqual({
    roles: { code: 'role.combination' },
  });
});

test('one who administers is left: the last role that does is neither stripped nor deactivated', async () => {
  const administrator = await shipped('administrator');
  const { permissions } = await find(administrator);
  const stripped = permissions.filter((slug) => slug !== 'business.administrator');
  expect((await update(administrator, { permissions: stripped })).body.data.fields).toEqual({
    permissions: { code: 'user.lastAdministrator' },
  });
  expect((await update(administrator, { active: false })).body.data.fields).toEqual({
    active: { code: 'user.lastAdministrator' },
  });
});

test('a role that somebody holds is not deleted, nor one that came with the portal; a removed account holds none', async () => {
  const role = await made();
  const { id } = await inviteStaff(portal, admin, { roles: [role.id] });
  const { holders } = await find(role.id);
  const refused = await remove(role.id, 1);
  expect(refused).toMatchObject({ status: 409, codes: ['role.hasUsers'] });
  expect(refused.body.data.problems).toEqual([{ code: 'role.hasUsers', params: { n: 1, names: holders.join() } }]);
  expect(holders).toEqual([expect.stringMatching(/\S+ \S+/)]);
  await portal.database.transaction((db) =>
    db.updateTable('staff_user').set({ removed_at: new Date() }).where('id', '=', id).execute(),
  );
  expect((await remove(role.id, 1)).status).toBe(200);
  expect(await admin.get(`/api/business/role/${role.id}`)).toMatchObject({ codes: ['http.notFound'] });
  const analyst = await find(await shipped('analyst'));
  expect(await remove(analyst.id, analyst.version)).toMatchObject({ codes: ['role.shipped'] });
  expect((await update(analyst.id, { slug: 'other' })).body.data.fields).toEqual({ slug: { code: 'role.shipped' } });
});

test('of two who change a role at once the second is told what it is now', async () => {
  const role = await made();
  expect((await update(role.id, { slug: randomUUID() })).status).toBe(200);
  const late = await update(role.id, { version: 1 });
  expect([late.status, late.codes, late.body.data.present.version]).toEqual([409, ['record.stale'], 2]);
  expect((await remove(role.id, 1)).codes).toEqual(['record.stale']);
});

test('what a later version ships is offered to a role that staff changed, until somebody saves it', async () => {
  const id = await shipped('ephesian');
  const permissions = SHIPPED_ROLES.ephesian.filter((slug) => slug !== 'business.request.chat');
  await portal.database.transaction((db) =>
    db
      .updateTable('role')
      .set({ permissions: [...permissions, 'business.faq.manage'], shipped_permissions: permissions })
      .where('id', '=', id)
      .execute(),
  );
  expect((await find(id)).offered).toEqual(['business.request.chat']);
  expect((await update(id, {})).data).toMatchObject({ offered: [] });
  expect((await find(id)).permissions).not.toContain('business.request.chat');
  // Holding again just what is shipped, it follows the versions to come.
  await update(id, { permissions: [...SHIPPED_ROLES.ephesian] });
});

test('what a role gains and loses holds at once, and open pages of those concerned connect anew', async () => {
  const server = await buildServer(portal.services);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const role = await made({ permissions: ['business.audit.show', 'business.user.show'] });
  const userId = await staffId(portal, 'analyst2');
  await portal.database.transaction((db) => replaceRoles(db, userId, [role.id]));
  const own = await portal.staff('analyst2');
  const page = await listenToStream(origin, own);
  const beside = await listenToStream(origin, await portal.staff('analyst'));
  expect((await own.get('/api/business/user')).status).toBe(200);
  await update(role.id, { permissions: ['business.audit.show'] });
  await page.ended;
  expect((await own.get('/api/business/user')).codes).toEqual(['GE004']);
  // Deactivated, it counts as not held.
  await update(role.id, { active: false });
  await vi.waitUntil(async () => (await own.get('/api/business/user/me')).data.active === null);
  expect((await own.get('/api/business/user')).codes).toEqual(['errorRole']);
  expect(await Promise.race([beside.ended, Promise.resolve('open')])).toBe('open');
  await Promise.all([page, beside].map((listener) => listener.stop()));
  await server.close();
});

test('who may see roles sees them and changes nothing; others see none', async () => {
  const reader = await inRole(portal, 'ephesian2', ['business.role.show']);
  const { data } = (await reader.get('/api/business/role?search=analista')).data;
  // Who may not delete it is not told who holds it.
  expect(data).toMatchObject([{ slug: 'analyst', kind: 'analyst', shipped: true, holders: [] }]);
  expect(data[0].users).toBeGreaterThan(0);
  expect((await create({}, reader)).codes).toEqual(['GE004']);
  expect((await (await portal.staff('manager')).get('/api/business/role')).codes).toEqual(['GE004']);
});
