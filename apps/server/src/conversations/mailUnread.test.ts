import { newYorkDate } from '../platform/clock.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { historyOf } from '../../test/historyOf.ts';
import { staffId } from '../../test/factories.ts';
import { applicantOf } from '../../test/people/applicantOf.ts';
import { runJob } from '../../test/runJob.ts';
import { mailUnread } from './conversations.jobs.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const SECRET = 'ZARZAMORA';
const MINUTE_MS = 60_000;
const ofStaff = (id: number) => `/api/business/request/${id}/messages`;
const ofClient = (id: number) => `/api/client/request/${id}/messages`;
const say = async (by: Caller, url: string): Promise<number> => (await by.send('POST', url, { text: SECRET })).data.id;
/** As the supervisor, who signs in anew: the clock goes on, and ends the sessions of who does nothing. */
const ask = async (id: number) => say(await portal.staff('supervisor'), ofStaff(id));

/** The mails to an address, the oldest first, after the clock has gone on and the job has run. */
async function mailsAfter(minutes: number, to: string) {
  portal.clock.advance(minutes * MINUTE_MS);
  await runJob(portal, mailUnread);
  return portal.database.read((db) =>
    db.selectFrom('mail').selectAll().where('to_address', '=', to).orderBy('id').execute(),
  );
}
const countAfter = async (minutes: number, to: string) => (await mailsAfter(minutes, to)).length;

test('an applicant who has not read for ten minutes is mailed once, in their language, and nothing of the text', async () => {
  const { id, email } = await applicantOf(portal, {}, 'en');
  const first = await ask(id);
  expect(await countAfter(9, email)).toBe(0);
  await ask(id);
  const [mail, ...more] = await mailsAfter(1, email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: 'messagesUnread', language: 'en' });
  expect(mail?.subject).toContain('New messages about application');
  expect(mail?.links).toEqual([expect.stringMatching(new RegExp(`/request/${id}/messages$`))]);
  expect(`${mail?.subject} ${mail?.body}`).not.toContain(SECRET);
  // One a silence: neither another run nor another line brings one, reading does.
  await ask(id);
  expect(await countAfter(5, email)).toBe(1);
  await (await portal.clientOf(email)).send('PUT', `${ofClient(id)}/read`, { readTo: first + 100 });
  expect(await countAfter(5, email)).toBe(1);
  await ask(id);
  expect(await countAfter(10, email)).toBe(2);
});

test('the mail to an applicant stands in the history of the card with what became of it; one to a colleague does not', async () => {
  const { id, client } = await applicantOf(portal, { analyst: 'analyst', ephesian: 'ephesian' });
  await ask(id);
  await countAfter(10, '');
  await say(client, ofClient(id));
  await countAfter(10, '');
  const supervisor = await portal.staff('supervisor');
  const mails = (await supervisor.get(`/api/business/request/${id}/mails`)).data;
  expect(mails).toMatchObject([{ to: 'applicant', state: 'KEPT', sentAt: null }]);
  const [told, ...more] = (await historyOf(portal, 'applications', id)).filter(({ kind }) => kind === 'mail.written');
  expect(more).toEqual([]);
  expect(told?.detail).toMatchObject({ template: 'messagesUnread', mails: [{ id: mails[0].id, to: 'applicant' }] });
});

test('what was read meanwhile, or answered, is not mailed', async () => {
  const { id, email } = await applicantOf(portal);
  await ask(id);
  portal.clock.advance(9 * MINUTE_MS);
  await say(await portal.clientOf(email), ofClient(id));
  expect(await countAfter(2, email)).toBe(0);
});

test('of the staff those in charge are mailed who hold the permission, once each', async () => {
  const { id, client } = await applicantOf(portal, { analyst: 'analyst', supervisor: 'supervisor' });
  // Has written in it, and is not in charge of it.
  await say(await portal.staff('manager'), ofStaff(id));
  const before = await countAfter(0, 'analyst@portal.test');
  const other = await countAfter(0, 'supervisor@portal.test');
  await say(client, ofClient(id));
  await (await portal.staff('supervisor')).send('PUT', `${ofStaff(id)}/read`, { readTo: 1_000_000 });
  const mails = await mailsAfter(10, 'analyst@portal.test');
  expect(mails).toHaveLength(before + 1);
  expect(mails.at(-1)).toMatchObject({ template: 'staffMessagesUnread' });
  expect(mails.at(-1)?.links[0]).toMatch(new RegExp(`/requests/dashboard\\?card=${id}&tab=chat$`));
  expect(mails.at(-1)?.body).not.toContain(SECRET);
  expect(await countAfter(0, 'supervisor@portal.test')).toBe(other);
  expect(await countAfter(10, 'manager@portal.test')).toBe(0);
  expect(await countAfter(10, 'analyst@portal.test')).toBe(before + 1);
});

test('who was deactivated, may no longer read the chat, or is no longer in charge is not mailed', async () => {
  const address = 'analyst2@portal.test';
  const user = await staffId(portal, 'analyst2');
  const { id, client, email } = await applicantOf(portal, { analyst: 'analyst2' });
  const set = (status: 'ACTIVE' | 'INACTIVE') =>
    portal.database.transaction(async (db) => {
      await db.updateTable('staff_user').set({ status }).where('id', '=', user).execute();
      await db.updateTable('client_account').set({ status }).where('email', '=', email).execute();
    });
  await say(client, ofClient(id));
  await ask(id);
  await set('INACTIVE');
  expect([await countAfter(10, address), await countAfter(0, email)]).toEqual([0, 0]);
  await set('ACTIVE');

  const another = await applicantOf(portal, { analyst: 'analyst2' });
  await say(another.client, ofClient(another.id));
  await portal.database.transaction((db) =>
    db.updateTable('application').set({ analyst_id: null }).where('id', '=', another.id).execute(),
  );
  expect(await countAfter(10, address)).toBe(0);

  const third = await applicantOf(portal, { analyst: 'analyst2' });
  await say(third.client, ofClient(third.id));
  const rights = await portal.database.transaction(async (db) => {
    const { permissions } = await db
      .selectFrom('role')
      .select('permissions')
      .where('slug', '=', 'analyst')
      .executeTakeFirstOrThrow();
    const without = permissions.filter((slug) => slug !== 'business.request.chat');
    await db.updateTable('role').set({ permissions: without }).where('slug', '=', 'analyst').execute();
    return permissions;
  });
  expect(await countAfter(10, address)).toBe(0);
  await portal.database.transaction((db) =>
    db.updateTable('role').set({ permissions: rights }).where('slug', '=', 'analyst').execute(),
  );
});

test('a job that broke off writes none twice, and none too few', async () => {
  const several = [await applicantOf(portal), await applicantOf(portal), await applicantOf(portal)];
  for (const { id } of several) await ask(id);
  portal.clock.advance(10 * MINUTE_MS);
  // Two processes whose clocks strike at once.
  await Promise.all([runJob(portal, mailUnread), runJob(portal, mailUnread)]);
  for (const { email } of several) expect(await countAfter(0, email)).toBe(1);
});

test('while one in charge is away, who stands in is mailed instead, and told for whom', async () => {
  const [user, delegate] = [await staffId(portal, 'analyst'), await staffId(portal, 'analyst2')];
  const { client, id } = await applicantOf(portal, { analyst: 'analyst' });
  const today = newYorkDate(portal.clock.now());
  await portal.database.transaction((db) =>
    db
      .insertInto('absence')
      .values({ user_id: user, delegate_id: delegate, first_day: today, last_day: today, version: 1 })
      .execute(),
  );
  const before = await countAfter(0, 'analyst@portal.test');
  await say(client, ofClient(id));
  const mails = await mailsAfter(10, 'analyst2@portal.test');
  expect(mails.at(-1)).toMatchObject({ template: 'standInMessagesUnread' });
  expect(mails.at(-1)?.body).toContain("Julia O'Hara");
  expect(await countAfter(0, 'analyst@portal.test')).toBe(before);
});
