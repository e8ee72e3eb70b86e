import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenSession } from '@portal/contract/sessions.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { closed, newStaff, seatOf, STAFF_PASSWORD, type StaffSeat } from '../../../test/people/staffAccounts.ts';

const MINUTE = 60_000;
const ME = '/api/business/user/me';
let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const sessions = async (seat: StaffSeat): Promise<OpenSession[]> => (await seat.get(`${ME}/sessions`)).data;
const end = (seat: StaffSeat, id: number | undefined) => seat.send('DELETE', `${ME}/sessions/${id}`);
const agents = async (seat: StaffSeat) => (await sessions(seat)).map(({ userAgent }) => userAgent);

/** Somebody signed in at two devices, the second a minute after the first. */
async function twoSeats(email: string) {
  await newStaff(portal, email);
  const desk = await seatOf(portal, email, STAFF_PASSWORD, 'Desk');
  portal.clock.advance(MINUTE);
  const phone = await seatOf(portal, email, STAFF_PASSWORD, 'Phone');
  return { desk, phone };
}

test('tells where one is signed in, the last used first, with device, address and which one this is', async () => {
  const { desk } = await twoSeats('told@example.org');
  const now = portal.clock.now();
  const told = { id: expect.any(Number), remember: false, proof: 'PASSWORD', ip: '127.0.0.1' };
  const before = new Date(now.getTime() - MINUTE).toISOString();
  expect(await sessions(desk)).toEqual([
    { ...told, current: false, userAgent: 'Phone', createdAt: now.toISOString(), activeAt: now.toISOString() },
    { ...told, current: true, userAgent: 'Desk', createdAt: before, activeAt: before },
  ]);
});

test('ends one session, which is closed at once and gone from the list', async () => {
  const { desk, phone } = await twoSeats('one@example.org');
  expect(await agents(phone)).toEqual(['Phone', 'Desk']);
  const phones = (await sessions(desk)).find(({ userAgent }) => userAgent === 'Phone');
  expect(await end(desk, phones?.id)).toMatchObject({ status: 200, body: { data: null } });
  await closed(phone);
  expect(await agents(desk)).toEqual(['Desk']);
  expect((await end(desk, phones?.id)).status).toBe(404);
});

test('ending the present session is signing out', async () => {
  const { desk, phone } = await twoSeats('self@example.org');
  const own = (await sessions(desk)).find(({ current }) => current);
  expect((await end(desk, own?.id)).status).toBe(200);
  await closed(desk);
  expect((await phone.get(ME)).status).toBe(200);
});

test('ends all others and tells how many, and this one goes on', async () => {
  const { desk, phone } = await twoSeats('others@example.org');
  await seatOf(portal, 'others@example.org', STAFF_PASSWORD, 'Tablet');
  expect((await desk.send('DELETE', `${ME}/sessions`)).data).toEqual({ ended: 2 });
  await closed(phone);
  expect(await agents(desk)).toEqual(['Desk']);
  expect((await desk.send('DELETE', `${ME}/sessions`)).data).toEqual({ ended: 0 });
});

test('neither finds nor ends the session of another, or one that is none', async () => {
  const one = await twoSeats('mine@example.org');
  const other = await twoSeats('theirs@example.org');
  const [theirs] = await sessions(other.desk);
  for (const id of [theirs?.id, 999_999_999]) {
    expect(await end(one.desk, id)).toMatchObject({ status: 404, codes: ['http.notFound'] });
  }
  await one.desk.send('DELETE', `${ME}/sessions`);
  expect((await other.desk.get(ME)).status).toBe(200);
  expect((await other.phone.get(ME)).status).toBe(200);
});

test('neither tells nor counts a session that has lapsed', async () => {
  const { desk, phone } = await twoSeats('lapsed@example.org');
  portal.clock.advance(720 * MINUTE);
  await closed(desk);
  const fresh = await seatOf(portal, 'lapsed@example.org', STAFF_PASSWORD, 'Fresh');
  const [, phones, ...more] = await sessions(fresh);
  expect([phones?.userAgent, more]).toEqual(['Phone', []]);
  portal.clock.advance(1);
  expect(await agents(fresh)).toEqual(['Fresh']);
  await closed(phone);
  expect((await end(fresh, phones?.id)).status).toBe(404);
  expect((await fresh.send('DELETE', `${ME}/sessions`)).data).toEqual({ ended: 0 });
});
