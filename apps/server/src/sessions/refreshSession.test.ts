import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { newApplicant, PASSWORD } from '../../test/people/applicants.ts';
import { DEMO_PASSWORD } from '../demo/loadDemoPeople.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

interface Tokens {
  access_token: string;
  refresh_token: string;
}

async function signIn(
  remember = false,
  path = '/api/auth/token',
  username = 'manager@portal.test',
  password = DEMO_PASSWORD,
) {
  const { body } = await portal.anonymous.send('POST', path, { grant_type: 'password', username, password, remember });
  return body as unknown as Tokens;
}

async function refresh(refresh_token: string, key?: string, path = '/api/auth/token') {
  const response = await portal.server.inject({
    method: 'POST',
    url: path,
    payload: { grant_type: 'refresh_token', refresh_token },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
  const body = response.json<Tokens & { error: string[] }>();
  return { ...body, status: response.statusCode, codes: body.error };
}

const me = (token: string, headers = {}) =>
  portal.anonymous.get('/api/business/user/me', { authorization: `Bearer ${token}`, ...headers });

test('takes an access token for 15 minutes and calls it expired then', async () => {
  const { access_token } = await signIn();
  portal.clock.advance(15 * MINUTE - SECOND);
  expect((await me(access_token)).status).toBe(200);
  portal.clock.advance(SECOND);
  expect(await me(access_token)).toMatchObject({ status: 401, codes: ['GE003'] });
});

test.each(['', 'x', 'a.b.c', `${'e'.repeat(40)}.e30.e30`])('calls the token "%s" bad', async (token) => {
  expect(await me(token)).toMatchObject({ status: 401, codes: ['GE002'] });
});

test('calls a token with a changed character bad', async () => {
  const { access_token } = await signIn();
  const [head, payload = '', signature] = access_token.split('.');
  const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('staff', 'staf')).toString(
    'base64url',
  );
  expect((await me([head, forged, signature].join('.'))).codes).toEqual(['GE002']);
});

test('rotates refresh tokens, and ends the session when one is used again', async () => {
  const first = await signIn();
  const second = await refresh(first.refresh_token);
  expect(second.status).toBe(200);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await refresh(first.refresh_token)).toMatchObject({ status: 400, codes: ['login.sessionEnded'] });
  expect((await refresh(second.refresh_token)).codes).toEqual(['login.sessionEnded']);
  portal.clock.advance(5 * SECOND);
  expect((await me(second.access_token)).codes).toEqual(['GE003']);
});

test('gives a repeated request under its key the same successor for 60 s, and then ends the session', async () => {
  const first = await signIn();
  const once = await refresh(first.refresh_token, 'the-same-key');
  portal.clock.advance(60 * SECOND);
  const again = await refresh(first.refresh_token, 'the-same-key');
  expect(again.refresh_token).toBe(once.refresh_token);
  expect((await me(again.access_token)).status).toBe(200);
  portal.clock.advance(SECOND);
  expect((await refresh(first.refresh_token, 'the-same-key')).codes).toEqual(['login.sessionEnded']);
  expect((await refresh(once.refresh_token)).codes).toEqual(['login.sessionEnded']);
});

test('takes the same token under another key for theft', async () => {
  const first = await signIn();
  const once = await refresh(first.refresh_token, 'the-same-key');
  expect((await refresh(first.refresh_token, 'another-key')).codes).toEqual(['login.sessionEnded']);
  expect((await refresh(once.refresh_token)).codes).toEqual(['login.sessionEnded']);
});

test('lets exactly one of two refreshes at once win', async () => {
  const first = await signIn();
  const answers = await Promise.all([refresh(first.refresh_token), refresh(first.refresh_token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('holds a session 720 minutes after the last thing the user did, and not a refresh longer', async () => {
  const session = await signIn();
  portal.clock.advance(719 * MINUTE);
  const renewed = await refresh(session.refresh_token);
  expect(renewed.status).toBe(200);
  expect((await me(renewed.access_token)).status).toBe(200);
  portal.clock.advance(2 * MINUTE);
  expect((await me(renewed.access_token)).codes).toEqual(['GE003']);
  expect((await refresh(renewed.refresh_token)).codes).toEqual(['login.sessionEnded']);
});

test('starts the 720 minutes anew with what the user does', async () => {
  const session = await signIn();
  portal.clock.advance(10 * MINUTE);
  await me(session.access_token, { 'x-user-action': '1' });
  portal.clock.advance(719 * MINUTE);
  expect((await refresh(session.refresh_token)).status).toBe(200);
});

test('holds a remembered session for 30 days', async () => {
  const session = await signIn(true);
  portal.clock.advance(30 * DAY);
  const renewed = await refresh(session.refresh_token);
  expect(renewed.status).toBe(200);
  portal.clock.advance(SECOND);
  expect((await refresh(renewed.refresh_token)).codes).toEqual(['login.sessionEnded']);
});

test('opens nothing of one realm with the tokens of the other', async () => {
  await newApplicant(portal, 'manager@portal.test');
  const client = await signIn(false, '/api/client/token', 'manager@portal.test', PASSWORD);
  const staff = await signIn();
  expect((await me(client.access_token)).codes).toEqual(['GE002']);
  const asClient = await portal.anonymous.get('/api/client/request', { authorization: `Bearer ${staff.access_token}` });
  expect(asClient.codes).toEqual(['GE002']);
  expect((await refresh(client.refresh_token)).codes).toEqual(['login.sessionEnded']);
  expect((await refresh(staff.refresh_token, undefined, '/api/client/token')).codes).toEqual(['login.sessionEnded']);
  expect((await refresh(client.refresh_token, undefined, '/api/client/token')).status).toBe(200);
});

test('ends a session with sign-out, all its tokens at once', async () => {
  const session = await signIn();
  const out = await portal.anonymous.send('POST', '/api/auth/sign-out', undefined, {
    authorization: `Bearer ${session.access_token}`,
  });
  expect(out).toMatchObject({ status: 200, body: { data: null } });
  expect((await refresh(session.refresh_token)).codes).toEqual(['login.sessionEnded']);
  portal.clock.advance(5 * SECOND);
  expect((await me(session.access_token)).codes).toEqual(['GE003']);
});

test('stops renewing the session of an account that was disabled', async () => {
  const session = await signIn();
  const set = (status: 'ACTIVE' | 'INACTIVE') =>
    portal.database.transaction((db) =>
      db.updateTable('staff_user').set({ status }).where('email', '=', 'manager@portal.test').execute(),
    );
  await set('INACTIVE');
  portal.clock.advance(5 * SECOND);
  expect((await me(session.access_token)).codes).toEqual(['GE003']);
  expect((await refresh(session.refresh_token)).codes).toEqual(['login.sessionEnded']);
  await set('ACTIVE');
});
