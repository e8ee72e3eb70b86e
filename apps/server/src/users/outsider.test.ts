import { afterAll, beforeAll, expect, test } from 'vitest';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { newApplicant, outbox } from '../../test/people/applicants.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { seenOutside } from '../../test/seenOutside.ts';
import { mailedToken, newStaff, seatOf, STAFF_PASSWORD } from '../../test/people/staffAccounts.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { writeStaffMail } from './users.jobs.ts';

const HOUR = 3_600_000;
const CHOSEN = { password: 'Chosen2026!', confirmPassword: 'Chosen2026!' };
const ACCEPTED = { ...CHOSEN, termsVersion: TERMS_VERSION };
let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
  await newStaff(portal, 'active@example.org');
  await newStaff(portal, 'pending@example.org', { status: 'PENDING' });
  await newStaff(portal, 'inactive@example.org', { status: 'INACTIVE' });
  await newStaff(portal, 'removed@example.org', { removedAt: portal.clock.now() });
});
afterAll(() => portal.close());

const post = (path: string, body: object) => portal.anonymous.send('POST', `/api/auth/${path}`, body);

async function resetToken(email: string): Promise<string> {
  await post('password/reset', { email });
  return mailedToken(portal, email);
}

const orders = () => portal.database.read((db) => db.selectFrom('account_mail_order').selectAll().execute());
const written = () => portal.database.read((db) => db.selectFrom('mail').select('id').execute());

test('a reset shows the same for active, invited, deactivated, removed and unknown addresses', async () => {
  const reset = async (email: string) => seenOutside(await post('password/reset', { email }));
  const unknown = await reset('nobody@example.org');
  expect(unknown).toMatchObject({ status: 200, codes: [] });
  for (const name of ['active', 'pending', 'inactive', 'removed']) {
    expect({ name, ...(await reset(`${name}@example.org`)) }).toEqual({ name, ...unknown });
  }
  await portal.drain();
  const mailed = (await outbox(portal)).map(({ to }) => to);
  expect(mailed.toSorted()).toEqual(['active@example.org', 'pending@example.org']);
});

test('a reset writes nothing but an order, for known and unknown addresses; its job run twice writes one mail', async () => {
  await portal.drain();
  const before = (await written()).length;
  for (const name of ['nobody', 'active']) await post('password/reset', { email: `${name}@example.org` });
  const left = await orders();
  expect(left.map(({ account_id }) => account_id === null)).toEqual([true, false]);
  expect(await written()).toHaveLength(before);
  for (const { id } of left) await portal.database.transaction((db) => enqueue(db, writeStaffMail, { order: id }));
  await portal.drain();
  expect(await written()).toHaveLength(before + 1);
  expect(await orders()).toEqual([]);
});

/** What is seen of each link at one of the pages. */
async function expectAllLike(path: string, body: object, tokens: readonly string[]): Promise<void> {
  const seen = async (token: string) => seenOutside(await post(path, { token, ...body }));
  const unknown = await seen('made-up');
  expect(unknown).toMatchObject({ status: 400, codes: ['login.tokenUsed'] });
  for (const token of tokens) expect(await seen(token)).toEqual(unknown);
}

test('a link for a password that is unknown, used, expired or another’s looks the same', async () => {
  const expired = await resetToken('active@example.org');
  portal.clock.advance(2 * HOUR);
  const used = await resetToken('active@example.org');
  expect((await post('password', { token: used, ...CHOSEN })).status).toBe(200);
  await newApplicant(portal, 'client@example.org');
  await portal.anonymous.send('POST', '/api/client/account/reset', { email: 'client@example.org' });
  const ofClient = await mailedToken(portal, 'client@example.org');
  const ofInvitation = await resetToken('pending@example.org');
  await expectAllLike('password', CHOSEN, [expired, used, ofClient, ofInvitation]);
});

test('an invitation that is unknown, used, expired or another link looks the same', async () => {
  await newStaff(portal, 'invited@example.org', { status: 'PENDING' });
  const expired = await resetToken('invited@example.org');
  portal.clock.advance(7 * 24 * HOUR);
  const used = await resetToken('invited@example.org');
  expect((await post('welcome', { token: used, ...ACCEPTED })).status).toBe(200);
  const ofReset = await resetToken('invited@example.org');
  await expectAllLike('welcome', ACCEPTED, [expired, used, ofReset]);
  await expectAllLike('welcome/invitation', {}, [expired, used, ofReset]);
});

test('a link to a new address that is unknown, used, expired or another link looks the same', async () => {
  await newStaff(portal, 'moving@example.org');
  const change = async (email: string) => {
    const seat = await seatOf(portal, 'moving@example.org');
    const body = { email, confirmEmail: email, password: STAFF_PASSWORD };
    await seat.send('PUT', '/api/business/user/me/email', body);
    return mailedToken(portal, email);
  };
  const expired = await change('first@example.org');
  portal.clock.advance(24 * HOUR);
  const used = await change('second@example.org');
  expect((await post('email/confirm', { token: used })).status).toBe(200);
  const ofReset = await resetToken('second@example.org');
  await expectAllLike('email/confirm', {}, [expired, used, ofReset]);
});
