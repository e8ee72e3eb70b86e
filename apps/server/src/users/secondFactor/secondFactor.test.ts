import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { mailTo } from '../../../test/people/applicants.ts';
import { beginChange, codeAt, FACTORS, prove, setAppUp } from '../../../test/people/secondFactors.ts';
import { closed, newStaff, seatOf, signIn, STAFF_PASSWORD } from '../../../test/people/staffAccounts.ts';
import { issueAccountToken } from '../../sessions/accountToken.ts';

let portal: TestServer;
const SECOND = 1000;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());
// The next code of every app.
beforeEach(() => portal.clock.advance(60 * SECOND));

const newEmail = () => `staff-${randomUUID()}@example.org`;
const password = STAFF_PASSWORD;

/** Somebody with an app, signed in, and what the app shows next. */
async function withApp() {
  const email = newEmail();
  const id = await newStaff(portal, email, { language: 'en' });
  const seat = await seatOf(portal, email);
  const { secret, codes } = await setAppUp(portal, seat);
  portal.clock.advance(30 * SECOND);
  return { id, email, seat, codes, next: () => codeAt(secret, portal.clock.now()) };
}

/** The right password: what it answers in the place of tokens. */
const stepOf = async (email: string): Promise<string> => (await signIn(portal, email)).data.step;

test('with a second factor the password opens nothing, and its step nothing but the second step', async () => {
  const { email, next } = await withApp();
  const { body, data } = await signIn(portal, email);
  expect(body).not.toHaveProperty('access_token');
  expect(data).toEqual({ step: expect.any(String), passkey: null });
  const authorization = `Bearer ${data.step}`;
  expect((await portal.anonymous.get('/api/business/user/me', { authorization })).codes).toEqual(['GE002']);
  expect((await prove(portal, { step: data.step, code: next() })).body).toHaveProperty('access_token');
});

test('a step holds for five minutes and for one sign-in', async () => {
  const { email, next } = await withApp();
  const late = await stepOf(email);
  portal.clock.advance(300 * SECOND);
  expect((await prove(portal, { step: late, code: next() })).codes).toEqual(['login.stepEnded']);
  const step = await stepOf(email);
  expect((await prove(portal, { step, code: next() })).status).toBe(200);
  portal.clock.advance(30 * SECOND);
  expect((await prove(portal, { step, code: next() })).codes).toEqual(['login.stepEnded']);
  expect((await prove(portal, { step: 'invented', code: next() })).codes).toEqual(['login.stepEnded']);
});

test('a code of the app holds once, with the steps beside its own', async () => {
  const { email, next } = await withApp();
  const code = next();
  expect(
    (await prove(portal, { step: await stepOf(email), code: `${code.slice(0, 3)} ${code.slice(3)}` })).status,
  ).toBe(200);
  expect((await prove(portal, { step: await stepOf(email), code })).codes).toEqual(['factor.code']);
  portal.clock.advance(30 * SECOND);
  const before = next();
  portal.clock.advance(30 * SECOND);
  expect((await prove(portal, { step: await stepOf(email), code: before })).status).toBe(200);
  const old = next();
  portal.clock.advance(60 * SECOND);
  expect((await prove(portal, { step: await stepOf(email), code: old })).codes).toEqual(['factor.code']);
});

test('five wrong codes lock the second step for 15 minutes; neither the right password nor a new one gives more', async () => {
  const { email, id, next } = await withApp();
  for (const expected of ['factor.code', 'factor.code', 'factor.code', 'factor.code', 'login.locked']) {
    const refused = await prove(portal, { step: await stepOf(email), code: '000000' });
    expect(refused).toMatchObject({ status: 400, codes: [expected] });
  }
  const token = await portal.database.transaction((db) =>
    issueAccountToken({ db, now: portal.clock.now() }, { realm: 'staff', accountId: id }, 'RESET', 1),
  );
  const chosen = { password: 'Another9!', confirmPassword: 'Another9!' };
  await portal.anonymous.send('POST', '/api/auth/password', { token, ...chosen });
  const after = async () => (await signIn(portal, email, 'Another9!')).data.step as string;
  expect((await prove(portal, { step: await after(), code: next() })).codes).toEqual(['login.locked']);
  portal.clock.advance(900 * SECOND);
  expect((await prove(portal, { step: await after(), code: next() })).status).toBe(200);
});

test('a new password ends steps that wait, and signs nobody in without the factor', async () => {
  const { email, id, next } = await withApp();
  const step = await stepOf(email);
  const token = await portal.database.transaction((db) =>
    issueAccountToken({ db, now: portal.clock.now() }, { realm: 'staff', accountId: id }, 'RESET', 1),
  );
  const chosen = { password: 'Another9!', confirmPassword: 'Another9!' };
  const { body } = await portal.anonymous.send('POST', '/api/auth/password', { token, ...chosen });
  expect(body).toMatchObject({ status: true, data: null });
  expect((await prove(portal, { step, code: next() })).codes).toEqual(['login.stepEnded']);
  expect((await signIn(portal, email, 'Another9!')).data).toHaveProperty('step');
});

test('a recovery code signs in once; of two at once one wins', async () => {
  const { email, codes, seat } = await withApp();
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  const steps = [await stepOf(email), await stepOf(email)];
  const both = await Promise.all(steps.map((step) => prove(portal, { step, code: first.toLowerCase() })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await seat.get(FACTORS)).data).toMatchObject({ codesLeft: 9 });
  // Kept nowhere as it is shown.
  const rows = await portal.database.read((db) => db.selectFrom('recovery_code').select('digest').execute());
  expect(rows.map(({ digest }) => digest)).not.toContain(second);
});

test('the list of sessions says with what each was signed in', async () => {
  const { email, codes, seat, next } = await withApp();
  await prove(portal, { step: await stepOf(email), code: next() });
  portal.clock.advance(SECOND);
  await prove(portal, { step: await stepOf(email), code: codes[0] });
  const { data } = await seat.get('/api/business/user/me/sessions');
  expect(data.map(({ proof }: { proof: string }) => proof)).toEqual(['RECOVERY', 'CODE', 'PASSWORD']);
});

test('a stolen session neither switches a factor off nor adds one: password and factor are asked for', async () => {
  const { email, seat, codes, next } = await withApp();
  const { step, secret } = await beginChange(seat);
  const appCode = codeAt(secret, portal.clock.now());
  const tries: [Record<string, unknown>, string][] = [
    [{ password: 'Stolen1!', code: next() }, 'field.oldPassword'],
    [{ password }, 'field.required'],
    [{ password, code: '000000' }, 'factor.code'],
  ];
  for (const [proof, code] of tries) {
    expect((await seat.send('DELETE', `${FACTORS}/app`, proof)).codes).toEqual([code]);
    expect((await seat.send('POST', `${FACTORS}/codes`, proof)).codes).toEqual([code]);
  }
  expect((await seat.send('PUT', `${FACTORS}/app`, { password, step, appCode })).codes).toEqual(['field.required']);
  expect((await seat.send('DELETE', `${FACTORS}/app`, { password, code: codes[3] })).status).toBe(200);
  expect((await signIn(portal, email)).body).toHaveProperty('access_token');
});

test('a step of one user is of no use to another, nor a second time', async () => {
  const { seat } = await withApp();
  const other = newEmail();
  await newStaff(portal, other);
  const theirs = await seatOf(portal, other);
  const { step, secret } = await beginChange(seat);
  const body = { password, step, appCode: codeAt(secret, portal.clock.now()) };
  expect((await theirs.send('PUT', `${FACTORS}/app`, body)).codes).toEqual(['login.stepEnded']);
  const { step: own, secret: ownSecret } = await beginChange(theirs);
  const set = { password, step: own, appCode: codeAt(ownSecret, portal.clock.now()) };
  expect((await theirs.send('PUT', `${FACTORS}/app`, { ...set, appCode: '000000' })).codes).toEqual(['factor.code']);
  expect((await theirs.send('PUT', `${FACTORS}/app`, set)).status).toBe(200);
  expect((await theirs.send('PUT', `${FACTORS}/app`, set)).codes).toEqual(['login.stepEnded']);
});

test('codes are shown once, also to whoever asks again under the same key; new ones end those of before', async () => {
  const { email, seat, codes, next } = await withApp();
  const { body: tokens } = await prove(portal, { step: await stepOf(email), code: next() });
  const { access_token } = tokens as unknown as { access_token: string };
  portal.clock.advance(30 * SECOND);
  const headers = { authorization: `Bearer ${access_token}`, 'idempotency-key': randomUUID() };
  const body = { password, code: next() };
  const renew = () => portal.anonymous.send('POST', `${FACTORS}/codes`, body, headers);
  const { data } = await renew();
  expect(data.codes).toHaveLength(10);
  expect((await renew()).data).toEqual({ codes: [] });
  expect((await prove(portal, { step: await stepOf(email), code: codes[0] })).codes).toEqual(['factor.code']);
  expect((await prove(portal, { step: await stepOf(email), code: data.codes[0] })).status).toBe(200);
  expect((await seat.get(FACTORS)).data).toMatchObject({ codesLeft: 9 });
});

test('every change is kept in history and told by mail', async () => {
  const { id, email, seat, next } = await withApp();
  expect(await historyOf(portal, 'users', id)).toEqual([
    { kind: 'secondFactorChanged', by: id, detail: { change: 'APP_ON' } },
  ]);
  expect((await mailTo(portal, email)).subject).toBe('The second factor for your account was changed');
  await seat.send('DELETE', `${FACTORS}/app`, { password, code: next() });
  expect((await historyOf(portal, 'users', id)).at(-1)).toMatchObject({ detail: { change: 'APP_OFF' } });
  expect((await seat.send('DELETE', `${FACTORS}/app`, { password })).codes).toEqual(['factor.none']);
  expect((await seat.send('POST', `${FACTORS}/codes`, { password })).codes).toEqual(['factor.none']);
});

test('who manages users removes the factor of one who lost it: told, kept with its reason, signed out everywhere', async () => {
  const { id, email, seat } = await withApp();
  const admin = await portal.staff('administrator');
  const { data: user } = await admin.get(`/api/business/user/${id}`);
  expect(user).toMatchObject({ secondFactor: true });
  const body = { reason: 'Lost the phone.', version: user.version };
  const path = `/api/business/user/${id}/second-factor`;
  expect((await admin.send('DELETE', path, body)).data).toMatchObject({ secondFactor: false });
  await closed(seat);
  expect((await signIn(portal, email)).body).toHaveProperty('access_token');
  expect((await mailTo(portal, email)).subject).toBe('The second factor for your account was removed');
  expect((await historyOf(portal, 'users', id)).at(-1)).toMatchObject({
    kind: 'secondFactorRemoved',
    personal: { reason: { from: null, to: 'Lost the phone.' } },
  });
  const again = await admin.send('DELETE', path, { ...body, version: user.version + 1 });
  expect(again.codes).toEqual(['factor.none']);
});
