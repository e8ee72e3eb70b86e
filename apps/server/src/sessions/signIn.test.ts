import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UserStatus } from '@portal/domain/users/accounts.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { newStaff, STAFF_PASSWORD } from '../../test/people/staffAccounts.ts';
import { DEMO_PASSWORD } from '../demo/loadDemoPeople.ts';
import { createStaffToken, prepareToken } from './createToken.ts';
import { hashPassword } from './passwords.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.advance(16 * 60_000));

const MINUTE = 60_000;

const signIn = (username: string, password: string) =>
  portal.anonymous.send('POST', '/api/auth/token', { grant_type: 'password', username, password });

const setStatus = (email: string, status: UserStatus) =>
  portal.database.transaction((db) =>
    db.updateTable('staff_user').set({ status }).where('email', '=', email).execute(),
  );

test('answers a right password with tokens beside the data, both halves of the split in each', async () => {
  const { status, body } = await signIn(' Manager@Portal.TEST ', DEMO_PASSWORD);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: true, error: [], data: null, expires_in: 900 });
  const tokens = body as unknown as { access_token: string; refresh_token: string };
  expect(tokens.access_token.length).toBeGreaterThan(150);
  expect(tokens.refresh_token.length).toBeGreaterThanOrEqual(200);
});

test('refuses a wrong password and an unknown address in the same words', async () => {
  for (const email of ['manager@portal.test', 'nobody@portal.test']) {
    expect(await signIn(email, 'Portal2025!')).toMatchObject({ status: 400, codes: ['login.badCredentials'] });
  }
  expect((await signIn('manager@portal.test', ` ${DEMO_PASSWORD}`)).codes).toEqual(['login.badCredentials']);
});

test.each(['supervisor@portal.test', 'unknown@portal.test'])(
  'locks %s for 15 minutes at the fifth failure',
  async (email) => {
    for (const expected of ['badCredentials', 'badCredentials', 'badCredentials', 'badCredentials', 'locked']) {
      expect((await signIn(email, 'wrong')).codes).toEqual([`login.${expected}`]);
    }
    expect((await signIn(email, DEMO_PASSWORD)).codes).toEqual(['login.locked']);
    portal.clock.advance(15 * MINUTE - 1);
    expect((await signIn(email, DEMO_PASSWORD)).codes).toEqual(['login.locked']);
    portal.clock.advance(1);
    const known = email.startsWith('supervisor');
    expect((await signIn(email, DEMO_PASSWORD)).codes).toEqual(known ? [] : ['login.badCredentials']);
  },
);

test('forgets failures after 15 minutes: slips over a year lock nobody out', async () => {
  for (let slip = 0; slip < 6; slip += 1) {
    expect((await signIn('analyst2@portal.test', 'wrong')).codes).toEqual(['login.badCredentials']);
    portal.clock.advance(15 * MINUTE + 1);
  }
});

test('counts failures of one address together however it is written, and at once too', async () => {
  const spellings = [
    'josé@portal.test',
    'jose\u0301@portal.test',
    ' JOSÉ@portal.test',
    'josé@PORTAL.test',
    'Jose\u0301@portal.test ',
  ];
  const answers = await Promise.all(spellings.map((email) => signIn(email, 'wrong')));
  expect(answers.filter(({ codes }) => codes[0] === 'login.locked')).toHaveLength(1);
  expect((await signIn('josé@portal.test', 'wrong')).codes).toEqual(['login.locked']);
});

test('forgets failures after the right password', async () => {
  for (let failures = 0; failures < 4; failures++) await signIn('analyst@portal.test', 'wrong');
  expect((await signIn('analyst@portal.test', DEMO_PASSWORD)).status).toBe(200);
  expect((await signIn('analyst@portal.test', 'wrong')).codes).toEqual(['login.badCredentials']);
});

test.each([
  ['PENDING', 'login.inactive'],
  ['INACTIVE', 'login.disabled'],
] as const)('tells that an account is %s only after the right password', async (state, code) => {
  await setStatus('analyst2@portal.test', state);
  expect((await signIn('analyst2@portal.test', 'wrong')).codes).toEqual(['login.badCredentials']);
  expect((await signIn('analyst2@portal.test', DEMO_PASSWORD)).codes).toEqual([code]);
  await setStatus('analyst2@portal.test', 'ACTIVE');
});

test('keeps demonstration people out of production', async () => {
  const { buildServer } = await import('../server.ts');
  const { services } = portal;
  const server = await buildServer({
    ...services,
    settings: { ...services.settings, production: true, demoAllowed: false },
  });
  const payload = { grant_type: 'password', username: 'manager@portal.test', password: DEMO_PASSWORD };
  const answer = await server.inject({ method: 'POST', url: '/api/auth/token', payload });
  expect(answer.json().error).toEqual(['login.badCredentials']);
  await server.close();
});

test.each([
  [{}, { grant_type: 'field.choice' }],
  [{ grant_type: 'magic' }, { grant_type: 'field.choice' }],
  [{ grant_type: 'password' }, { username: 'field.required', password: 'field.required' }],
  [{ grant_type: 'refresh_token', refresh_token: '' }, { refresh_token: 'field.required' }],
  [{ grant_type: 'password', username: 'a', password: 'b'.repeat(1001) }, { password: 'field.max' }],
])('refuses request %# at its fields', async (body, fields) => {
  const answer = await portal.anonymous.send('POST', '/api/auth/token', body);
  expect(answer.status).toBe(400);
  const found = Object.entries<{ code: string }>(answer.body.data.fields).map(([name, { code }]) => [name, code]);
  expect(Object.fromEntries(found)).toEqual(fields);
});

test('keeps when staff last signed in, and not when they failed to', async () => {
  const lastSignIn = async () => {
    const row = await portal.database.read((db) =>
      db
        .selectFrom('staff_user')
        .select('last_sign_in_at')
        .where('email', '=', 'ephesian@portal.test')
        .executeTakeFirst(),
    );
    return row?.last_sign_in_at;
  };
  expect(await lastSignIn()).toBeNull();
  await signIn('ephesian@portal.test', 'wrong');
  expect(await lastSignIn()).toBeNull();
  await signIn('ephesian@portal.test', DEMO_PASSWORD);
  expect(await lastSignIn()).toEqual(portal.clock.now());
});

test('a removed account neither signs in nor goes on, and its address is that of the next one', async () => {
  const email = 'ephesian2@portal.test';
  const { access_token, refresh_token } = (await signIn(email, DEMO_PASSWORD)).body as unknown as Record<
    string,
    string
  >;
  await portal.database.transaction((db) =>
    db.updateTable('staff_user').set({ removed_at: portal.clock.now() }).where('email', '=', email).execute(),
  );
  portal.clock.advance(5000);
  expect((await signIn(email, DEMO_PASSWORD)).codes).toEqual(['login.badCredentials']);
  const me = await portal.anonymous.get('/api/business/user/me', { authorization: `Bearer ${access_token}` });
  expect(me.codes).toEqual(['GE003']);
  const renewal = { grant_type: 'refresh_token', refresh_token };
  expect((await portal.anonymous.send('POST', '/api/auth/token', renewal)).codes).toEqual(['login.sessionEnded']);
  await newStaff(portal, email);
  expect((await signIn(email, STAFF_PASSWORD)).status).toBe(200);
  expect((await signIn(email, DEMO_PASSWORD)).codes).toEqual(['login.badCredentials']);
});

test('opens nothing with a password that was changed while it was being verified', async () => {
  const { services, clock, database } = portal;
  const context = { actor: null, now: clock.now(), language: 'en', services } as const;
  const body = {
    grant_type: 'password',
    username: 'manager@portal.test',
    password: DEMO_PASSWORD,
    remember: false,
  } as const;
  const input = { body, client: { ip: '127.0.0.1', userAgent: undefined, idempotencyKey: undefined } };
  const checked = await prepareToken('staff')(context, input);
  const password_hash = await hashPassword(STAFF_PASSWORD);
  await database.transaction((db) =>
    db.updateTable('staff_user').set({ password_hash }).where('email', '=', 'manager@portal.test').execute(),
  );
  const opened = database.transaction((db) => createStaffToken({ ...context, db }, input, checked));
  await expect(opened).rejects.toThrow('login.badCredentials');
  expect((await signIn('manager@portal.test', STAFF_PASSWORD)).status).toBe(200);
});
