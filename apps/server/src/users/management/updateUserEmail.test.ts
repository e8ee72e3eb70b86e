import { afterAll, beforeAll, expect, test } from 'vitest';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import type { StaffDetail } from '@portal/contract/users/staff.ts';
import { mailTo, outbox, PASSWORD, tokenIn } from '../../../test/people/applicants.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { staffId } from '../../../test/factories.ts';
import { mailedToken } from '../../../test/people/staffAccounts.ts';
import { acceptInvitation, inviteStaff, type StaffForm } from '../../../test/people/staffUsers.ts';

/** Another address in the form of a staff user, entered by whoever manages users. */

let portal: TestServer;
let admin: Caller;
let adminId: number;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  adminId = await staffId(portal, 'admin');
});
afterAll(() => portal.close());

const confirm = (token: string) => portal.anonymous.send('POST', '/api/auth/email/confirm', { token });
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

test('an address changed before the invitation was accepted is invited anew, and the link to the old one ends', async () => {
  const user = await inviteStaff(portal, admin);
  const first = tokenIn(await mailTo(portal, user.email));
  const moved = (await update(user.id, { email: `New.${user.email}`, confirmEmail: `new.${user.email}` })).data;
  expect(moved).toMatchObject({ email: `new.${user.email}`, pendingEmail: null });
  const body = { token: first, password: PASSWORD, confirmPassword: PASSWORD, termsVersion: TERMS_VERSION };
  expect((await portal.anonymous.send('POST', '/api/auth/welcome', body)).codes).toEqual(['login.tokenUsed']);
  expect((await acceptInvitation(portal, moved)).status).toBe(200);
});

test('the address of an active account is another one only when the link mailed to it was followed', async () => {
  const user = await activeStaff({ language: 'en' });
  const email = `new.${user.email}`;
  const { data } = await update(user.id, { name: 'Eva', email: ` New.${user.email}`, confirmEmail: email });
  expect(data).toMatchObject({ name: 'Eva', email: user.email, pendingEmail: email, version: user.version + 1 });
  expect(await find(user.id)).toEqual(data);
  const kept = await historyOf(portal, 'users', user.id);
  expect(kept.slice(-2)).toMatchObject([
    { kind: 'emailAsked', by: adminId, detail: {} },
    { kind: 'updated', by: adminId, detail: { fields: ['name'] } },
  ]);
  const asked = await mailTo(portal, user.email);
  expect(asked).toMatchObject({ subject: 'A change of your address was requested', links: [] });
  expect(asked.text).toContain(email);
  const form = { grant_type: 'password', password: PASSWORD };
  const signIn = async (username: string) =>
    (await portal.anonymous.send('POST', '/api/auth/token', { ...form, username })).codes;
  expect([await signIn(user.email), await signIn(email)]).toEqual([[], ['login.badCredentials']]);

  expect((await confirm(await mailedToken(portal, email))).status).toBe(200);
  expect(await find(user.id)).toMatchObject({ email, pendingEmail: null, version: data.version + 1 });
  expect([await signIn(user.email), await signIn(email)]).toEqual([['login.badCredentials'], []]);
  expect(await mailTo(portal, user.email)).toMatchObject({ subject: 'The address of your account was changed' });
});

test('the newest address that was asked for holds, for 24 hours, and saving something else asks for none', async () => {
  const user = await activeStaff();
  const ask = (email: string) => update(user.id, { email, confirmEmail: email });
  await ask(`first.${user.email}`);
  const first = await mailedToken(portal, `first.${user.email}`);
  expect((await ask(`second.${user.email}`)).data.pendingEmail).toBe(`second.${user.email}`);
  expect((await confirm(first)).codes).toEqual(['login.tokenUsed']);
  const written = (await outbox(portal)).length;
  expect((await update(user.id, { name: 'Eva' })).data.pendingEmail).toBe(`second.${user.email}`);
  expect(await outbox(portal)).toHaveLength(written);
  portal.clock.advance(24 * 3_600_000);
  admin = await portal.staff('admin');
  expect((await find(user.id)).pendingEmail).toBeNull();
  expect((await confirm(await mailedToken(portal, `second.${user.email}`))).codes).toEqual(['login.tokenUsed']);
});

test.each(['ACTIVE', 'PENDING'])('another address of an account that is %s is entered twice', async (status) => {
  const user = status === 'ACTIVE' ? await activeStaff() : await inviteStaff(portal, admin);
  const email = `new.${user.email}`;
  for (const confirmEmail of [undefined, '', user.email, `${email}x`]) {
    const refused = await update(user.id, { email, confirmEmail });
    expect(refused.body.data.fields, confirmEmail).toEqual({ confirmEmail: { code: 'field.match' } });
  }
  expect(await find(user.id)).toMatchObject({ email: user.email, pendingEmail: null, version: user.version });
});

test('a deactivated account gets no other address', async () => {
  const user = await activeStaff();
  await admin.send('PUT', `/api/business/user/${user.id}/status`, { status: 'INACTIVE', version: user.version });
  const email = `new.${user.email}`;
  const refused = await update(user.id, { email, confirmEmail: email });
  expect(refused).toMatchObject({ status: 422, codes: ['user.notActive'] });
  expect(refused.body.data.fields).toEqual({ email: { code: 'user.notActive' } });
  expect((await update(user.id, { name: 'Eva' })).data).toMatchObject({ name: 'Eva', email: user.email });
});
