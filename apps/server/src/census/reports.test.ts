import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { CENSUS_FIELDS, CENSUS_KEYS, censusColumn } from '@portal/domain/census/form.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { historyOf } from '../../test/historyOf.ts';
import {
  fieldsOf,
  fresh,
  NEEDED,
  openedReport,
  readOwn,
  saveOwn,
  sendOwn,
  setClock,
} from '../../test/people/openedReport.ts';
import { runJob } from '../../test/runJob.ts';
import { sendCensuses } from './sendCensuses.ts';

let portal: TestServer;
const admin = fresh(() => portal.staff('admin'));
const ephesian = fresh(() => portal.staff('ephesian'));

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('a draft is kept field by field: what is not named stays, blank is blank and 0 is 0', async () => {
  const one = await openedReport(portal);
  expect(
    (await saveOwn(one, 1, { visitors: 0, baptisms: 3, youthActive: true, youthLeader: ' Ana Cruz ' })).data,
  ).toMatchObject({
    state: 'INCOMPLETE',
    version: 2,
    may: ['edit'],
  });
  const { data } = await saveOwn(one, 2, { baptisms: null, careComment: '' });
  expect(data.values).toMatchObject({
    visitors: 0,
    baptisms: null,
    youthActive: true,
    youthLeader: 'Ana Cruz',
    careComment: null,
  });
  expect((await historyOf(portal, 'census', one.id)).map(({ kind }) => kind)).toEqual(['started']);
});

test.each([
  [{ visitors: -1 }, 'values.visitors', 'field.least'],
  [{ followersX: 500_000_001 }, 'values.followersX', 'field.most'],
  [{ visionSatisfaction: 'HAPPY' }, 'values.visionSatisfaction', 'field.choice'],
])('%j is refused at its field and nothing is stored', async (wrong, path, code) => {
  const one = await openedReport(portal);
  const refused = await saveOwn(one, 1, { baptisms: 7, ...wrong });
  expect([refused.status, fieldsOf(refused)[path]?.code]).toEqual([400, code]);
  expect(await readOwn(one)).toMatchObject({ state: 'CENSUS_WITHOUT_STARTING', version: 1 });
  expect((await saveOwn(one, 1, { followersX: 1.5 })).status).toBe(400);
});

test('of two who fill it in, the second is told what the first saved', async () => {
  const one = await openedReport(portal);
  await saveOwn(one, 1, { visitors: 5 });
  const late = await admin.send('PUT', one.at, { values: { visitors: 9 }, reasons: {}, version: 1 });
  expect([late.status, late.codes]).toEqual([409, ['record.stale']]);
  expect(late.body.data.present).toMatchObject({ version: 2, values: { visitors: 5 } });
  await admin.send('PUT', one.at, { values: { visitors: 9 }, reasons: {}, version: 2 });
  expect((await historyOf(portal, 'census', one.id)).map(({ kind }) => kind).toSorted()).toEqual(['saved', 'started']);
});

test('is sent once, with all that is missing told at once, and is read afterwards', async () => {
  const one = await openedReport(portal);
  const refused = await sendOwn(one, 1);
  expect([refused.status, refused.codes]).toEqual([422, ['census.incomplete']]);
  expect(Object.keys(fieldsOf(refused))).toEqual(['values.activeMembers', 'values.averageAttendance']);
  await saveOwn(one, 1, NEEDED);
  const both = await Promise.all([sendOwn(one, 2), sendOwn(one, 2)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.flatMap(({ codes }) => codes)).toEqual(['census.sent']);
  expect(await readOwn(one)).toMatchObject({ state: 'SEND', values: NEEDED, may: ['download', 'view'] });
  expect((await saveOwn(one, 3, { visitors: 1 })).codes).toEqual(['census.sent']);
  expect((await admin.get(one.at)).data).toMatchObject({ state: 'SEND', sentBy: null, sentAt: expect.any(String) });
});

test('a figure that changed by more than half since the last received report asks for a reason', async () => {
  const one = await openedReport(portal);
  await saveOwn(one, 1, { ...NEEDED, visitors: 0 });
  await sendOwn(one, 2);
  setClock(portal, `${one.year}-06-30T12:00:00Z`);
  await runJob(portal, sendCensuses);
  const [own] = (await one.client.get('/api/client/census')).data;
  const next = { ...one, own: `/api/client/census/${own.id}` };
  expect((await readOwn(next)).past).toMatchObject([{ census: { quarter: 1 }, values: { ...NEEDED, visitors: 0 } }]);
  await saveOwn(next, 1, { activeMembers: 40, averageAttendance: 120, visitors: 900 });
  const refused = await sendOwn(next, 2);
  expect(Object.entries(fieldsOf(refused))).toEqual([['reasons.activeMembers', { code: 'census.reason' }]]);
  await saveOwn(next, 2, {}, { activeMembers: 'Dos casas fundaron su propia iglesia.' });
  expect((await sendOwn(next, 3)).status).toBe(200);
});

test('is taken in the last second of its deadline in New York and not in the next', async () => {
  const one = await openedReport(portal);
  await saveOwn(one, 1, NEEDED);
  setClock(portal, `${one.year}-05-01T04:00:00Z`);
  expect((await sendOwn(one, 2)).codes).toEqual(['census.expired']);
  expect((await saveOwn(one, 2, { visitors: 1 })).codes).toEqual(['census.expired']);
  expect(await readOwn(one)).toMatchObject({ state: 'EXPIRED', may: ['view'] });
  setClock(portal, `${one.year}-05-01T03:59:59Z`);
  expect((await sendOwn(one, 2)).status).toBe(200);
});

test('is opened again with another deadline and the reason, by whoever may', async () => {
  const one = await openedReport(portal);
  const again = (deadline: string, version = 1, caller = admin) =>
    caller.send('POST', `${one.at}/reopenings`, { deadline, reason: 'Hubo un huracán.', version });
  setClock(portal, `${one.year}-05-02T12:00:00Z`);
  expect((await again(`${one.year}-05-10`, 1, ephesian)).status).toBe(403);
  expect(fieldsOf(await again(`${one.year}-05-01`))['deadline']?.code).toBe('census.deadline');
  const reopened = await again(`${one.year}-05-10`);
  expect(reopened.data).toMatchObject({
    state: 'PENDING',
    deadline: `${one.year}-05-10`,
    reopened: { reason: 'Hubo un huracán.', by: expect.any(String) },
    may: ['start', 'reopen'],
  });
  expect((await again(`${one.year}-05-12`, 1)).codes).toEqual(['record.stale']);
  await saveOwn(one, 2, NEEDED);
  await sendOwn(one, 3);
  expect((await again(`${one.year}-05-14`, 4)).codes).toEqual(['census.sent']);
  expect((await historyOf(portal, 'census', one.id)).find(({ kind }) => kind === 'reopened')).toMatchObject({
    detail: { from: `${one.year}-04-30`, to: `${one.year}-05-10` },
  });
});

test('a church that was closed yesterday answers nothing more', async () => {
  const one = await openedReport(portal);
  await saveOwn(one, 1, NEEDED);
  await portal.database.transaction((db) =>
    db
      .updateTable('church')
      .set({ valid_to: `${one.year}-03-30` })
      .where('id', '=', one.church)
      .execute(),
  );
  expect((await sendOwn(one, 2)).codes).toEqual(['census.closed']);
  expect((await saveOwn(one, 2, { visitors: 1 })).codes).toEqual(['census.closed']);
  const reopen = { deadline: `${one.year}-05-10`, reason: 'x', version: 2 };
  expect((await admin.send('POST', `${one.at}/reopenings`, reopen)).codes).toEqual(['census.closed']);
});

test('another’s report is not found, by clients and by staff of another region', async () => {
  const one = await openedReport(portal, { country: 'BR' });
  const other = await openedReport(portal);
  expect((await other.client.get(one.own)).status).toBe(404);
  expect((await other.client.send('PUT', one.own, { values: {}, version: 1 })).status).toBe(404);
  expect((await other.client.send('POST', `${one.own}/submissions`, { version: 1 })).status).toBe(404);
  expect((await ephesian.get(one.at)).status).toBe(404);
  expect((await ephesian.get(`/api/business/report/church/${one.church}`)).status).toBe(404);
  expect((await ephesian.get(other.at)).status).toBe(200);
  expect((await ephesian.send('PUT', other.at, { values: {}, version: 1 })).status).toBe(403);
  expect((await admin.get(`${one.at}9`)).status).toBe(404);
});

test('lists the churches of the reader with their newest report', async () => {
  const one = await openedReport(portal, { churchName: 'Casa Única' });
  const { data } = await ephesian.get('/api/business/report/church?search=única');
  expect(data.data).toMatchObject([
    {
      id: one.church,
      last: { census: { year: one.year, quarter: 1 }, state: 'CENSUS_WITHOUT_STARTING' },
      silence: 0,
      receivedAt: null,
    },
  ]);
  setClock(portal, `${one.year}-05-01T12:00:00Z`);
  const silent = await ephesian.get('/api/business/report/church?search=única&silence=1&state=EXPIRED');
  expect(silent.data.data).toMatchObject([{ id: one.church, silence: 1 }]);
});

test('every answer of the form has its column, of its kind', async () => {
  const { rows } = await portal.database.read((db) =>
    sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns where table_name = 'census_report'`.execute(
      db,
    ),
  );
  const types = { count: 'integer', yesNo: 'boolean', satisfaction: 'text', text: 'text' };
  const wanted = CENSUS_KEYS.map((key) => ({ name: censusColumn(key), type: types[CENSUS_FIELDS[key].kind] }));
  expect(rows).toEqual(expect.arrayContaining(wanted));
});
