import { afterAll, beforeAll, expect, test } from 'vitest';
import { instantsAt } from '@portal/domain/zonedTimes.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';

let portal: TestServer;
let ephesian: Caller;
let supervisor: Caller;
let interviewer: number;

beforeAll(async () => {
  portal = await buildTestServer();
  ephesian = await portal.staff('ephesian');
  supervisor = await portal.staff('supervisor');
  interviewer = await staffId(portal, 'ephesian2');
});
afterAll(() => portal.close());

const ZONE = 'America/Mexico_City';
/** So many days from now, `YYYY-MM-DD`. */
const inDays = (days: number) => new Date(portal.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const at = (id: number) => `/api/business/request/${id}`;
const insert = (facts: Partial<ApplicationFacts> = {}) =>
  insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', ...facts });
const form = (more: object = {}) => ({
  day: inDays(3),
  time: '10:30',
  zone: ZONE,
  minutes: 60,
  place: 'https://meet.example.org/abc',
  attendees: 'LEADER',
  interviewer,
  note: null,
  ...more,
});
const make = (id: number, more: object = {}, caller = ephesian) =>
  caller.send('POST', `${at(id)}/appointments`, form(more));
const change = (id: number, one: { id: number; version: number }, more: object, caller = ephesian) =>
  caller.send('PUT', `${at(id)}/appointments/${one.id}`, { ...form(more), version: one.version });
const cancel = (id: number, one: { id: number; version: number }, reason: string | null = null, caller = ephesian) =>
  caller.send('POST', `${at(id)}/appointments/${one.id}/cancellation`, { reason, version: one.version });
const list = async (id: number, caller = ephesian) => (await caller.get(`${at(id)}/appointments`)).data;
const marry = (id: number) =>
  portal.database.transaction((db) =>
    db.updateTable('application_leader').set({ civil_status: 'MARRIED' }).where('application_id', '=', id).execute(),
  );

test('is made, moved and cancelled; the card stays as it was, and its history tells each', async () => {
  const id = await insert();
  const { coming, offered } = await list(id);
  expect(coming).toBeNull();
  expect(offered).toMatchObject({ interviewer: { name: 'Abraham Quiñones' }, couple: false });
  expect(offered.zones).toContain(ZONE);

  const made = (await make(id)).data.coming;
  const [instant = 0] = instantsAt({ day: inDays(3), time: '10:30', zone: ZONE });
  expect(made).toMatchObject({
    startsAt: new Date(instant).toISOString(),
    endsAt: new Date(instant + 3_600_000).toISOString(),
    zone: ZONE,
    interviewer: { id: interviewer },
    madeBy: 'Abraham Quiñones',
    cancelled: null,
    version: 1,
  });
  const moved = (await change(id, made, { day: inDays(4), minutes: 90, note: 'Traiga su carta.' }, supervisor)).data
    .coming;
  expect(moved).toMatchObject({ id: made.id, version: 2, note: 'Traiga su carta.' });
  expect((await change(id, moved, { day: inDays(4), minutes: 90, note: 'Traiga su carta.' })).data.coming.version).toBe(
    2,
  );
  const { coming: none, past } = (await cancel(id, moved, 'De viaje.')).data;
  expect(none).toBeNull();
  expect(past).toMatchObject([{ id: made.id, version: 3, cancelled: { by: 'Abraham Quiñones', reason: 'De viaje.' } }]);

  expect((await ephesian.get(at(id))).data.version).toBe(2);
  const told = (await historyOf(portal, 'applications', id)).filter(({ kind }) => kind.startsWith('appointment'));
  expect(told.map(({ kind }) => kind)).toEqual(['appointment.made', 'appointment.moved', 'appointment.cancelled']);
  expect(told[1]?.detail).toEqual({ appointment: made.id, startsAt: moved.startsAt, before: made.startsAt });
});

test('there is one at a time; when it is over the next is made, and what is over stays', async () => {
  const id = await insert();
  const first = (await make(id)).data.coming;
  expect(await make(id, { day: inDays(9) })).toMatchObject({ status: 409, codes: ['appointment.exists'] });
  portal.clock.advance(4 * 86_400_000);
  const caller = await portal.staff('ephesian');
  const { coming, past } = await list(id, caller);
  expect([coming, past.length]).toEqual([null, 1]);
  expect(await change(id, first, {}, caller)).toMatchObject({ status: 409, codes: ['appointment.over'] });
  expect((await cancel(id, first, null, caller)).codes).toEqual(['appointment.over']);
  expect((await make(id, {}, caller)).data).toMatchObject({ coming: { version: 1 }, past: [{ id: first.id }] });
  ephesian = caller;
  supervisor = await portal.staff('supervisor');
});

test('two who move one meet in words, and nothing is lost', async () => {
  const id = await insert();
  const made = (await make(id)).data.coming;
  const both = await Promise.all([
    change(id, made, { time: '11:00' }),
    change(id, made, { time: '12:00' }, supervisor),
  ]);
  const [won, lost] = both[0].status === 200 ? both : both.toReversed();
  expect(lost).toMatchObject({ status: 409, codes: ['record.stale'] });
  expect(lost?.body.data.present).toEqual(won?.data.coming);
  expect((await cancel(id, made)).codes).toEqual(['record.stale']);
});

test('the same key makes, moves and mails once', async () => {
  const id = await insert();
  const key = { 'idempotency-key': 'one-appointment' };
  const send = () => ephesian.send('POST', `${at(id)}/appointments`, form(), key);
  expect((await send()).data.coming.id).toBe((await send()).data.coming.id);
  const told = (await historyOf(portal, 'applications', id)).filter(({ kind }) => kind === 'appointment.made');
  expect(told).toHaveLength(1);
});

test.each([
  [{ day: '2026-02-30' }, 'day', 'field.date'],
  [{ time: '25:00' }, 'time', 'appointment.time'],
  [{ zone: 'Mars/Olympus' }, 'zone', 'field.choice'],
  [{ place: 'http://meet.example.org' }, 'place', 'field.url'],
  [{ place: '' }, 'place', 'field.required'],
  [{ note: 'x'.repeat(1001) }, 'note', 'field.max'],
])('refuses %j at %s', async (wrong, field, code) => {
  const { status, body } = await make(await insert(), wrong);
  expect({ status, code: body.data.fields[field].code }).toEqual({ status: 400, code });
});

/** The next day on which the clock of New York shows a time so often. */
function nextDay(time: string, often: number): string {
  for (let days = 1; days < 366; days++) {
    if (instantsAt({ day: inDays(days), time, zone: 'America/New_York' }).length === often) return inDays(days);
  }
  throw new Error('No such day within a year.');
}

test('refuses an hour that the clock skips, asks which of one that it repeats, and takes none that is over or far', async () => {
  const id = await insert();
  const zone = 'America/New_York';
  const refused = async (more: object) => (await make(id, { zone, ...more })).body.data.fields;
  expect(await refused({ day: nextDay('02:30', 0), time: '02:30' })).toEqual({ time: { code: 'appointment.skipped' } });
  const repeated = { day: nextDay('01:30', 2), time: '01:30' };
  expect(await refused(repeated)).toEqual({ hour: { code: 'appointment.repeated' } });
  expect(await refused({ day: inDays(-2) })).toEqual({ day: { code: 'appointment.past' } });
  expect(await refused({ day: inDays(400) })).toEqual({ day: { code: 'appointment.far' } });
  const made = (await make(id, { zone, ...repeated, hour: 'EARLIER' })).data.coming;
  const moved = (await change(id, made, { zone, ...repeated, hour: 'LATER' })).data.coming;
  expect(Date.parse(moved.startsAt) - Date.parse(made.startsAt)).toBe(3_600_000);
});

test('the interviewer is one whose work it is, of whatever region; a couple comes where there is a spouse', async () => {
  const id = await insert();
  const analyst = await staffId(portal, 'analyst');
  expect((await make(id, { interviewer: analyst })).body.data.fields).toEqual({
    interviewer: { code: 'appointment.interviewer' },
  });
  expect((await make(id, { attendees: 'COUPLE' })).body.data.fields).toEqual({
    attendees: { code: 'appointment.couple' },
  });
  await marry(id);
  expect((await make(id, { attendees: 'COUPLE' })).data.coming.attendees).toBe('COUPLE');
  const all = (await ephesian.get(`${at(id)}/interviewers`)).data;
  expect(all.find((one: any) => one.name === 'Abraham Quiñones')).toMatchObject({ seesCard: true });
  expect(all.find((one: any) => one.id === interviewer)).toMatchObject({ seesCard: false });
  expect(all.some((one: any) => one.id === analyst)).toBe(false);
});

test('a clash is told, with its case to those who see it, and forbids nothing', async () => {
  const [mine, other] = [await insert(), await insert({ ephesian: 'ephesian2', name: 'Noemí' })];
  const taken = (await make(other, { day: inDays(20) }, supervisor)).data.coming;
  const clashes = async (caller: Caller, from: string, until: string, id = mine) =>
    (await caller.get(`${at(id)}/appointments/clashes?interviewer=${interviewer}&from=${from}&until=${until}`)).data;
  const { startsAt, endsAt } = taken;
  const span = { startsAt, endsAt };
  expect(await clashes(supervisor, startsAt, endsAt)).toMatchObject([
    { ...span, card: { id: other, name: 'Noemí Arango' } },
  ]);
  expect(await clashes(ephesian, startsAt, endsAt)).toEqual([{ ...span, card: null }]);
  const later = new Date(Date.parse(endsAt) + 3_600_000).toISOString();
  expect(await clashes(supervisor, endsAt, later)).toEqual([]);
  const itself = `${at(other)}/appointments/clashes?interviewer=${interviewer}&from=${startsAt}&until=${endsAt}`;
  expect((await supervisor.get(`${itself}&except=${taken.id}`)).data).toEqual([]);
  expect((await make(mine, { day: inDays(20) })).status).toBe(200);
  expect((await supervisor.get(itself.replace(startsAt, 'noon'))).body.data.fields).toHaveProperty('from');
});

test('is arranged where interviews are held and active; it is cancelled wherever the card went', async () => {
  const elsewhere = await insert({ status: 'ANALYSIS' });
  expect((await make(elsewhere, {}, supervisor)).codes).toEqual(['interview.stage']);
  const closed = await insert({ interviewActive: false });
  expect((await make(closed)).codes).toEqual(['interview.deactivated']);
  const id = await insert();
  const made = (await make(id)).data.coming;
  await portal.database.transaction((db) =>
    db.updateTable('application').set({ status: 'REJECTED' }).where('id', '=', id).execute(),
  );
  expect((await change(id, made, { time: '11:00' })).codes).toEqual(['GE004']);
  expect((await cancel(id, made)).data.coming).toBeNull();
});

test('is the right of who may interview; another’s card, and an appointment of another card, are not found', async () => {
  const id = await insert({ analyst: 'analyst' });
  const made = (await make(id)).data.coming;
  const analyst = await portal.staff('analyst');
  expect((await list(id, analyst)).coming.id).toBe(made.id);
  for (const refused of [
    await make(id, {}, analyst),
    await change(id, made, {}, analyst),
    await cancel(id, made, null, analyst),
    await analyst.get(`${at(id)}/interviewers`),
  ]) {
    expect(refused).toMatchObject({ status: 403, codes: ['GE004'] });
  }
  const outsider = await portal.staff('ephesian2');
  expect((await outsider.get(`${at(id)}/appointments`)).codes).toEqual(['http.notFound']);
  expect((await cancel(id, made, null, outsider)).codes).toEqual(['http.notFound']);
  expect((await cancel(await insert(), made)).codes).toEqual(['http.notFound']);
});
