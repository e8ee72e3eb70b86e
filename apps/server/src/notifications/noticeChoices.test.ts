import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOTICE_KINDS, NOTICE_WAYS, type NoticeKind, type NoticeWay } from '@portal/domain/notifications/notices.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, staffId } from '../../test/factories.ts';
import { runJob } from '../../test/runJob.ts';
import { mailAtOnce, mailDigests } from './notifications.jobs.ts';

const PATH = '/api/business/notices';
const USUAL = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, NOTICE_WAYS[kind][0]]));
const TO = 'analyst@portal.test';

let portal: TestServer;
let analyst: Caller;
let user: number;

beforeAll(async () => {
  portal = await buildTestServer();
  analyst = await portal.staff('analyst');
  user = await staffId(portal, 'analyst');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await change(sql`delete from notice`);
  await change(sql`delete from mail`);
  await choose({});
});

const change = (query: ReturnType<typeof sql>) => portal.database.transaction((db) => query.execute(db));
const choose = (ways: Partial<Record<NoticeKind, NoticeWay>>) =>
  analyst.send('PUT', `${PATH}/choices`, { ...USUAL, ...ways });
/** As the triggers of the database tell. */
const tell = (kind: NoticeKind, subject: number) =>
  change(sql`select tell_notice(array[${user}]::bigint[], ${kind}, ${subject}, null, ${portal.clock.now()})`);
const unread = async (): Promise<number> => (await analyst.get(`${PATH}/unread`)).data.unread;
const mails = async () => {
  await runJob(portal, mailAtOnce);
  return portal.database.read((db) =>
    db.selectFrom('mail').selectAll().where('to_address', '=', TO).orderBy('id').execute(),
  );
};

test('each chooses for themselves in which way a kind is told; nothing chosen is at the bell', async () => {
  const manager = await portal.staff('manager');
  expect((await manager.get(`${PATH}/choices`)).data).toEqual(USUAL);
  expect((await choose({ BULK_DONE: 'DIGEST' })).data).toEqual({ ...USUAL, BULK_DONE: 'DIGEST' });
  expect((await analyst.get(`${PATH}/choices`)).data).toEqual({ ...USUAL, BULK_DONE: 'DIGEST' });
  expect((await manager.get(`${PATH}/choices`)).data).toEqual(USUAL);
});

test.each([
  ['CASE_ASSIGNED', 'OFF'],
  ['MAIL_FAILED', 'OFF'],
  ['INTERVIEW_NEAR', 'DIGEST'],
  ['CHAT', 'MAIL'],
] as const)('%s cannot be told in the way %s', async (kind, way) => {
  const answer = await choose({ [kind]: way });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.data.fields)).toEqual([kind]);
});

test('what is turned off is not told, and from then on alone', async () => {
  await tell('EXPORT_READY', 1);
  await choose({ EXPORT_READY: 'OFF' });
  await tell('EXPORT_READY', 2);
  expect(await unread()).toBe(1);
  expect(await mails()).toEqual([]);
});

test('what is told by mail is mailed once, a line a kind, without a name, in the reader’s language', async () => {
  await choose({ CASE_ASSIGNED: 'MAIL' });
  const id = await insertApplication(portal, { status: 'ANALYSIS', name: 'Zarzamora' });
  await change(sql`select tell_notice(array[${user}]::bigint[], 'CASE_ASSIGNED', ${id}, ${id}, ${portal.clock.now()})`);
  await tell('CASE_ASSIGNED', 999);
  await tell('BULK_DONE', 1);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: 'noticeMail' });
  expect(mail?.body).toContain(mail?.language === 'es' ? 'Se le asignaron 2 casos' : '2 cases were assigned to you');
  expect(mail?.body).not.toContain('Zarzamora');
  expect(await mails()).toHaveLength(1);
  // Told again before it was read it is the same notice, and no other mail.
  await tell('CASE_ASSIGNED', 999);
  expect(await mails()).toHaveLength(1);
  expect(await unread()).toBe(3);
});

test('a digest goes once a day with what was not read, and not at once', async () => {
  await choose({ BULK_DONE: 'DIGEST', EXPORT_READY: 'DIGEST' });
  await tell('BULK_DONE', 1);
  await tell('EXPORT_READY', 1);
  await change(sql`update notice set read_at = at where kind = 'EXPORT_READY'`);
  expect(await mails()).toEqual([]);
  await runJob(portal, mailDigests);
  await runJob(portal, mailDigests);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: 'noticeDigest' });
  expect(mail?.body.match(/(?:export|exportaci)/i)).toBeNull();
});

test('whoever may no longer sign in is not mailed', async () => {
  await choose({ BULK_DONE: 'MAIL' });
  await tell('BULK_DONE', 1);
  await change(sql`update staff_user set status = 'INACTIVE' where id = ${user}`);
  expect(await mails()).toEqual([]);
  await change(sql`update staff_user set status = 'ACTIVE' where id = ${user}`);
  expect(await mails()).toEqual([]);
});
