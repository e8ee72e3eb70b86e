import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INTERVIEW_NEAR_MS, NOTICE_DAYS } from '@portal/domain/notifications/notices.ts';
import type { Notice } from '@portal/contract/notifications/notices.ts';
import type { Caller, TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, staffId, type ApplicationFacts } from '../../test/factories.ts';
import { insertAppointment } from '../../test/insertAppointment.ts';
import { orderExport } from '../../test/listed/exportedFile.ts';
import { applicantOf } from '../../test/people/applicantOf.ts';
import { runJob } from '../../test/runJob.ts';
import { listeningPortal } from '../../test/streams/listeningPortal.ts';
import { listenToStream } from '../../test/streams/listenToStream.ts';
import { clearNotices, tellInterviews } from './notifications.jobs.ts';

type Name = 'admin' | 'analyst' | 'analyst2' | 'supervisor' | 'manager' | 'ephesian';

let listening: Awaited<ReturnType<typeof listeningPortal>>;
let portal: TestServer;
const NAMES = ['admin', 'analyst', 'analyst2', 'supervisor', 'manager', 'ephesian'] as const;
const people = {} as Record<Name, Caller>;

beforeAll(async () => {
  listening = await listeningPortal();
  portal = listening.portal;
  for (const name of NAMES) people[name] = await portal.staff(name);
});
afterAll(() => listening.close());

const PATH = '/api/business/notices';
const notices = async (name: Name): Promise<Notice[]> => (await people[name].get(PATH)).data.data;
const about = async (name: Name, id: number) =>
  (await notices(name)).filter(({ applicationId }) => applicationId === id);
const unread = async (name: Name): Promise<number> => (await people[name].get(`${PATH}/unread`)).data.unread;
const insert = (facts: Partial<ApplicationFacts> = {}) =>
  insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', supervisor: 'supervisor', ...facts });
const change = (query: ReturnType<typeof sql>) => portal.database.transaction((db) => query.execute(db));
const assign = async (id: number, name: Name, by: Name = 'supervisor') => {
  const { version } = (await people[by].get(`/api/business/request/${id}`)).data;
  const kind = name.startsWith('analyst') ? 'analyst' : name;
  const body = { userId: await staffId(portal, name), version, reassign: true };
  const { codes } = await people[by].send('PUT', `/api/business/request/${id}/assignments/${kind}`, body);
  expect(codes).toEqual([]);
};
/** Who is away the whole of these days, and who stands in. */
const standIn = (user: number, delegate: number) =>
  change(sql`insert into absence (user_id, delegate_id, first_day, last_day, version)
    values (${user}, ${delegate}, ${portal.clock.now()}::date - 1, ${portal.clock.now()}::date + 1, 1)`);

test('whoever is put in charge of a case is told, and not of what they did themselves', async () => {
  const id = await insert();
  await assign(id, 'analyst2');
  expect(await about('analyst2', id)).toMatchObject([
    { kind: 'CASE_ASSIGNED', subject: id, times: 1, read: false, case: { name: expect.any(String) } },
  ]);
  await assign(id, 'manager', 'manager');
  expect(await about('manager', id)).toEqual([]);
  expect(await about('analyst', id)).toEqual([]);
});

test('messages of an applicant are told as one until they are read, to those in charge who may read the chat', async () => {
  const { id, client } = await applicantOf(portal, { analyst: 'analyst', supervisor: 'supervisor' });
  const say = () => client.send('POST', `/api/client/request/${id}/messages`, { text: 'ZARZAMORA' });
  await say();
  await say();
  const [told] = await about('analyst', id);
  expect(told).toMatchObject({ kind: 'CHAT', times: 2 });
  expect(JSON.stringify(await people.analyst.get(PATH))).not.toContain('ZARZAMORA');
  await people.analyst.send('POST', `${PATH}/${told?.id}/reading`);
  await say();
  expect((await about('analyst', id)).map(({ times, read }) => [times, read])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect((await about('supervisor', id)).map(({ times }) => times)).toEqual([3]);
  expect(await about('manager', id)).toEqual([]);
});

test('a message that was read in the chat itself is read at the bell too', async () => {
  const { id, client } = await applicantOf(portal, { analyst: 'analyst', supervisor: 'supervisor' });
  const say = async () => (await client.send('POST', `/api/client/request/${id}/messages`, { text: 'Hola' })).data.id;
  const first = await say();
  const second = await say();
  const read = (readTo: number) => people.analyst.send('PUT', `/api/business/request/${id}/messages/read`, { readTo });
  await read(first);
  expect(await about('analyst', id)).toMatchObject([{ kind: 'CHAT', read: false }]);
  await read(second);
  expect(await about('analyst', id)).toMatchObject([{ kind: 'CHAT', read: true }]);
  expect(await about('supervisor', id)).toMatchObject([{ kind: 'CHAT', read: false }]);
});

test('while somebody is away who stands in for them is told too', async () => {
  const { id, client } = await applicantOf(portal, { analyst: 'analyst' });
  await standIn(await staffId(portal, 'analyst'), await staffId(portal, 'analyst2'));
  await client.send('POST', `/api/client/request/${id}/messages`, { text: 'Hola' });
  expect(await about('analyst2', id)).toMatchObject([{ kind: 'CHAT' }]);
  await change(sql`delete from absence`);
});

test('a correction that came back is told to the analyst in charge', async () => {
  const { id, client } = await applicantOf(portal, { analyst: 'analyst', supervisor: 'supervisor' });
  const asked = { corrections: [{ field: 'FORM_LEADER_NAME', message: 'Complételo.' }], version: 2 };
  expect((await people.supervisor.send('POST', `/api/business/request/${id}/corrections`, asked)).codes).toEqual([]);
  const [open] = (await client.get(`/api/client/request/${id}/corrections`)).data;
  const answered = await client.send('PUT', `/api/client/request/${id}/corrections/${open.id}`, { value: 'Ana María' });
  expect(answered.codes).toEqual([]);
  expect(await about('analyst', id)).toMatchObject([{ kind: 'CORRECTION_BACK', times: 1 }]);
  expect(await about('supervisor', id)).toEqual([]);
});

test('an interview is told an hour before it begins, once, and again where it was moved', async () => {
  const id = await insert({ status: 'INTERVIEW', ephesian: 'ephesian' });
  const at = (ms: number) => new Date(portal.clock.now().getTime() + ms);
  const interviewer = await staffId(portal, 'ephesian');
  const near = await insertAppointment(portal, id, { startsAt: at(INTERVIEW_NEAR_MS), interviewer });
  await insertAppointment(portal, id, { startsAt: at(INTERVIEW_NEAR_MS + 1000), interviewer });
  await insertAppointment(portal, id, { startsAt: at(60_000), interviewer, cancelled: true });
  await runJob(portal, tellInterviews);
  await runJob(portal, tellInterviews);
  expect(await about('ephesian', id)).toMatchObject([
    { kind: 'INTERVIEW_NEAR', subject: near, times: 1, startsAt: at(INTERVIEW_NEAR_MS).toISOString() },
  ]);
  await change(sql`update appointment set changed_at = ${at(1)}, starts_at = ${at(60_000)} where id = ${near}`);
  portal.clock.advance(2);
  await runJob(portal, tellInterviews);
  expect((await about('ephesian', id)).map(({ times }) => times)).toEqual([2]);
});

test('an export that is ready and work on many that is done are told to whoever asked for them', async () => {
  // What is few is there at once: whoever asked has it before them.
  const { id } = (await orderExport(people.manager, { list: 'listApplications' })).data;
  expect((await notices('manager')).filter(({ kind }) => kind === 'EXPORT_READY')).toEqual([]);
  await change(sql`update export set state = 'RUNNING' where id = ${id}`);
  await change(sql`update export set state = 'DONE' where id = ${id}`);
  expect((await notices('manager'))[0]).toMatchObject({ kind: 'EXPORT_READY', list: 'listApplications', case: null });
  const act = { do: 'assign', kind: 'analyst', userId: await staffId(portal, 'analyst') };
  // The other one is another analyst's, who is not to be replaced.
  const free = await insertApplication(portal, { status: 'ANALYSIS' });
  const applications = [free, await insert({ analyst: 'analyst2' })];
  const begun = await people.manager.send('POST', '/api/business/request/many', { applications, act });
  expect(begun.codes).toEqual([]);
  await portal.drain();
  expect((await notices('manager'))[0]).toMatchObject({
    kind: 'BULK_DONE',
    subject: begun.data.runId,
    run: { kind: 'assign', done: 1, total: 2 },
  });
});

test('an email that failed for good is told to who is in charge, not while it is on its last try', async () => {
  const id = await insert();
  const asked = { corrections: [{ field: 'FORM_LEADER_NAME', message: 'Complételo.' }], version: 2 };
  await people.supervisor.send('POST', `/api/business/request/${id}/corrections`, asked);
  const set = (columns: ReturnType<typeof sql>) => change(sql`update mail set ${columns} where application_id = ${id}`);
  await set(sql`state = 'FAILED', claimed_until = now()`);
  expect(await about('analyst', id)).toEqual([]);
  await set(sql`claimed_until = null`);
  await set(sql`attempts = 9`);
  expect(await about('analyst', id)).toMatchObject([{ kind: 'MAIL_FAILED', times: 1 }]);
});

test('each reads their own alone; all are read up to the latest that was seen', async () => {
  const id = await insert();
  await assign(id, 'analyst2');
  const [mine] = await about('analyst2', id);
  expect((await people.analyst.send('POST', `${PATH}/${mine?.id}/reading`)).codes).toEqual(['http.notFound']);
  const refused = await people.analyst.send('POST', `${PATH}/reading`, { seen: mine?.id });
  expect([refused.status, Object.keys(refused.body.data.fields)]).toEqual([400, ['seen']]);
  portal.clock.advance(1000);
  const later = await insert();
  await assign(later, 'analyst2');
  const before = await unread('analyst');
  expect((await people.analyst2.send('POST', `${PATH}/reading`, { seen: mine?.id })).data).toEqual({ unread: 1 });
  expect(await about('analyst2', later)).toMatchObject([{ read: false }]);
  expect((await people.analyst2.send('POST', `${PATH}/reading`, { seen: mine?.id })).data).toEqual({ unread: 1 });
  expect(await unread('analyst')).toBe(before);
});

test('a case that the active role does not see is told without its name', async () => {
  const id = await insert();
  await assign(id, 'analyst2');
  await change(sql`update application set analyst_id = null where id = ${id}`);
  expect(await about('analyst2', id)).toMatchObject([{ kind: 'CASE_ASSIGNED', case: null }]);
});

test('the pages hold every notice once, however many came at one instant', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => insert()));
  for (const id of ids) await assign(id, 'ephesian', 'manager');
  const first = (await people.ephesian.get(PATH)).data;
  expect(first.data).toHaveLength(25);
  const second = (await people.ephesian.get(`${PATH}?after=${first.next}`)).data;
  const told = [...first.data, ...second.data].map(({ id }: Notice) => id);
  expect(new Set(told).size).toBe(told.length);
  expect(told.length).toBe(Math.min(50, await total('ephesian')));
  expect((await people.ephesian.get(`${PATH}?after=nonsense`)).data).toEqual(first);
});
const total = async (name: Name): Promise<number> => {
  const user = await staffId(portal, name);
  const { rows } = await portal.database.read((db) =>
    sql<{ n: number }>`select count(*)::int as n from notice where user_id = ${user}`.execute(db),
  );
  return rows[0]?.n ?? 0;
};

test('the bell of one alone is told within a second how many are unread', async () => {
  const mine = await listenToStream(listening.origin, people.analyst2);
  const other = await listenToStream(listening.origin, people.manager);
  const count = await unread('analyst2');
  await assign(await insert(), 'analyst2');
  for (;;) {
    const { event, data } = await mine.next();
    if (event !== 'notices') continue;
    expect(data).toEqual({ unread: count + 1 });
    break;
  }
  expect(other.heard.filter(({ event }) => event === 'notices')).toEqual([]);
  await Promise.all([mine.stop(), other.stop()]);
});

test('notices go after ninety days, with the case that they are about, and with the account of who was told', async () => {
  const [old, erased, kept] = await Promise.all([insert(), insert(), insert()]);
  for (const id of [old, erased, kept]) await assign(id, 'analyst2');
  const before = new Date(portal.clock.now().getTime() - NOTICE_DAYS * 86_400_000 - 1);
  await change(sql`update notice set at = ${before} where application_id = ${old}`);
  await runJob(portal, clearNotices);
  await change(sql`delete from application where id = ${erased}`);
  expect(await about('analyst2', old)).toEqual([]);
  expect(await about('analyst2', kept)).toHaveLength(1);
  expect(await total('analyst2')).toBeGreaterThan(0);
  await change(sql`update staff_user set removed_at = now() where id = ${await staffId(portal, 'analyst2')}`);
  expect(await total('analyst2')).toBe(0);
});
