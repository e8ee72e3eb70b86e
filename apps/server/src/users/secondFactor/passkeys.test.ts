import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { beginChange, FACTORS, prove } from '../../../test/people/secondFactors.ts';
import { softAuthenticator } from '../../../test/people/softAuthenticator.ts';
import { newStaff, seatOf, signIn, STAFF_PASSWORD, type StaffSeat } from '../../../test/people/staffAccounts.ts';

let portal: TestServer;
let origin: string;

beforeAll(async () => {
  portal = await buildTestServer();
  ({ origin } = new URL(portal.services.settings.publicUrl));
});
afterAll(() => portal.close());

const password = STAFF_PASSWORD;

/** Somebody new, signed in by the password. */
async function somebody() {
  const email = `staff-${randomUUID()}@example.org`;
  await newStaff(portal, email);
  return { email, seat: await seatOf(portal, email) };
}

type Authenticator = ReturnType<typeof softAuthenticator>;

async function add(seat: StaffSeat, key: Authenticator, proof: object = {}) {
  const { step, create } = await beginChange(seat);
  const created = key.create(create as { challenge: string });
  return seat.send('POST', `${FACTORS}/passkeys`, { password, step, name: 'Laptop', created, ...proof });
}

async function withPasskey() {
  const who = await somebody();
  const key = softAuthenticator(origin);
  const { data } = await add(who.seat, key);
  return { ...who, key, codes: data.codes as string[] };
}

/** The right password: the step, and what the key is asked to sign. */
async function asked(email: string): Promise<{ step: string; passkey: { challenge: string } }> {
  return (await signIn(portal, email)).data;
}

test('a passkey is added and signs in, once for each step', async () => {
  const { email, seat, key, codes } = await withPasskey();
  expect(codes).toHaveLength(10);
  const { step, passkey } = await asked(email);
  const signed = key.sign(passkey);
  expect((await prove(portal, { step, passkey: signed })).body).toHaveProperty('access_token');
  expect((await prove(portal, { step, passkey: signed })).codes).toEqual(['login.stepEnded']);
  const { data } = await seat.get(FACTORS);
  expect(data.passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: portal.clock.now().toISOString() }]);
  const { data: sessions } = await seat.get('/api/business/user/me/sessions');
  expect(sessions.map(({ proof }: { proof: string }) => proof)).toContain('PASSKEY');
});

test('what was signed for another step, by the key of another, or at another address proves nothing', async () => {
  const { email, key } = await withPasskey();
  const other = await withPasskey();
  const earlier = key.sign((await asked(email)).passkey);
  const { step, passkey } = await asked(email);
  const thief = softAuthenticator('https://portal.example');
  for (const signed of [earlier, other.key.sign(passkey), thief.sign(passkey)]) {
    expect((await prove(portal, { step, passkey: signed })).codes).toEqual(['factor.code']);
  }
  // The own key, brought to sign at a page of somebody else.
  const clientDataJSON = Buffer.from(
    JSON.stringify({ type: 'webauthn.get', challenge: passkey.challenge, origin: 'https://portal.example' }),
  ).toString('base64url');
  expect((await prove(portal, { step, passkey: { ...key.sign(passkey), clientDataJSON } })).codes).toEqual([
    'factor.code',
  ]);
  expect((await prove(portal, { step, passkey: key.sign(passkey) })).status).toBe(200);
});

test('one made elsewhere, for another step, or known already is not taken', async () => {
  const { seat } = await somebody();
  expect((await add(seat, softAuthenticator('https://portal.example'))).codes).toEqual(['factor.passkey']);
  const key = softAuthenticator(origin);
  const [{ create }, { step }] = [await beginChange(seat), await beginChange(seat)];
  const created = key.create(create as { challenge: string });
  const stale = await seat.send('POST', `${FACTORS}/passkeys`, { password, step, name: 'Laptop', created });
  expect(stale.codes).toEqual(['factor.passkey']);
  expect((await add(seat, key)).status).toBe(200);
  const another = await somebody();
  expect((await add(another.seat, key)).codes).toEqual(['factor.passkey']);
});

test('a second is added by the first, which may then go; the last takes the recovery codes along', async () => {
  const { email, seat, key, codes } = await withPasskey();
  const second = softAuthenticator(origin);
  expect((await add(seat, second)).codes).toEqual(['field.required']);
  const begun = await beginChange(seat);
  const added = await seat.send('POST', `${FACTORS}/passkeys`, {
    password,
    step: begun.step,
    name: 'Phone',
    created: second.create(begun.create as { challenge: string }),
    passkey: key.sign(begun.prove as { challenge: string }),
  });
  expect(added.data).toEqual({ codes: [] });
  const { data } = await seat.get(FACTORS);
  const [first, last] = (data.passkeys as { id: number }[]).map(({ id }) => id);
  expect((await seat.send('DELETE', `${FACTORS}/passkeys/${first}`, { password, code: codes[0] })).status).toBe(200);
  const theirs = await withPasskey();
  const foreign = await theirs.seat.send('DELETE', `${FACTORS}/passkeys/${last}`, { password, code: theirs.codes[0] });
  expect(foreign.codes).toEqual(['http.notFound']);
  expect((await seat.send('DELETE', `${FACTORS}/passkeys/${last}`, { password, code: codes[1] })).status).toBe(200);
  expect((await seat.get(FACTORS)).data).toMatchObject({ passkeys: [], codesLeft: 0 });
  expect((await signIn(portal, email)).body).toHaveProperty('access_token');
});

test('ten are the most', async () => {
  const { seat, codes } = await withPasskey();
  for (const code of codes.slice(0, 9)) {
    expect((await add(seat, softAuthenticator(origin), { code })).status).toBe(200);
  }
  expect((await add(seat, softAuthenticator(origin), { code: codes[9] })).codes).toEqual(['factor.tooMany']);
});
