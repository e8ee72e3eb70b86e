import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allEndpoints } from '@portal/contract/allEndpoints.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertEvent, insertLicensed } from '../../../test/database/eventRows.ts';
import { inRole } from '../../../test/people/inRole.ts';
import '../events.tables.ts';

let portal: TestServer;
let admin: Caller;
type Person = Awaited<ReturnType<typeof insertLicensed>>;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
beforeEach(() =>
  portal.database.transaction(async (db) => {
    await db.deleteFrom('check_in').execute();
    await db.deleteFrom('event').execute();
  }),
);
afterAll(() => portal.close());

const ALONE = { holder: true, spouse: false, naturalChildren: 0, spiritualChildren: 0 };
const letIn = (event: number, { code }: Person, party: object = {}) =>
  admin.send('POST', `/api/business/event/${event}/check-in`, {
    key: randomUUID(),
    code,
    party: { ...ALONE, ...party },
  });
const change = (query: ReturnType<typeof sql>) => portal.database.transaction((db) => query.execute(db));
const list = async (query = '') => (await admin.get(`/api/business/event/attendance?${query}`)).data;
const told = async (event: number) =>
  Object.fromEntries(
    (await list(`event=${event}`)).data.map((row: any) => [
      row.church.id,
      [row.leaders, row.spouses, row.naturalChildren, row.spiritualChildren, row.total],
    ]),
  );

test('attendance has a row an event and church, with the sums by year, and persons count once', async () => {
  const now = portal.clock.now().getTime();
  const [one, other] = [
    await insertEvent(portal),
    await insertEvent(portal, { startsAt: new Date(now - 90 * 86_400_000) }),
  ];
  const ana = await insertLicensed(portal, { churchName: 'Casa de Paz' });
  const luis = await insertLicensed(portal, { churchName: 'Casa Viva' });
  await letIn(one, ana, { spouse: true, naturalChildren: 2 });
  await letIn(other, ana);
  await letIn(one, luis, { spiritualChildren: 3 });
  await change(sql`update check_in set at = at - interval '2 hours'`);
  await letIn(one, ana, { naturalChildren: 1 });
  expect(await told(one)).toEqual({ [ana.church]: [1, 1, 2, 0, 4], [luis.church]: [1, 0, 0, 3, 4] });
  const { data, total, years } = await list();
  expect([total, data[0].year, data[0].conference]).toEqual([3, 2026, 'Encuentro anual']);
  expect(years.map(({ year, total: people }: any) => [year, people])).toEqual([
    [2025, 1],
    [2026, 8],
  ]);
});

test('a spiritual child counts in the row of the main leader who came, whoever comes first; the greater number counts', async () => {
  const event = await insertEvent(portal);
  const [parent, child, other] = [
    await insertLicensed(portal),
    await insertLicensed(portal),
    await insertLicensed(portal),
  ];
  for (const { person } of [child, other]) {
    await change(sql`update person set spiritual_parent_id = ${parent.person} where id = ${person}`);
  }
  await letIn(event, child, { spouse: true });
  expect(await told(event)).toEqual({ [child.church]: [1, 1, 0, 0, 2] });
  await letIn(event, parent);
  expect(await told(event)).toEqual({ [child.church]: [0, 1, 0, 0, 1], [parent.church]: [1, 0, 0, 1, 2] });
  await letIn(event, other);
  expect((await told(event))[parent.church]).toEqual([1, 0, 0, 2, 3]);
  await change(sql`update check_in set spiritual_children = 5 where person_id = ${parent.person}`);
  expect((await told(event))[parent.church]).toEqual([1, 0, 0, 5, 6]);
});

test('of a couple with licences of their own both are leaders, and their children count once', async () => {
  const event = await insertEvent(portal);
  const [one, other] = [await insertLicensed(portal), await insertLicensed(portal)];
  await change(sql`update person set spouse_id = ${other.person} where id = ${one.person}`);
  await change(sql`update person set spouse_id = ${one.person} where id = ${other.person}`);
  await letIn(event, one, { spouse: true, naturalChildren: 2 });
  await letIn(event, other, { naturalChildren: 3 });
  expect(await told(event)).toEqual({ [one.church]: [1, 0, 0, 0, 1], [other.church]: [1, 0, 3, 0, 4] });
});

test('churches out of reach are neither listed nor summed, and without the right nothing is', async () => {
  const event = await insertEvent(portal);
  await letIn(event, await insertLicensed(portal, { country: 'SE' }));
  const ephesian = await inRole(portal, 'ephesian', [
    'business.ephesian',
    'business.request.show.sent.me',
    'business.event.assistance',
  ]);
  expect((await ephesian.get('/api/business/event/attendance')).data).toMatchObject({ total: 0, data: [], years: [] });
  const reader = await inRole(portal, 'ephesian2', ['business.event.show']);
  expect((await reader.get('/api/business/event/attendance')).codes).toEqual(['GE004']);
});

test('the figures of an event are told by kind and region, and each minute; they follow an undo', async () => {
  const event = await insertEvent(portal);
  const ana = await insertLicensed(portal);
  const { data } = await letIn(event, ana, { spouse: true, naturalChildren: 1 });
  const figures = async () => (await admin.get(`/api/business/event/${event}/figures`)).data;
  expect(await figures()).toMatchObject({
    total: 3,
    leaders: 1,
    spouses: 1,
    naturalChildren: 1,
    regions: [{ total: 3 }],
    minutes: [{ at: '2026-03-10T15:00:00.000Z', people: 3 }],
  });
  await admin.send('DELETE', `/api/business/event/${event}/check-in/${data.checkIn.id}`);
  expect(await figures()).toMatchObject({ total: 0, regions: [], minutes: [] });
  const history = (await admin.get(`/api/business/request/${ana.application}/check-ins`)).data;
  expect(history).toMatchObject([
    { event: { id: event }, party: { spouse: true }, undoneAt: '2026-03-10T15:00:00.000Z' },
  ]);
  const line = (await admin.get(`/api/business/church/${ana.church}/line`)).data.data;
  expect(line.filter(({ source }: any) => source === 'events')).toEqual([]);
});

test('the lines of a church and of its leader tell who came; a merging takes check-ins along and gives them back', async () => {
  const event = await insertEvent(portal);
  const [kept, gone] = [await insertLicensed(portal), await insertLicensed(portal)];
  await letIn(event, gone, { spouse: true });
  const events = async (path: string) =>
    (await admin.get(`/api/business/${path}/line`)).data.data
      .filter(({ source }: any) => source === 'events')
      .map(({ what, detail }: any) => [what, detail.people]);
  expect(await events(`church/${gone.church}`)).toEqual([['attended', '2']]);
  expect(await events(`leader/${gone.person}`)).toEqual([['entered', undefined]]);
  const body = { noun: 'churches', kept: kept.church, gone: gone.church, taken: [], keptVersion: 1, goneVersion: 1 };
  const merging = await admin.send('POST', '/api/business/merging', body);
  expect(await told(event)).toEqual({ [kept.church]: [1, 1, 0, 0, 2] });
  const undo = allEndpoints.undoMerge;
  await admin.send(undo.method, `/api${undo.path.replace(':id', merging.data.id)}`);
  expect(await told(event)).toEqual({ [gone.church]: [1, 1, 0, 0, 2] });
});

test('erasure leaves the count and nobody in it', async () => {
  const over = await insertEvent(portal, { endsAt: new Date(portal.clock.now().getTime() - 60_000) });
  const one = await insertLicensed(portal);
  const body = { key: randomUUID(), code: one.code, party: ALONE, override: { reason: 'Viene de lejos.' } };
  expect((await admin.send('POST', `/api/business/event/${over}/check-in`, body)).status).toBe(200);
  const at = `/api/business/request/${one.application}`;
  const { caseNumber, version } = (await admin.get(at)).data;
  expect((await admin.send('POST', `${at}/erasures`, { confirm: caseNumber, version })).status).toBe(200);
  const { persons, reasons } = await portal.database.read(async (db) => ({
    persons: await db.selectFrom('person').select('id').where('id', '=', one.person).execute(),
    reasons: await db
      .selectFrom('history')
      .select('personal')
      .where('noun', '=', 'persons')
      .where('subject_id', '=', one.person)
      .where('personal', 'is not', null)
      .execute(),
  }));
  expect([persons, reasons]).toEqual([[], []]);
  expect((await list(`event=${over}`)).data).toMatchObject([{ church: null, total: 1 }]);
  expect((await admin.get(`/api/business/event/${over}/check-in`)).data).toMatchObject([{ attendee: { name: '' } }]);
});
