import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffDetail } from '@portal/contract/users/staff.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { PASSWORD } from '../../../test/people/applicants.ts';
import { staffId } from '../../../test/factories.ts';
import { seatOf } from '../../../test/people/staffAccounts.ts';
import { acceptInvitation, inviteStaff, roleIds, type StaffForm } from '../../../test/people/staffUsers.ts';

let portal: TestServer;
let admin: Caller;
let adminId: number;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  adminId = await staffId(portal, 'admin');
});
afterAll(() => portal.close());

const find = async (id: number): Promise<StaffDetail> => (await admin.get(`/api/business/user/${id}`)).data;

/** Sends the form of an account as its reader has seen it last, with changes. */
async function update(id: number, changes: Record<string, unknown>) {
  const { roles, ...user } = await find(id);
  const body = { ...user, roles: roles.map((role) => role.id), ...changes };
  return admin.send('PUT', `/api/business/user/${id}`, body);
}

/** An account whose owner has signed in with it. */
async function activeStaff(changes: Partial<StaffForm> = {}): Promise<StaffDetail> {
  const user = await inviteStaff(portal, admin, changes);
  await acceptInvitation(portal, user);
  return find(user.id);
}

test('changes every field and the roles, and keeps in the history what was changed, personal values apart', async () => {
  const [ephesian = 0] = await roleIds(portal, 'ephesian');
  const user = await activeStaff();
  const { data } = await update(user.id, {
    name: 'Irene',
    country: 'CO',
    language: 'en',
    phoneCode: null,
    mobile: '',
    roles: [ephesian],
  });
  expect(data).toMatchObject({
    id: user.id,
    name: 'Irene',
    lastName: 'Valdés',
    country: 'CO',
    language: 'en',
    phoneCode: null,
    mobile: null,
    roles: [{ id: ephesian }],
    version: user.version + 1,
  });
  const changed = (await historyOf(portal, 'users', user.id)).at(-1);
  expect(changed).toEqual({
    kind: 'updated',
    by: adminId,
    detail: {
      fields: ['name', 'country', 'phone_code', 'mobile', 'language'],
      changes: { language: { from: 'es', to: 'en' } },
      rolesAdded: [ephesian],
      rolesRemoved: user.roles.map(({ id }) => id),
    },
    personal: {
      name: { from: 'Inés', to: 'Irene' },
      country: { from: 'MX', to: 'CO' },
      phone_code: { from: '52', to: null },
      mobile: { from: '2225550147', to: null },
    },
  });
});

test('saving what is there already changes nothing', async () => {
  const user = await inviteStaff(portal, admin);
  expect((await update(user.id, {})).data).toEqual(user);
  expect(await historyOf(portal, 'users', user.id)).toHaveLength(1);
});

test('of two who change an account at once the second is told, with the account as it is now', async () => {
  const user = await inviteStaff(portal, admin);
  const form = { ...user, roles: user.roles.map(({ id }) => id) };
  const answers = await Promise.all(
    ['Ana', 'Eva'].map((name) => admin.send('PUT', `/api/business/user/${user.id}`, { ...form, name })),
  );
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({
    status: 409,
    codes: ['record.stale'],
    body: { data: { present: await find(user.id) } },
  });
});

test('a language that its owner chose meanwhile is not set back', async () => {
  const id = await staffId(portal, 'manager');
  const { roles, ...user } = await find(id);
  const manager = await portal.staff('manager');
  await manager.send('PUT', '/api/business/user/me/language', { language: 'en' });
  const form = { ...user, roles: roles.map((role) => role.id), name: 'Elías' };
  expect((await admin.send('PUT', `/api/business/user/${id}`, form)).codes).toEqual(['record.stale']);
  expect(await find(id)).toMatchObject({ name: 'Esteban', language: 'en' });
});

test.each([
  [{ mobile: null }, 'mobile', 'field.required'],
  [{ phoneCode: null }, 'phoneCode', 'field.required'],
  [{ phoneCode: '506', mobile: '1'.repeat(13) }, 'mobile', 'field.max'],
  [{ roles: [999_999] }, 'roles', 'field.choice'],
  [{ email: 'manager@portal.test', confirmEmail: 'Manager@portal.test' }, 'email', 'field.taken'],
])('refuses %j at %s', async (changes, field, code) => {
  const user = await inviteStaff(portal, admin);
  expect((await update(user.id, changes)).body.data.fields).toMatchObject({ [field]: { code } });
  expect(await find(user.id)).toEqual(user);
});

test('refuses roles that may not go together, and takes those that may', async () => {
  const user = await inviteStaff(portal, admin);
  const refused = await update(user.id, { roles: await roleIds(portal, 'analyst', 'supervisor') });
  expect(refused).toMatchObject({ status: 422, codes: ['role.combination'] });
  expect(refused.body.data.fields).toEqual({ roles: { code: 'role.combination' } });
  expect((await update(user.id, { roles: await roleIds(portal, 'ephesian', 'supervisor') })).status).toBe(200);
});

test('a role that is no longer active stays with who holds it, and is given to nobody else', async () => {
  const role = await portal.database.transaction((db) =>
    db
      .insertInto('role')
      .values({ name: 'Guide', slug: null, permissions: [] })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const [holder, other] = [await inviteStaff(portal, admin, { roles: [role.id] }), await inviteStaff(portal, admin)];
  await portal.database.transaction((db) =>
    db.updateTable('role').set({ active: false }).where('id', '=', role.id).execute(),
  );
  expect((await update(holder.id, { name: 'Eva' })).data).toMatchObject({ name: 'Eva', roles: [{ id: role.id }] });
  expect((await update(other.id, { roles: [role.id] })).body.data.fields).toEqual({ roles: { code: 'field.choice' } });
});

test('the last active administrator cannot lose the role, another can', async () => {
  const roles = await roleIds(portal, 'manager');
  const refused = await update(adminId, { roles });
  expect(refused).toMatchObject({ status: 422, codes: ['user.lastAdministrator'] });
  expect(refused.body.data.fields).toEqual({ roles: { code: 'user.lastAdministrator' } });
  const second = await activeStaff({ roles: await roleIds(portal, 'administrator') });
  expect((await update(second.id, { roles })).data.roles).toMatchObject([{ id: roles[0] }]);
  expect((await update(adminId, { roles })).codes).toEqual(['user.lastAdministrator']);
});

test('a role that is not active makes no administrator', async () => {
  const role = await portal.database.transaction((db) =>
    db
      .insertInto('role')
      .values({ name: 'Former rulers', slug: null, permissions: ['business.administrator'] })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const [administrator = 0, manager = 0] = await roleIds(portal, 'administrator', 'manager');
  await update(adminId, { roles: [administrator, role.id] });
  await activeStaff({ roles: [role.id] });
  await portal.database.transaction((db) =>
    db.updateTable('role').set({ active: false }).where('id', '=', role.id).execute(),
  );
  expect((await update(adminId, { roles: [role.id, manager] })).codes).toEqual(['user.lastAdministrator']);
  expect((await update(adminId, { roles: [administrator] })).status).toBe(200);
});

test('of the last two administrators one remains, when both lose the role at once', async () => {
  const [administrator = 0, manager = 0] = await roleIds(portal, 'administrator', 'manager');
  const second = await activeStaff({ roles: [administrator] });
  const ids = [adminId, second.id];
  const seat = await seatOf(portal, second.email, PASSWORD);
  const strip = async (id: number, by: Pick<Caller, 'send'>) => {
    const user = await find(id);
    return () => by.send('PUT', `/api/business/user/${id}`, { ...user, roles: [manager] });
  };
  for (let round = 0; round < 5; round += 1) {
    // The second is no administrator any more, or meets the last one, whichever it finds first.
    const acts = [await strip(adminId, seat), await strip(second.id, admin)];
    const answers = await Promise.all(acts.map((act) => act()));
    expect(['GE004', 'user.lastAdministrator']).toContain(answers.flatMap(({ codes }) => codes).join());
    const left = await portal.database.read((db) =>
      db.selectFrom('user_role').select('user_id').where('role_id', '=', administrator).execute(),
    );
    expect(left.filter(({ user_id }) => ids.includes(user_id))).toHaveLength(1);
    await portal.database.transaction((db) =>
      db
        .insertInto('user_role')
        .values(ids.map((user_id) => ({ user_id, role_id: administrator })))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    portal.clock.advance(5000);
  }
  await update(second.id, { roles: [manager] });
});

test('changed roles hold with the next request in every process', async () => {
  const supervisor = await portal.staff('supervisor');
  const id = await staffId(portal, 'supervisor');
  const slugs = async () => (await supervisor.get('/api/business/user/me')).data.roles.map((role: any) => role.slug);
  expect(await slugs()).not.toContain('ephesian');
  await update(id, { roles: await roleIds(portal, 'supervisor', 'ephesian') });
  await expect.poll(slugs).toEqual(['supervisor', 'ephesian']);
  await update(id, { roles: await roleIds(portal, 'supervisor') });
});
