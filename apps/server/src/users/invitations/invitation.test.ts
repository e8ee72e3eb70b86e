import { afterAll, beforeAll, expect, test } from 'vitest';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { INVITATION_HOURS } from '@portal/domain/users/accounts.ts';
import { mailTo } from '../../../test/people/applicants.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { mailedToken, newStaff, signIn } from '../../../test/people/staffAccounts.ts';

const DAY = 24 * 3_600_000;
const CHOSEN = 'Chosen2026!';
let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const post = (path: string, body: unknown) => portal.anonymous.send('POST', `/api/auth/${path}`, body);
const invitation = (token: string) => post('welcome/invitation', { token });
const accept = (token: string, password = CHOSEN, confirmPassword = password, termsVersion = TERMS_VERSION) =>
  post('welcome', { token, password, confirmPassword, termsVersion });

/** An account that waits, and the token of the invitation that it gets. */
async function invited(email: string): Promise<{ id: number; token: string }> {
  const id = await newStaff(portal, email, { status: 'PENDING' });
  await post('password/reset', { email });
  return { id, token: await mailedToken(portal, email) };
}

const change = (id: number, to: { status?: 'INACTIVE'; removed_at?: Date }) =>
  portal.database.transaction((db) => db.updateTable('staff_user').set(to).where('id', '=', id).execute());

test('the link tells whom it invites, then sets the password once, and the account signs in', async () => {
  const { token } = await invited('new@example.org');
  const mail = await mailTo(portal, 'new@example.org');
  expect(mail).toMatchObject({ subject: 'Su cuenta en el portal interno', language: 'es' });
  expect(mail.links[0]).toMatch(/\/B_Portal\/login\/welcome\/[\w-]{43}$/);
  expect((await signIn(portal, 'new@example.org', CHOSEN)).codes).toEqual(['login.badCredentials']);
  const told = { name: 'Inés', lastName: 'Prado', email: 'new@example.org', termsVersion: TERMS_VERSION };
  expect((await invitation(token)).data).toEqual(told);
  expect((await invitation(token)).data).toEqual(told);
  expect(await accept(token)).toMatchObject({ status: 200, body: { data: null } });
  expect((await signIn(portal, 'new@example.org', CHOSEN)).status).toBe(200);
  expect((await accept(token, 'Another2026!')).codes).toEqual(['login.tokenUsed']);
  expect((await invitation(token)).codes).toEqual(['login.tokenUsed']);
});

test('holds for seven days', async () => {
  expect(INVITATION_HOURS).toBe(7 * 24);
  const late = await invited('late@example.org');
  portal.clock.advance(7 * DAY);
  expect((await invitation(late.token)).codes).toEqual(['login.tokenUsed']);
  expect((await accept(late.token)).codes).toEqual(['login.tokenUsed']);
  const intime = await invited('intime@example.org');
  portal.clock.advance(7 * DAY - 1);
  expect((await invitation(intime.token)).status).toBe(200);
  expect((await accept(intime.token)).status).toBe(200);
});

test('mailed again, only the newest link holds', async () => {
  const first = await invited('again@example.org');
  await post('password/reset', { email: 'again@example.org' });
  const second = await mailedToken(portal, 'again@example.org');
  expect((await invitation(first.token)).codes).toEqual(['login.tokenUsed']);
  expect((await accept(first.token)).codes).toEqual(['login.tokenUsed']);
  expect((await accept(second)).status).toBe(200);
});

test('lets one of two requests at once win', async () => {
  const { token } = await invited('twice@example.org');
  const answers = await Promise.all([accept(token, 'Chosen2026!'), accept(token, 'Chosen2027!')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const won = answers[0]?.status === 200 ? 'Chosen2026!' : 'Chosen2027!';
  expect((await signIn(portal, 'twice@example.org', won)).status).toBe(200);
});

test.each([
  ['deactivated', { status: 'INACTIVE' as const }],
  ['removed', { removed_at: new Date('2026-03-10T15:00:00Z') }],
])('registers nobody whose account was %s meanwhile', async (what, to) => {
  const { id, token } = await invited(`${what}@example.org`);
  await change(id, to);
  expect((await invitation(token)).codes).toEqual(['login.tokenUsed']);
  expect((await accept(token)).codes).toEqual(['login.tokenUsed']);
});

test('asks for a repetition that matches and for a good password, and the link still works', async () => {
  const { token } = await invited('fields@example.org');
  const differs = await accept(token, CHOSEN, 'Chosen2026?');
  expect([differs.status, differs.body.data.fields]).toEqual([400, { confirmPassword: { code: 'field.match' } }]);
  expect((await accept(token, 'short')).body.data.fields).toMatchObject({ password: { code: 'field.password' } });
  expect((await accept(token)).status).toBe(200);
});

test('keeps which terms were accepted and when, and takes none but the present ones', async () => {
  const { id, token } = await invited('terms@example.org');
  const kept = () =>
    portal.database.read((db) =>
      db
        .selectFrom('staff_user')
        .select(['status', 'terms_version', 'terms_accepted_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  const old = await accept(token, CHOSEN, CHOSEN, '1999-01-01');
  expect(old).toMatchObject({ status: 422, codes: ['terms.version'] });
  expect(old.body.data.fields).toEqual({ termsVersion: { code: 'terms.version' } });
  expect((await accept(token, CHOSEN, CHOSEN, '')).body.data.fields).toEqual({
    termsVersion: { code: 'field.required' },
  });
  expect(await kept()).toEqual({ status: 'PENDING', terms_version: null, terms_accepted_at: null });
  expect((await accept(token)).status).toBe(200);
  expect(await kept()).toEqual({
    status: 'ACTIVE',
    terms_version: TERMS_VERSION,
    terms_accepted_at: portal.clock.now(),
  });
});

test('ends a lock that others caused before the account was active', async () => {
  const { token } = await invited('locked@example.org');
  for (let failure = 1; failure <= 5; failure += 1) await signIn(portal, 'locked@example.org', 'Wrong2026!');
  await accept(token);
  expect((await signIn(portal, 'locked@example.org', CHOSEN)).status).toBe(200);
});
