import { afterAll, beforeAll, expect, test } from 'vitest';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { mailTo, newApplicant, outbox, PASSWORD, registration, tokenIn } from '../../../test/people/applicants.ts';

let portal: TestServer;
const post = (path: string, body: unknown) => portal.anonymous.send('POST', `/api/client/${path}`, body);
const signIn = (username: string, password: string) => post('token', { grant_type: 'password', username, password });

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('opens an account only by the mailed link, once', async () => {
  await post('account', registration('Ana@Example.org', 'en'));
  expect((await signIn('ana@example.org', PASSWORD)).codes).toEqual(['login.inactive']);
  const mail = await mailTo(portal, 'ana@example.org');
  expect(mail).toMatchObject({ subject: 'Confirm your account', language: 'en' });
  expect(mail.text).toContain(mail.links[0]);
  const token = tokenIn(mail);
  expect((await post('account/confirm', { token })).status).toBe(200);
  expect((await signIn('ANA@example.org', PASSWORD)).body).toMatchObject({ access_token: expect.any(String) });
  expect((await post('account/confirm', { token })).codes).toEqual(['login.tokenUsed']);
});

test('answers alike for known and unknown addresses, and tells the owner by mail', async () => {
  await newApplicant(portal, 'known@example.org');
  const known = await post('account', { ...registration('known@example.org'), password: 'Another1!' });
  const unknown = await post('account', registration('unknown@example.org'));
  const shown = ({ status, body }: typeof known) => ({ status, body });
  expect(shown(known)).toEqual(shown(unknown));
  expect((await mailTo(portal, 'known@example.org')).subject).toBe('Ya tiene una cuenta');
  expect((await signIn('known@example.org', 'Another1!')).codes).toEqual(['login.inactive']);
  expect((await signIn('known@example.org', PASSWORD)).status).toBe(200);

  expect(shown(await post('account/reset', { email: 'known@example.org' }))).toEqual(
    shown(await post('account/reset', { email: 'nobody@example.org' })),
  );
  await portal.drain();
  expect((await outbox(portal)).some(({ to }) => to === 'nobody@example.org')).toBe(false);
});

test('lets no stranger choose the password of an address that its owner registers later', async () => {
  await post('account', { ...registration('owner@example.org'), password: 'Stranger1!' });
  const strangers = tokenIn(await mailTo(portal, 'owner@example.org'));
  await post('account', registration('owner@example.org'));
  expect((await post('account/confirm', { token: strangers })).codes).toEqual(['login.tokenUsed']);
  const token = tokenIn(await mailTo(portal, 'owner@example.org'));
  expect((await post('account/password', { token, password: 'Owner123!' })).status).toBe(200);
  expect((await signIn('owner@example.org', 'Stranger1!')).codes).toEqual(['login.badCredentials']);
  expect((await signIn('owner@example.org', 'Owner123!')).status).toBe(200);
});

test('makes one account of two registrations at once', async () => {
  await Promise.all([
    post('account', registration('twice@example.org')),
    post('account', registration('twice@example.org')),
  ]);
  const accounts = await portal.database.read((db) =>
    db.selectFrom('client_account').select('status').where('email', '=', 'twice@example.org').execute(),
  );
  expect(accounts).toEqual([{ status: 'PENDING' }]);
});

test('sets a new password once, by the newest or an older link, and ends every session and link', async () => {
  const client = await newApplicant(portal, 'forgot@example.org');
  await post('account/reset', { email: 'forgot@example.org' });
  const first = tokenIn(await mailTo(portal, 'forgot@example.org'));
  await post('account/reset', { email: 'forgot@example.org' });
  const second = tokenIn(await mailTo(portal, 'forgot@example.org'));
  expect((await post('account/password', { token: first, password: 'Different2#' })).status).toBe(200);
  expect((await post('account/password', { token: second, password: 'Different3#' })).codes).toEqual([
    'login.tokenUsed',
  ]);
  expect((await client.get('/api/client/request')).codes).toEqual(['GE003']);
  expect((await signIn('forgot@example.org', PASSWORD)).codes).toEqual(['login.badCredentials']);
  expect((await signIn('forgot@example.org', 'Different2#')).status).toBe(200);
});

test('refuses an expired link, a made-up one and one for another purpose', async () => {
  await post('account', registration('late@example.org'));
  const token = tokenIn(await mailTo(portal, 'late@example.org'));
  expect((await post('account/password', { token, password: 'Different2#' })).codes).toEqual(['login.tokenUsed']);
  expect((await post('account/confirm', { token: 'made-up' })).codes).toEqual(['login.tokenUsed']);
  portal.clock.advance(73 * 3_600_000);
  expect((await post('account/confirm', { token })).codes).toEqual(['login.tokenUsed']);
});

test('holds a confirmation for 72 hours and a reset for 2', async () => {
  const HOUR = 3_600_000;
  const confirm = async (email: string, after: number) => {
    await post('account', registration(email));
    const token = tokenIn(await mailTo(portal, email));
    portal.clock.advance(after);
    return (await post('account/confirm', { token })).codes;
  };
  expect(await confirm('hours.in@example.org', 72 * HOUR - 1)).toEqual([]);
  expect(await confirm('hours.out@example.org', 72 * HOUR)).toEqual(['login.tokenUsed']);
  const reset = async (after: number) => {
    await post('account/reset', { email: 'hours.in@example.org' });
    const token = tokenIn(await mailTo(portal, 'hours.in@example.org'));
    portal.clock.advance(after);
    return (await post('account/password', { token, password: 'Different2#' })).codes;
  };
  expect(await reset(2 * HOUR)).toEqual(['login.tokenUsed']);
  expect(await reset(2 * HOUR - 1)).toEqual([]);
});

test('keeps which terms were accepted, and when', async () => {
  await post('account', registration('accepts@example.org'));
  const account = await portal.database.read((db) =>
    db.selectFrom('client_account').selectAll().where('email', '=', 'accepts@example.org').executeTakeFirstOrThrow(),
  );
  expect(account).toMatchObject({ terms_version: TERMS_VERSION, terms_accepted_at: portal.clock.now() });
});

test('tells what is wrong with a registration at its fields', async () => {
  const answer = await post('account', { email: 'no-address', password: 'short', language: 'fr', termsVersion: '' });
  expect(answer.status).toBe(400);
  expect(answer.body.data.fields).toMatchObject({
    email: { code: 'field.email' },
    password: { code: 'field.password' },
    language: { code: 'field.choice' },
    termsVersion: { code: 'field.required' },
  });
  const old = await post('account', { ...registration('terms@example.org'), termsVersion: '1999-01-01' });
  expect([old.status, old.codes]).toEqual([422, ['terms.version']]);
});

test('keeps the realms apart', async () => {
  const client = await newApplicant(portal, 'realm@example.org');
  const admin = await portal.staff('admin');
  expect((await client.get('/api/business/user/me')).codes).toEqual(['GE002']);
  expect((await admin.get('/api/client/request')).codes).toEqual(['GE002']);
});
