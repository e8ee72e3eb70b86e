import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF_RESET_HOURS } from '@portal/domain/users/accounts.ts';
import { mailTo, newApplicant, outbox } from '../../../test/people/applicants.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { closed, mailedToken, newStaff, seatOf, signIn, STAFF_PASSWORD } from '../../../test/people/staffAccounts.ts';

const HOUR = 3_600_000;
const NEW = 'Different2#';
let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const post = (path: string, body: unknown) => portal.anonymous.send('POST', `/api/auth/${path}`, body);
const setPassword = (token: string, password = NEW, confirmPassword = password) =>
  post('password', { token, password, confirmPassword });

async function resetToken(email: string): Promise<string> {
  await post('password/reset', { email });
  return mailedToken(portal, email);
}

test('sets a new password by the mailed link, which ends every session and link, and tells the owner', async () => {
  await newStaff(portal, 'forgot@example.org');
  const seat = await seatOf(portal, 'forgot@example.org');
  await post('password/reset', { email: ' Forgot@Example.org ' });
  const mail = await mailTo(portal, 'forgot@example.org');
  expect(mail).toMatchObject({ subject: 'Elija una contraseña nueva para el portal interno', language: 'es' });
  expect(mail.links[0]).toMatch(/\/B_Portal\/login\/password\/[\w-]{43}$/);
  const first = await mailedToken(portal, 'forgot@example.org');
  const second = await resetToken('forgot@example.org');
  expect(await setPassword(first)).toMatchObject({ status: 200, body: { data: null } });
  expect((await setPassword(second, 'Different3#')).codes).toEqual(['login.tokenUsed']);
  expect((await setPassword(first, 'Different3#')).codes).toEqual(['login.tokenUsed']);
  await closed(seat);
  expect((await signIn(portal, 'forgot@example.org')).codes).toEqual(['login.badCredentials']);
  expect((await signIn(portal, 'forgot@example.org', NEW)).status).toBe(200);
  const told = await mailTo(portal, 'forgot@example.org');
  expect(told).toMatchObject({ subject: 'Se cambió la contraseña de su cuenta', links: [] });
});

test('ends a lock by failed passwords: who has the mail has the address', async () => {
  await newStaff(portal, 'locked@example.org');
  for (let failure = 1; failure <= 5; failure += 1) await signIn(portal, 'locked@example.org', 'Wrong2026!');
  expect((await signIn(portal, 'locked@example.org')).codes).toEqual(['login.locked']);
  await setPassword(await resetToken('locked@example.org'));
  expect((await signIn(portal, 'locked@example.org', NEW)).status).toBe(200);
});

test('refuses a repetition that differs and the present password at their fields, and the link still works', async () => {
  await newStaff(portal, 'again@example.org');
  const token = await resetToken('again@example.org');
  const differs = await setPassword(token, NEW, 'Different2$');
  expect([differs.status, differs.body.data.fields]).toEqual([400, { confirmPassword: { code: 'field.match' } }]);
  const same = await setPassword(token, STAFF_PASSWORD);
  expect([same.status, same.body.data.fields]).toEqual([400, { password: { code: 'field.samePassword' } }]);
  const weak = await setPassword(token, 'short');
  expect(weak.body.data.fields).toMatchObject({ password: { code: 'field.password' } });
  expect((await setPassword(token)).status).toBe(200);
});

test('holds a reset for 2 hours', async () => {
  await newStaff(portal, 'hours@example.org');
  const after = async (milliseconds: number) => {
    const token = await resetToken('hours@example.org');
    portal.clock.advance(milliseconds);
    return (await setPassword(token)).codes;
  };
  expect(STAFF_RESET_HOURS).toBe(2);
  expect(await after(2 * HOUR)).toEqual(['login.tokenUsed']);
  expect(await after(2 * HOUR - 1)).toEqual([]);
});

test('lets one of two requests with the same link at once win', async () => {
  await newStaff(portal, 'twice@example.org');
  const token = await resetToken('twice@example.org');
  const answers = await Promise.all([setPassword(token, 'Different3#'), setPassword(token, 'Different4#')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test.each(['INACTIVE', 'PENDING'] as const)('a link sent before the account became %s sets nothing', async (status) => {
  const email = `${status.toLowerCase()}.since@example.org`;
  const id = await newStaff(portal, email);
  const token = await resetToken(email);
  await portal.database.transaction((db) =>
    db.updateTable('staff_user').set({ status }).where('id', '=', id).execute(),
  );
  expect((await setPassword(token)).codes).toEqual(['login.tokenUsed']);
});

test('mails nothing to an account that is deactivated or removed, and the invitation again to one that waits', async () => {
  await newStaff(portal, 'inactive@example.org', { status: 'INACTIVE' });
  await newStaff(portal, 'removed@example.org', { removedAt: portal.clock.now() });
  await newStaff(portal, 'pending@example.org', { status: 'PENDING', language: 'en' });
  for (const name of ['inactive', 'removed', 'nobody']) {
    await post('password/reset', { email: `${name}@example.org` });
  }
  await post('password/reset', { email: 'pending@example.org' });
  expect((await mailTo(portal, 'pending@example.org')).subject).toBe('Your account in the business portal');
  const mailed = (await outbox(portal)).map(({ to }) => to.split('@')[0]);
  for (const name of ['inactive', 'removed', 'nobody']) expect(mailed).not.toContain(name);
});

test('refuses a link of the other realm, and the other realm one of staff', async () => {
  await newStaff(portal, 'both@example.org');
  await newApplicant(portal, 'both@example.org');
  const ofStaff = await resetToken('both@example.org');
  await portal.anonymous.send('POST', '/api/client/account/reset', { email: 'both@example.org' });
  const ofClient = await mailedToken(portal, 'both@example.org');
  expect((await setPassword(ofClient)).codes).toEqual(['login.tokenUsed']);
  const crossed = await portal.anonymous.send('POST', '/api/client/account/password', {
    token: ofStaff,
    password: NEW,
  });
  expect(crossed.codes).toEqual(['login.tokenUsed']);
  expect((await setPassword(ofStaff)).status).toBe(200);
});
