import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnReport } from '@portal/contract/census/ownReports.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId, type ApplicationFacts } from '../../test/factories.ts';
import {
  fieldsOf,
  fresh,
  NEEDED,
  nextYear,
  openedReport,
  readOwn,
  saveOwn,
  sendOwn,
  setClock,
  type OpenedReport,
} from '../../test/people/openedReport.ts';
import { runJob } from '../../test/runJob.ts';
import { remindOfReports } from './remindOfReports.ts';
import { sendCensuses } from './sendCensuses.ts';

let portal: TestServer;
const admin = fresh(() => portal.staff('admin'));
const mailsTo = (email: string) =>
  portal.database.read((db) =>
    db
      .selectFrom('mail')
      .selectAll()
      .where('to_address', '=', email)
      .where('template', 'like', 'census%')
      .orderBy('id')
      .execute(),
  );
const reportsOf = ({ church }: OpenedReport) =>
  portal.database.read((db) => db.selectFrom('census_report').selectAll().where('church_id', '=', church).execute());

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('goes out at eight in New York to the churches of the network, once, with a mail in the reader’s language', async () => {
  const one = await openedReport(portal);
  expect(one.tooEarly).toBe(0);
  expect(await readOwn(one)).toMatchObject({
    state: 'CENSUS_WITHOUT_STARTING',
    census: { id: one.year * 10 + 1, year: one.year, quarter: 1 },
    sending: `${one.year}-03-31`,
    deadline: `${one.year}-04-30`,
    may: ['start'],
    version: 1,
    past: [],
  });
  await runJob(portal, sendCensuses);
  expect(await reportsOf(one)).toHaveLength(1);
  const mails = await mailsTo(one.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.links[0]).toMatch(new RegExp(`/census/${one.id}$`));
  expect(mails[0]?.subject).toContain('Casa de Paz');
});

test('the Ephesians of its churches are told at the bell, once a quarter and not once a church', async () => {
  const change = (query: ReturnType<typeof sql>) => portal.database.transaction((db) => query.execute(db));
  const ephesian = await staffId(portal, 'ephesian');
  const other = await staffId(portal, 'ephesian2');
  await change(sql`delete from region_country`);
  await change(sql`insert into region_country (country, ephesian_id) values ('MX', ${ephesian}), ('CO', ${other})`);
  for (const country of ['MX', 'MX', 'MX']) await insertApplication(portal, { status: 'SENT', country });
  await change(sql`delete from notice`);
  const one = await openedReport(portal, { country: 'MX' });
  await runJob(portal, sendCensuses);
  const told = await portal.database.read((db) =>
    db
      .selectFrom('census_report')
      .select('ephesian_id')
      .where('census_id', '=', one.year * 10 + 1)
      .execute(),
  );
  expect(told.filter(({ ephesian_id }) => ephesian_id === ephesian).length).toBeGreaterThan(3);
  expect(told.map(({ ephesian_id }) => ephesian_id)).not.toContain(other);
  const bell = async (name: 'ephesian' | 'ephesian2') =>
    (await (await portal.staff(name)).get('/api/business/notices')).data.data.filter(
      ({ kind }: { kind: string }) => kind === 'CENSUS_OPENED',
    );
  expect(await bell('ephesian')).toMatchObject([
    { subject: one.year * 10 + 1, times: 1, census: { year: one.year, quarter: 1, deadline: `${one.year}-04-30` } },
  ]);
  expect(await bell('ephesian2')).toEqual([]);
  await change(sql`delete from region_country`);
});

test.each<[string, Partial<ApplicationFacts>]>([
  ['nobody is admitted', { status: 'INTERVIEW_SUCCESS' }],
  ['the application was deactivated', { status: 'REJECTED' }],
  ['the application lies in the bin', { deleted: true }],
])('nothing goes to a church where %s', async (_why, facts) => {
  expect((await openedReport(portal, facts)).id).toBeUndefined();
});

test('a church whose last day was yesterday gets none, one whose last day is today does', async () => {
  const year = nextYear();
  const open = async (validTo: string) => {
    setClock(portal, `${year}-03-30T12:00:00Z`);
    const id = await insertApplication(portal, { status: 'APPROVED' });
    const church = (await readApplication(portal, id)).church_id ?? 0;
    await portal.database.transaction((db) =>
      db.updateTable('church').set({ valid_to: validTo }).where('id', '=', church).execute(),
    );
    return church;
  };
  const churches = [await open(`${year}-03-30`), await open(`${year}-03-31`)];
  await openedReport(portal);
  const rows = await Promise.all(churches.map((church) => admin.get(`/api/business/report/church/${church}`)));
  expect(rows.map(({ data }) => data.reports.length)).toEqual([0, 1]);
});

test('what was missed while nothing ran goes out later, and not once its deadline has passed', async () => {
  const { client, year } = await openedReport(portal);
  setClock(portal, `${year}-07-20T12:00:00Z`);
  await runJob(portal, sendCensuses);
  setClock(portal, `${year}-11-01T12:00:00Z`);
  await runJob(portal, sendCensuses);
  const own = (await client.get('/api/client/census')).data;
  expect(own.map(({ census }: OwnReport) => census.quarter)).toEqual([2, 1]);
});

test('reminds 14, 7 and 1 days before the deadline, once each, and nobody who has sent it', async () => {
  const one = await openedReport(portal);
  const on = async (day: string) => {
    setClock(portal, `${one.year}-${day}T12:00:00Z`);
    await runJob(portal, remindOfReports);
    return (await mailsTo(one.email)).length - 1;
  };
  const counts: number[] = [];
  for (const day of ['04-15', '04-16', '04-17', '04-24', '04-29', '04-30', '05-01']) counts.push(await on(day));
  // That of seven days was missed by a day, and made up for.
  expect(counts).toEqual([0, 1, 1, 2, 3, 3, 3]);
  const two = await openedReport(portal);
  await saveOwn(two, 1, NEEDED);
  await sendOwn(two, 2);
  setClock(portal, `${two.year}-04-29T12:00:00Z`);
  await runJob(portal, remindOfReports);
  expect(await mailsTo(two.email)).toHaveLength(1);
});

test('report dates are read with what goes out next, and set in order', async () => {
  const { data } = await admin.get('/api/business/parameter/');
  expect(data).toMatchObject({ time: [{ sending: '31/03', deadline: '30/04' }, {}, {}, {}], version: 1 });
  expect(data.next).toMatchObject({ census: { quarter: 2 }, churches: expect.any(Number) });
  expect(data.next.churches).toBeGreaterThan(0);
  expect(data.running.map(({ census }: { census: { id: number } }) => census.id)).toContain(data.newest);
  const set = (time: object[], version = 1) =>
    admin.send('PUT', '/api/business/setting/census/time', { time, version });
  const wrong = await set([{ sending: '29/02', deadline: '30/04' }, ...data.time.slice(1)]);
  expect([wrong.status, fieldsOf(wrong)['time.0.sending']?.code]).toEqual([400, 'field.dayMonth']);
  const late = await set([{ sending: '31/03', deadline: '01/07' }, ...data.time.slice(1)]);
  expect(fieldsOf(late)['time.0.deadline']?.code).toBe('census.overlap');
  const early = await set([...data.time.slice(0, 3), { sending: '30/09', deadline: '31/01' }]);
  expect(fieldsOf(early)['time.3.sending']?.code).toBe('census.order');
  const time = [...data.time.slice(0, 3), { sending: '15/12', deadline: '15/01' }];
  expect((await set(time)).data).toMatchObject({ time, version: 2 });
  expect((await set(data.time)).codes).toEqual(['record.stale']);
  await set(data.time, 2);
});
