import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { insertAppointment } from '../../../test/insertAppointment.ts';
import { buildServer } from '../../server.ts';

const DAY = 86_400_000;
const FEED = '/api/business/my-interviews/calendar';
let portal: TestServer;
let ephesian: Caller;
let userId: number;
let address: string;

beforeAll(async () => {
  portal = await buildTestServer();
  userId = await staffId(portal, 'ephesian');
});
afterAll(() => portal.close());
beforeEach(async () => {
  ephesian = await portal.staff('ephesian');
  address = await make();
});

const make = async (headers = {}): Promise<string> =>
  new URL((await ephesian.send('POST', FEED, undefined, headers)).data.address).pathname;
const read = (url = address, headers = {}) => portal.server.inject({ url, headers });
/** What another program than the one that writes it understands of it. */
const eventsOf = (body: string) =>
  new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
const titles = async () => eventsOf((await read()).body).map(({ summary }) => summary);
const insert = (facts: Partial<ApplicationFacts> = {}) =>
  insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', ...facts });
const appoint = async (id: number, days: number, more: Partial<Parameters<typeof insertAppointment>[2]> = {}) =>
  insertAppointment(portal, id, {
    startsAt: new Date(portal.clock.now().getTime() + days * DAY),
    interviewer: userId,
    ...more,
  });
const changeUser = (values: { status?: 'ACTIVE' | 'INACTIVE'; removed_at?: Date | null }) =>
  portal.database.transaction((db) => db.updateTable('staff_user').set(values).where('id', '=', userId).execute());

test('gives the holder’s appointments, of the past 30 days and all that come, with what is needed and no more', async () => {
  const link = 'https://meet.example.org/casa-4?x=1,2;3';
  const id = await appoint(await insert({ name: 'Ruth; "Nueva"', lastName: 'De la Fuente, hija' }), 400, {
    place: link,
  });
  for (const days of [-31, -29.9, 1]) await appoint(await insert({ name: `Días ${days}` }), days);
  await appoint(await insert({ name: 'Cancelled' }), 2, { cancelled: true });
  await appoint(await insert({ name: 'Another’s' }), 3, { interviewer: await staffId(portal, 'supervisor') });
  await appoint(await insert({ name: 'Out of reach', ephesian: 'ephesian2' }), 4);

  const answer = await read();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  const events = eventsOf(answer.body);
  expect(events.map(({ summary }) => summary.replace(/ \(.*/, ''))).toEqual([
    'Entrevista con Días -29.9 Arango',
    'Entrevista con Días 1 Arango',
    'Entrevista con Ruth; "Nueva" De la Fuente, hija',
  ]);
  const [, , last] = events;
  expect(last).toMatchObject({ uid: `portal.appointment.${id}@localhost`, location: link });
  expect(last?.startDate.toJSDate()).toEqual(new Date(portal.clock.now().getTime() + 400 * DAY));
  expect(last?.endDate.toJSDate()).toEqual(new Date(portal.clock.now().getTime() + 400 * DAY + 3_600_000));
  expect(answer.body).not.toMatch(/@example\.org|METHOD|ATTENDEE/);
});

test('is written in the holder’s language', async () => {
  const speak = (language: string) => ephesian.send('PUT', '/api/business/user/me/language', { language });
  await speak('en');
  expect((await titles())[0]).toContain('Interview with ');
  await speak('es');
  expect((await titles())[0]).toContain('Entrevista con ');
});

test('is read again only where something changed', async () => {
  const first = await read();
  const etag = String(first.headers['etag']);
  const again = await read(address, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await appoint(await insert({ name: 'New' }), 5);
  expect((await read(address, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('is told once and kept as a digest; the same request again is answered the same', async () => {
  const headers = { 'idempotency-key': 'one-and-the-same' };
  const made = await make(headers);
  expect(await make(headers)).toBe(made);
  const token = /([\w-]{43})\.ics$/.exec(made)?.[1] ?? '';
  expect((await ephesian.get(FEED)).body).not.toContain(token);
  const kept = await portal.database.read((db) => db.selectFrom('interview_feed').selectAll().execute());
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(kept).toHaveLength(1);
});

test('tells its owner when it was read, to the hour', async () => {
  expect((await ephesian.get(FEED)).data).toEqual({ createdAt: portal.clock.now().toISOString(), readAt: null });
  await read();
  const readAt = portal.clock.now().toISOString();
  expect((await ephesian.get(FEED)).data.readAt).toBe(readAt);
  portal.clock.advance(3_599_999);
  await read();
  ephesian = await portal.staff('ephesian');
  expect((await ephesian.get(FEED)).data.readAt).toBe(readAt);
  portal.clock.advance(1);
  await read();
  ephesian = await portal.staff('ephesian');
  expect((await ephesian.get(FEED)).data.readAt).toBe(portal.clock.now().toISOString());
});

test('answers nothing where it was replaced, revoked or never was', async () => {
  const nothing = async (url: string) => {
    const { statusCode, body } = await read(url);
    expect([statusCode, body], url).toEqual([404, '']);
  };
  const next = await make();
  await nothing(address);
  expect((await read(next)).statusCode).toBe(200);
  await ephesian.send('DELETE', FEED);
  await nothing(next);
  expect((await ephesian.get(FEED)).data).toBeNull();
  // Pressed twice it is done once.
  expect((await ephesian.send('DELETE', FEED)).status).toBe(200);
  for (const token of ['x', '%00', '%F0%9F%98%80', 'a'.repeat(43), "'--"]) await nothing(`/api/calendar/${token}.ics`);
  const kinds = (await historyOf(portal, 'users', userId)).map(({ kind }) => kind);
  expect(kinds.slice(-3)).toEqual(['calendarShared', 'calendarShared', 'calendarRevoked']);
});

test('asks the rights of its holder anew each time', async () => {
  const before = (await titles()).length;
  expect(before).toBeGreaterThan(0);
  const id = await insert({ name: 'Given away' });
  await appoint(id, 6);
  expect(await titles()).toHaveLength(before + 1);
  const supervisor = await portal.staff('supervisor');
  const heir = await staffId(portal, 'ephesian2');
  const { status } = await supervisor.send('PUT', `/api/business/request/${id}/assignments/ephesian`, {
    userId: heir,
    version: 2,
    reassign: true,
  });
  expect(status).toBe(200);
  expect(await titles()).toHaveLength(before);

  for (const gone of [{ status: 'INACTIVE' }, { removed_at: portal.clock.now() }] as const) {
    await changeUser(gone);
    expect((await read()).statusCode).toBe(404);
    await changeUser({ status: 'ACTIVE', removed_at: null });
  }
  const setRoles = (active: boolean) =>
    portal.database.transaction((db) =>
      db.updateTable('role').set({ active }).where('slug', '=', 'ephesian').execute(),
    );
  await setRoles(false);
  expect(await titles()).toEqual([]);
  await setRoles(true);
  expect(await titles()).toHaveLength(before);
});

test('belongs to who may interview, and is each one’s own', async () => {
  const analyst = await portal.staff('analyst');
  for (const answer of [
    await analyst.get(FEED),
    await analyst.send('POST', FEED),
    await analyst.send('DELETE', FEED),
  ]) {
    expect(answer.codes).toEqual(['GE004']);
  }
  const supervisor = await portal.staff('supervisor');
  expect((await supervisor.get(FEED)).data).toBeNull();
  await supervisor.send('DELETE', FEED);
  expect((await read()).statusCode).toBe(200);
});

test('is read so often a minute from one network address', async () => {
  const settings = { ...portal.services.settings, requestsPerMinute: 1000 };
  const server = await buildServer({ ...portal.services, settings });
  try {
    const statuses = new Set<number>();
    for (let asked = 0; asked < 61; asked += 1) statuses.add((await server.inject({ url: address })).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  } finally {
    await server.close();
  }
});
