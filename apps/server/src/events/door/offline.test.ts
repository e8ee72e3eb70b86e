import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertEvent, insertLicensed } from '../../../test/database/eventRows.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { staffId } from '../../../test/factories.ts';
import '../events.tables.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let portal: TestServer;
let manager: Caller;
let door: Pick<Caller, 'get' | 'send'>;
let event: number;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
  door = await inRole(portal, 'ephesian2', ['business.event.check.in']);
});
beforeEach(async () => {
  event = await insertEvent(portal, { startsAt: new Date(portal.clock.now().getTime() - 12 * HOUR_MS) });
});
afterAll(() => portal.close());

/** An act of a device that had no network, so many milliseconds ago, by a clock that is off. */
const done = (code: string, ago: number, { off = 0, key = randomUUID() } = {}) => {
  const sentAt = portal.clock.now().getTime() + off;
  const iso = (at: number) => new Date(at).toISOString();
  return { key, code, device: { at: iso(sentAt - ago), sentAt: iso(sentAt) } };
};
const send = (body: object, caller: Pick<Caller, 'send'> = door, id = event) =>
  caller.send('POST', `/api/business/event/${id}/check-in`, body);
const take = (caller: Pick<Caller, 'get'> = door, id = event) => caller.get(`/api/business/event/${id}/device`);
const total = async () =>
  (await door.get(`/api/business/event/door`)).data.find((one: any) => one.id === event).attendance;

test('two devices that let in two hundred each without network, thirty of them twice: all are there once, and the doubled ones are named', async () => {
  const people = await Promise.all(
    Array.from({ length: 370 }, (_, i) => insertLicensed(portal, { name: 'Ana', lastName: `Mora${i}` })),
  );
  const acts = (of: typeof people, ago: number) => of.map(({ code }, i) => done(code, ago - i * 1_000));
  const one = acts(people.slice(0, 200), 50 * MINUTE_MS);
  const other = acts(people.slice(170), 45 * MINUTE_MS);
  // Each in its order, both at once; what got no answer is sent again.
  const sendAll = async (all: typeof one, caller: Pick<Caller, 'send'>) => {
    const refused: string[] = [];
    for (const act of all) {
      const answer = await send(act, caller);
      if (answer.status !== 200) {
        expect(answer.codes).toEqual(['CKE010']);
        refused.push(answer.body.data.present.name);
      }
    }
    return refused;
  };
  const refused = (await Promise.all([sendAll(one, door), sendAll(other, manager)])).flat();
  expect(refused.toSorted()).toEqual(
    people
      .slice(170, 200)
      .map((_, i) => `Ana Mora${170 + i}`)
      .toSorted(),
  );
  expect(await total()).toBe(370);
  // The whole queue once more, out of order and by another person: nothing is another.
  const again = await Promise.all(
    one
      .slice(0, 40)
      .toReversed()
      .map((act) => send(act, manager)),
  );
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await total()).toBe(370);
});

test('they came in when the device says, by the time between and not by its clock', async () => {
  for (const off of [0, DAY_MS, -DAY_MS]) {
    const { code } = await insertLicensed(portal);
    const { data } = await send(done(code, 90 * MINUTE_MS, { off }));
    expect(data.checkIn.at).toBe(new Date(portal.clock.now().getTime() - 90 * MINUTE_MS).toISOString());
  }
});

test('whichever of two is sent first, the other is told so; an hour apart both count, and before the start nobody came in', async () => {
  const { code } = await insertLicensed(portal);
  expect((await send(done(code, 20 * MINUTE_MS))).status).toBe(200);
  expect((await send(done(code, 50 * MINUTE_MS))).codes).toEqual(['CKE010']);
  expect((await send(done(code, 80 * MINUTE_MS))).data).toMatchObject({ attendance: 1 });
  expect((await send(done(code, 12 * HOUR_MS + MINUTE_MS))).codes).toEqual(['CKE004']);
});

test('after its end an event takes what was done before it, for a day', async () => {
  const now = portal.clock.now().getTime();
  const times = (endedAgo: number) => ({ startsAt: new Date(now - 40 * HOUR_MS), endsAt: new Date(now - endedAgo) });
  const { code } = await insertLicensed(portal);
  const ended = await insertEvent(portal, times(DAY_MS));
  expect((await send(done(code, DAY_MS), door, ended)).status).toBe(200);
  expect((await send({ key: randomUUID(), code }, door, ended)).codes).toEqual(['CKE005']);
  const longAgo = await insertEvent(portal, times(DAY_MS + 1));
  expect((await send(done(code, 30 * HOUR_MS), door, longAgo)).codes).toEqual(['CKE005']);
});

test('times that are none are refused at their fields, and those of another age come to nothing', async () => {
  const { code } = await insertLicensed(portal);
  const bad = await send({ ...done(code, 0), device: { at: 'yesterday', sentAt: '2026-03-10T15:00:00.000Z' } });
  expect([bad.status, Object.keys(bad.body.data.fields)]).toEqual([400, ['device.at']]);
  const device = { at: '0001-01-01T00:00:00Z', sentAt: '9999-01-01T00:00:00Z' };
  expect((await send({ ...done(code, 0), device })).codes).toEqual(['CKE004']);
});

test('a device takes along the living licences of the event’s region, with what the rule asks and no more, and finds by name who is in reach', async () => {
  const { code } = await insertLicensed(portal, { name: 'Luz', lastName: 'Vega', churchName: 'Casa de Luz' });
  await send({ key: randomUUID(), code });
  const of = async (caller?: Pick<Caller, 'get'>, id?: number) => {
    const { data } = await take(caller, id);
    expect(data.next).toBeNull();
    return data.attendees.find((one: { code: string }) => one.code === code);
  };
  const mine = await of(manager);
  expect(Object.keys(mine).toSorted()).toEqual([
    'account',
    'churchName',
    'client',
    'code',
    'deactivated',
    'lastAt',
    'name',
    'spiritualChild',
    'stage',
    'validUntil',
  ]);
  expect(mine).toMatchObject({
    name: 'Luz Vega',
    churchName: 'Casa de Luz',
    stage: 'SENT',
    validUntil: '2027-03-10',
    lastAt: portal.clock.now().toISOString(),
  });
  expect(mine.client).toBeGreaterThan(0);
  // Of another region: its code is known at the door, its name is not found.
  expect(await of(door)).toMatchObject({ name: 'Luz Vega', client: null });
  const eventOf = async (name: 'ephesian' | 'ephesian2') =>
    insertEvent(portal, { ephesian: await staffId(portal, name) });
  expect(await of(manager, await eventOf('ephesian'))).toMatchObject({ name: 'Luz Vega' });
  expect(await of(manager, await eventOf('ephesian2'))).toBeUndefined();
});

test('a list is not given for an event that is far, over, or has no door, nor to who does not let in', async () => {
  const now = portal.clock.now().getTime();
  const far = await insertEvent(portal, { startsAt: new Date(now + DAY_MS + MINUTE_MS) });
  expect((await take(door, far)).codes).toEqual(['CKE004']);
  const over = await insertEvent(portal, { startsAt: new Date(now - DAY_MS), endsAt: new Date(now - 1) });
  expect((await take(door, over)).codes).toEqual(['CKE005']);
  expect((await take(door, await insertEvent(portal, { draft: true }))).codes).toEqual(['event.code']);
  const other = await inRole(portal, 'ephesian', ['business.event.show']);
  expect((await take(other)).status).toBe(403);
});
