import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { staffId } from '../../../test/factories.ts';
import { acceptInvitation, inviteStaff, personnel, roleIds, type StaffForm } from '../../../test/people/staffUsers.ts';

let portal: TestServer;
let admin: Caller;
/** Manages users and administers nothing. */
let manages: Pick<Caller, 'send'>;
let administrator: number;
let analyst: number;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  manages = await personnel(portal);
  [administrator = 0, analyst = 0] = await roleIds(portal, 'administrator', 'analyst');
});
afterAll(() => portal.close());

const find = async (id: number): Promise<StaffUser> => (await admin.get(`/api/business/user/${id}`)).data;

/** Sends the form of an account as its reader has seen it last, with changes. */
async function update(id: number, changes: Record<string, unknown>, caller = manages) {
  const { roles, ...user } = await find(id);
  const body = { ...user, roles: roles.map((role) => role.id), ...changes };
  return caller.send('PUT', `/api/business/user/${id}`, body);
}

/** An account whose owner has followed the invitation. */
async function activeStaff(changes: Partial<StaffForm> = {}): Promise<StaffUser> {
  const user = await inviteStaff(portal, admin, changes);
  await acceptInvitation(portal, user);
  return find(user.id);
}

test('one who manages users but does not administer neither gives nor takes away a role that administers', async () => {
  const own = await staffId(portal, 'supervisor');
  const user = await activeStaff();
  for (const id of [own, user.id]) {
    const { roles } = await find(id);
    const refused = await update(id, { roles: [...roles.map((role) => role.id), administrator] });
    expect(refused).toMatchObject({ status: 403, codes: ['user.administratorOnly'] });
    expect(refused.body.data.fields).toEqual({ roles: { code: 'user.administratorOnly' } });
  }
  expect((await update(user.id, { name: 'Eva', roles: [analyst] })).data.name).toBe('Eva');
  expect(await find(user.id)).toMatchObject({ administrator: false, roles: [{ id: analyst, administrator: false }] });
});

test('the account of an administrator is changed by administrators only, whatever of it', async () => {
  const invited = await inviteStaff(portal, admin, { roles: [administrator] });
  const active = await activeStaff({ roles: [administrator, analyst] });
  for (const user of [invited, active]) {
    for (const changes of [{ email: `taken.${user.email}` }, { name: 'Eva' }, { roles: [analyst] }, {}]) {
      const refused = await update(user.id, changes);
      expect(refused).toMatchObject({ status: 403, codes: ['user.administratorOnly'] });
      expect(refused.body.data.fields).toBeUndefined();
    }
    expect(await find(user.id)).toMatchObject({ name: 'Inés', email: user.email, administrator: true });
  }
  expect((await update(active.id, { roles: [analyst] }, admin)).data).toMatchObject({ administrator: false });
});

test('a role that administers and is not active protects no account, and only an administrator takes it away', async () => {
  const role = await portal.database.transaction((db) =>
    db
      .insertInto('role')
      .values({ name: 'Rulers of old', slug: null, permissions: ['business.administrator'] })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const user = await activeStaff({ roles: [role.id, analyst] });
  await portal.database.transaction((db) =>
    db.updateTable('role').set({ active: false }).where('id', '=', role.id).execute(),
  );
  expect((await update(user.id, { name: 'Eva' })).data).toMatchObject({ name: 'Eva', administrator: false });
  expect((await update(user.id, { roles: [analyst] })).body.data.fields).toEqual({
    roles: { code: 'user.administratorOnly' },
  });
  expect((await update(user.id, { roles: [analyst] }, admin)).status).toBe(200);
});
