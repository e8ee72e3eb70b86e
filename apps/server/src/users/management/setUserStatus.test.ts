import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { mailTo, tokenIn } from '../../../test/people/applicants.ts';
import { staffId } from '../../../test/factories.ts';
import { acceptInvitation, inviteStaff, personnel, roleIds } from '../../../test/people/staffUsers.ts';
import { DEMO_PASSWORD } from '../../demo/loadDemoPeople.ts';
import { signIn } from '../../../test/people/staffAccounts.ts';
import { buildServer } from '../../server.ts';

let portal: TestServer;
let admin: Caller;
let adminId: number;

beforeAll(async () => {
  portal = await buildTestServer();
  adminId = await staffId(portal, 'admin');
});
afterAll(() => portal.close());
beforeEach(async () => {
  admin = await portal.staff('admin');
});

const find = async (id: number): Promise<StaffUser> => (await admin.get(`/api/business/user/${id}`)).data;

/** Sets the status of an account as its reader has seen it last. */
async function set(id: number, status: string, caller: Pick<Caller, 'send'> = admin) {
  const { version } = await find(id);
  return caller.send('PUT', `/api/business/user/${id}/status`, { status, version });
}

test('deactivating ends sessions and tokens at once, in every process', async () => {
  const other = await buildServer(portal.services);
  const id = await staffId(portal, 'analyst');
  const answer = await portal.anonymous.send('POST', '/api/auth/token', {
    grant_type: 'password',
    username: 'analyst@portal.test',
    password: 'Portal2026!',
  });
  const { access_token, refresh_token } = answer.body as unknown as { access_token: string; refresh_token: string };
  const me = async () => {
    const url = '/api/business/user/me';
    const headers = { authorization: `Bearer ${access_token}` };
    const [here, there] = [await portal.anonymous.get(url, headers), await other.inject({ url, headers })];
    return [here.status, there.statusCode];
  };
  expect(await me()).toEqual([200, 200]);
  const { data } = await set(id, 'INACTIVE');
  expect(data).toMatchObject({ status: 'INACTIVE', version: 2 });
  await expect.poll(me).toEqual([401, 401]);
  const refreshed = await portal.anonymous.send('POST', '/api/auth/token', {
    grant_type: 'refresh_token',
    refresh_token,
  });
  expect(refreshed.codes).toEqual(['login.sessionEnded']);
  expect((await signIn(portal, 'analyst@portal.test', DEMO_PASSWORD)).codes).toEqual(['login.disabled']);

  expect((await set(id, 'ACTIVE')).data).toMatchObject({ status: 'ACTIVE', version: 3 });
  expect((await signIn(portal, 'analyst@portal.test', DEMO_PASSWORD)).codes).toEqual([]);
  expect((await me())[0]).toBe(401);
  expect(await historyOf(portal, 'users', id)).toMatchObject([
    { kind: 'statusChanged', by: adminId, detail: { from: 'ACTIVE', to: 'INACTIVE' } },
    { kind: 'statusChanged', by: adminId, detail: { from: 'INACTIVE', to: 'ACTIVE' } },
  ]);
  await other.close();
});

test('one who never set a password waits again after being activated, and is invited anew', async () => {
  const user = await inviteStaff(portal, admin);
  const first = tokenIn(await mailTo(portal, user.email));
  expect((await set(user.id, 'INACTIVE')).data.status).toBe('INACTIVE');
  const chosen = { password: 'Portal2026!', confirmPassword: 'Portal2026!', termsVersion: TERMS_VERSION };
  const body = { token: first, ...chosen };
  expect((await portal.anonymous.send('POST', '/api/auth/welcome', body)).codes).toEqual(['login.tokenUsed']);
  expect((await set(user.id, 'ACTIVE')).data.status).toBe('PENDING');
  expect((await acceptInvitation(portal, user)).status).toBe(200);
  expect((await find(user.id)).status).toBe('ACTIVE');
});

test('links mailed before the account was deactivated open nothing afterwards', async () => {
  const id = await staffId(portal, 'analyst2');
  const email = 'analyst2@portal.test';
  await portal.anonymous.send('POST', '/api/auth/password/reset', { email });
  const token = tokenIn(await mailTo(portal, email));
  await set(id, 'INACTIVE');
  await set(id, 'ACTIVE');
  const body = { token, password: 'Another26!', confirmPassword: 'Another26!' };
  expect((await portal.anonymous.send('POST', '/api/auth/password', body)).codes).toEqual(['login.tokenUsed']);
});

test('refuses what is no change by hand', async () => {
  const user = await inviteStaff(portal, admin);
  expect(await set(user.id, 'ACTIVE')).toMatchObject({ status: 422, codes: ['user.status'] });
  expect((await set(user.id, 'PENDING')).body.data.fields).toEqual({ status: { code: 'field.choice' } });
  await set(user.id, 'INACTIVE');
  expect((await set(user.id, 'INACTIVE')).codes).toEqual(['user.status']);
});

test('nobody deactivates themselves, and the last active administrator stays', async () => {
  expect((await set(adminId, 'INACTIVE')).codes).toEqual(['user.self', 'user.lastAdministrator']);
  const roles = await roleIds(portal, 'administrator');
  const second = await inviteStaff(portal, admin, { roles });
  // One who only was invited does not administer yet.
  expect((await set(adminId, 'INACTIVE')).codes).toEqual(['user.self', 'user.lastAdministrator']);
  await acceptInvitation(portal, second);
  expect((await set(adminId, 'INACTIVE')).codes).toEqual(['user.self']);
  expect((await set(second.id, 'INACTIVE')).status).toBe(200);
});

test('one who manages users but does not administer neither deactivates nor activates an administrator', async () => {
  const manages = await personnel(portal);
  const second = await inviteStaff(portal, admin, { roles: await roleIds(portal, 'administrator') });
  const refused = { status: 403, codes: ['user.administratorOnly'] };
  expect(await set(adminId, 'INACTIVE', manages)).toMatchObject(refused);
  expect(await set(second.id, 'INACTIVE', manages)).toMatchObject(refused);
  await set(second.id, 'INACTIVE');
  expect(await set(second.id, 'ACTIVE', manages)).toMatchObject(refused);
  expect((await find(second.id)).status).toBe('INACTIVE');
  const analyst = await inviteStaff(portal, admin);
  expect((await set(analyst.id, 'INACTIVE', manages)).status).toBe(200);
});

test('an account that another has changed first is refused with what it is now', async () => {
  const user = await inviteStaff(portal, admin);
  await set(user.id, 'INACTIVE');
  const stale = await admin.send('PUT', `/api/business/user/${user.id}/status`, { status: 'ACTIVE', version: 1 });
  expect(stale).toMatchObject({ status: 409, codes: ['record.stale'] });
  expect(stale.body.data).toMatchObject({ present: await find(user.id) });
});

test('an administrator sees where somebody is signed in, and ends it', async () => {
  const id = await staffId(portal, 'ephesian');
  const path = `/api/business/user/${id}/sessions`;
  expect((await admin.get(path)).data).toEqual([]);
  const headers = { 'user-agent': 'Firefox on a phone' };
  const form = { grant_type: 'password', username: 'ephesian@portal.test', password: 'Portal2026!' };
  await portal.anonymous.send('POST', '/api/auth/token', form, headers);
  portal.clock.advance(60_000);
  const ephesian = await portal.staff('ephesian');
  const sessions = (await admin.get(path)).data;
  expect(sessions).toMatchObject([{ current: false }, { current: false, userAgent: 'Firefox on a phone' }]);
  expect(sessions[0].ip).toBe('127.0.0.1');
  expect((await admin.send('DELETE', path)).data).toEqual({ ended: 2 });
  expect((await admin.get(path)).data).toEqual([]);
  await expect.poll(async () => (await ephesian.get('/api/business/user/me')).status).toBe(401);
  expect(await historyOf(portal, 'users', id)).toMatchObject([{ kind: 'sessionsEnded', detail: { ended: 2 } }]);
});

test('an administrator ends one session of somebody, and the others go on', async () => {
  const id = await staffId(portal, 'analyst');
  const path = `/api/business/user/${id}/sessions`;
  const [desk, phone] = [await portal.staff('analyst'), await portal.staff('analyst')];
  const [latest, first, ...more] = (await admin.get(path)).data;
  expect(await admin.send('DELETE', `${path}/${latest.id}`)).toMatchObject({ status: 200, body: { data: null } });
  await expect.poll(async () => (await phone.get('/api/business/user/me')).codes).toEqual(['GE003']);
  expect((await desk.get('/api/business/user/me')).status).toBe(200);
  expect((await admin.get(path)).data.map((session: { id: number }) => session.id)).toEqual(
    [first, ...more].map((session) => session.id),
  );
  expect((await historyOf(portal, 'users', id)).at(-1)).toMatchObject({ kind: 'sessionsEnded', detail: { ended: 1 } });

  // One that has ended, one that is another's, one that is none, and that of nobody.
  const [own] = (await admin.get(`/api/business/user/${await staffId(portal, 'admin')}/sessions`)).data;
  for (const wrong of [
    `${path}/${latest.id}`,
    `${path}/${own.id}`,
    `${path}/999999`,
    `/api/business/user/999999/sessions/${first.id}`,
  ]) {
    expect(await admin.send('DELETE', wrong), wrong).toMatchObject({ status: 404, codes: ['http.notFound'] });
  }
  const manager = await portal.staff('manager');
  expect(await manager.send('DELETE', `${path}/${first.id}`)).toMatchObject({ status: 403, codes: ['GE004'] });
  expect((await desk.get('/api/business/user/me')).status).toBe(200);
});
