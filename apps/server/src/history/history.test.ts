import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertClient } from '../../test/people/clientAccounts.ts';
import { insertApplication, staffId } from '../../test/factories.ts';
import { inRole } from '../../test/people/inRole.ts';
import { mailedToken } from '../../test/people/staffAccounts.ts';
import { acceptInvitation, inviteStaff } from '../../test/people/staffUsers.ts';
import { COLUMNS } from '../platform/privacy/columns.ts';
import { record } from './record.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

/** An account whose every field was changed once, the address by the link. */
async function changedUser() {
  const invited = await inviteStaff(portal, admin);
  await acceptInvitation(portal, invited);
  const user = (await admin.get(`/api/business/user/${invited.id}`)).data;
  const email = `otra-${user.email}`;
  const form = {
    name: 'Rosalía',
    lastName: 'Quintanar',
    email,
    confirmEmail: email,
    country: 'UY',
    language: 'en',
    phoneCode: '598',
    mobile: '99887766',
    roles: user.roles.map(({ id }: { id: number }) => id),
    version: user.version,
  };
  await admin.send('PUT', `/api/business/user/${user.id}`, form);
  await portal.anonymous.send('POST', '/api/auth/email/confirm', { token: await mailedToken(portal, email) });
  return { id: user.id as number, before: user.email as string, form };
}

const historyOfUser = async (id: number) => (await admin.get(`/api/business/user/${id}/history`)).data;

test('tells of a staff user what was there before and after, by whom, the newest first', async () => {
  const { id, before, form } = await changedUser();
  const { data, next } = await historyOfUser(id);
  expect(next).toBeNull();
  expect(data).toMatchObject([
    {
      what: 'emailConfirmed',
      by: 'Rosalía Quintanar',
      detail: { changes: { email: { from: before, to: form.email } } },
    },
    {
      what: 'updated',
      by: 'Grace Whitfield',
      byApplicant: false,
      detail: {
        fields: ['name', 'last_name', 'country', 'phone_code', 'mobile', 'language'],
        changes: {
          name: { from: 'Inés', to: 'Rosalía' },
          last_name: { from: 'Valdés', to: 'Quintanar' },
          country: { from: 'MX', to: 'UY' },
          language: { from: 'es', to: 'en' },
          phone_code: { from: '52', to: '598' },
          mobile: { from: '2225550147', to: '99887766' },
        },
      },
    },
    { what: 'emailAsked', detail: {} },
    { what: 'accepted', detail: { termsVersion: TERMS_VERSION } },
    { what: 'created' },
  ]);
});

test('personal values lie in the personal column alone: one statement erases them, what happened stays', async () => {
  const { id, before, form } = await changedUser();
  const plain = Object.entries(COLUMNS['history'] ?? {}).flatMap(([name, kind]) => (kind === 'plain' ? [name] : []));
  const { rows } = await portal.database.read((db) =>
    sql<Record<string, unknown>>`
      select ${sql.join(plain.map((name) => sql.ref(name)))} from history
      where noun = 'users' and subject_id = ${id}`.execute(db),
  );
  const { name, lastName, email, country, mobile } = form;
  for (const value of [name, lastName, email, before, `"${country}"`, mobile, 'Inés', 'Valdés', '2225550147']) {
    expect(JSON.stringify(rows)).not.toContain(value);
  }
  await portal.database.transaction((db) =>
    sql`update history set personal = null where noun = 'users' and subject_id = ${id}`.execute(db),
  );
  const told = (await historyOfUser(id)).data;
  expect(told.map(({ what }: { what: string }) => what)).toEqual([
    'emailConfirmed',
    'updated',
    'emailAsked',
    'accepted',
    'created',
  ]);
  expect(told[0].detail).toEqual({ fields: ['email'] });
  expect(told[1].detail.changes).toEqual({ language: { from: 'es', to: 'en' } });
  expect(told[1].detail.fields).toContain('mobile');
});

test('a page has 50 and says where the next begins', async () => {
  const { id } = await insertClient(portal);
  const now = portal.clock.now();
  await portal.database.transaction(async (db) => {
    for (let sent = 0; sent < 51; sent++) {
      await record({ db, now, actor: null }, { noun: 'clients', id, kind: 'activationSent' });
    }
  });
  await admin.send('PUT', `/api/business/client/${id}`, {
    ...(await admin.get(`/api/business/client/${id}`)).data,
    language: 'es',
  });
  const first = (await admin.get(`/api/business/client/${id}/history`)).data;
  expect(first.data).toHaveLength(50);
  expect(first.data[0]).toMatchObject({
    what: 'updated',
    by: 'Grace Whitfield',
    detail: { fields: ['language'], changes: { language: { from: 'en', to: 'es' } } },
  });
  const second = (await admin.get(`/api/business/client/${id}/history?after=${first.next}`)).data;
  expect(second).toMatchObject({
    data: [{ what: 'activationSent', by: null }, { what: 'activationSent' }],
    next: null,
  });
  const ids = [...first.data, ...second.data].map((row: { id: number }) => row.id);
  expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
});

test('what one may not see has no history: removed users, clients out of reach, what is not there', async () => {
  const { id } = await inviteStaff(portal, admin);
  await portal.database.transaction((db) =>
    db.updateTable('staff_user').set({ removed_at: portal.clock.now() }).where('id', '=', id).execute(),
  );
  expect((await admin.get(`/api/business/user/${id}/history`)).codes).toEqual(['http.notFound']);
  expect((await admin.get('/api/business/user/999999/history')).codes).toEqual(['http.notFound']);
  expect((await admin.get('/api/business/client/999999/history')).codes).toEqual(['http.notFound']);

  const client = await insertClient(portal);
  await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', client: client.id });
  const of = async (name: 'ephesian' | 'ephesian2') =>
    (
      await (
        await inRole(portal, name, [...SHIPPED_ROLES.ephesian, 'business.client.show'])
      ).get(`/api/business/client/${client.id}/history`)
    ).status;
  expect([await of('ephesian'), await of('ephesian2')]).toEqual([200, 404]);
});

test('a number has one history a noun: an application does not tell of the user of the same id', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS' });
  const actor = { realm: 'staff', userId: await staffId(portal, 'manager') } as const;
  await portal.database.transaction((db) =>
    record(
      { db, now: portal.clock.now(), actor },
      { noun: 'users', id, kind: 'statusChanged', detail: { from: 'ACTIVE', to: 'INACTIVE' } },
    ),
  );
  const { history } = (await (await portal.staff('manager')).get(`/api/business/request/${id}`)).data;
  expect(history).toMatchObject([{ what: 'submitted', by: null, byApplicant: true }]);
});

test('what happened stays: no row is changed or taken away, and erasure alone empties what is personal', async () => {
  const { id } = await inviteStaff(portal, admin);
  const tried = (statement: ReturnType<typeof sql>) => portal.database.transaction((db) => statement.execute(db));
  await tried(sql`update history set personal = null, ip = null where noun = 'users' and subject_id = ${id}`);
  for (const statement of [
    sql`update history set kind = 'other' where noun = 'users' and subject_id = ${id}`,
    sql`update history set detail = '{}', personal = null where noun = 'users' and subject_id = ${id}`,
    sql`update history set ip = '203.0.113.9' where noun = 'users' and subject_id = ${id}`,
    sql`delete from history where noun = 'users' and subject_id = ${id}`,
    sql`truncate history`,
  ]) {
    await expect(tried(statement)).rejects.toThrow('history is never changed');
  }
  expect((await historyOfUser(id)).data).toMatchObject([{ what: 'created' }]);
});
