import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTo, newApplicant, outbox, PASSWORD, registration, tokenIn } from '../../../test/people/applicants.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { seenOutside } from '../../../test/seenOutside.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { writeClientMail } from '../clients.jobs.ts';

const KNOWN = ['active', 'pending', 'inactive'];
let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
  await newApplicant(portal, 'active@example.org');
  await newApplicant(portal, 'inactive@example.org');
  await portal.database.transaction((db) =>
    db.updateTable('client_account').set({ status: 'INACTIVE' }).where('email', '=', 'inactive@example.org').execute(),
  );
  await post('account', registration('pending@example.org'));
});
afterAll(() => portal.close());

const post = (path: string, body: unknown) => portal.anonymous.send('POST', `/api/client/${path}`, body);
const signIn = (email: string, password: string) =>
  post('token', { grant_type: 'password', username: email, password });
const account = (email: string) =>
  portal.database.read((db) =>
    db
      .selectFrom('client_account')
      .select(['password_hash', 'language', 'status', 'terms_accepted_at'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow(),
  );

/** Registers with the one and the other password and tries both; all that is seen on the way. */
async function registerTwice(email: string) {
  const seen = [];
  for (const password of ['Outsider1!', 'Outsider2!']) {
    seen.push(await post('account', { ...registration(email, 'en'), password }));
    seen.push(await signIn(email, 'Outsider1!'), await signIn(email, 'Outsider2!'));
  }
  return seen.map(seenOutside);
}

test('registering and then signing in shows the same for known and unknown addresses', async () => {
  const unknown = await registerTwice('unknown@example.org');
  const codes = unknown.map((seen) => seen.codes[0]);
  const [wrong, unconfirmed] = ['login.badCredentials', 'login.inactive'];
  expect(codes).toEqual([undefined, unconfirmed, wrong, undefined, wrong, unconfirmed]);
  for (const name of KNOWN) {
    expect({ name, seen: await registerTwice(`${name}@example.org`) }).toEqual({ name, seen: unknown });
  }
});

test.each(KNOWN)(
  'registering the address of an account that is %s changes nothing and tells its owner',
  async (name) => {
    const email = `${name}@example.org`;
    const before = await account(email);
    await portal.drain();
    const mails = (await outbox(portal)).filter(({ to }) => to === email).length;
    portal.clock.advance(60_000);
    await post('account', { ...registration(email, 'en'), password: 'Outsider1!' });
    expect(await account(email)).toEqual(before);
    const { subject } = await mailTo(portal, email);
    expect(subject).toBe(name === 'pending' ? 'Termine su registro' : 'Ya tiene una cuenta');
    expect((await outbox(portal)).filter(({ to }) => to === email)).toHaveLength(mails + 1);
  },
);

test('the owner signs in with the old password as before, whatever others registered', async () => {
  await post('account', { ...registration('active@example.org'), password: 'Outsider1!' });
  expect((await signIn('active@example.org', PASSWORD)).status).toBe(200);
});

test('a reset shows the same for known and unknown addresses, and only known ones get mail', async () => {
  const reset = async (email: string) => seenOutside(await post('account/reset', { email }));
  const unknown = await reset('nobody@example.org');
  for (const name of KNOWN) expect({ name, ...(await reset(`${name}@example.org`)) }).toEqual({ name, ...unknown });
  for (const name of KNOWN) {
    expect((await mailTo(portal, `${name}@example.org`)).subject).toBe('Elija una contraseña nueva');
  }
  expect((await outbox(portal)).some(({ to }) => to === 'nobody@example.org')).toBe(false);
});

test('a mail whose job runs twice is written once, and nothing of the order stays', async () => {
  await portal.drain();
  await post('account/reset', { email: 'active@example.org' });
  const orders = () => portal.database.read((db) => db.selectFrom('account_mail_order').selectAll().execute());
  const [order] = await orders();
  await portal.database.transaction((db) => enqueue(db, writeClientMail, { order: order?.id ?? 0 }));
  const before = (await outbox(portal)).length;
  await portal.drain();
  expect(await outbox(portal)).toHaveLength(before + 1);
  expect(await orders()).toEqual([]);
});

test('setting a password by the mailed link ends the lock of that address', async () => {
  const email = 'locked@example.org';
  await newApplicant(portal, email);
  for (let failure = 1; failure <= 5; failure += 1) await signIn(email, 'Wrong2026!');
  expect((await signIn(email, PASSWORD)).codes).toEqual(['login.locked']);
  await post('account/reset', { email });
  const token = tokenIn(await mailTo(portal, email));
  await post('account/password', { token, password: 'Different2#' });
  expect((await signIn(email, 'Different2#')).status).toBe(200);
});

test('after the owner has set a password, one that others registered is wrong', async () => {
  const email = 'active@example.org';
  await post('account', { ...registration(email), password: 'Outsider1!' });
  const token = tokenIn(await mailTo(portal, email));
  await post('account/password', { token, password: 'Different2#' });
  expect((await signIn(email, 'Outsider1!')).codes).toEqual(['login.badCredentials']);
});
