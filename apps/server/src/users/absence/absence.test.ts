import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { applicantOf } from '../../../test/people/applicantOf.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { newYorkDate } from '../../platform/clock.ts';

let portal: TestServer;
let admin: Caller;
let analyst: Caller;
let standIn: Caller;
let away: number;
let delegate: number;

beforeAll(async () => {
  portal = await buildTestServer();
  [away, delegate] = [await staffId(portal, 'analyst'), await staffId(portal, 'analyst2')];
  await signIn();
});
afterAll(() => portal.close());

/** Sessions end as days go by. */
async function signIn(): Promise<void> {
  [admin, analyst, standIn] = [
    await portal.staff('admin'),
    await portal.staff('analyst'),
    await portal.staff('analyst2'),
  ];
}
const at = (user: number) => `/api/business/user/${user}/absence`;
const inDays = (days: number) => newYorkDate(new Date(portal.clock.now().getTime() + days * 86_400_000));
const set = async (absence: object | null, caller = analyst, user = away) => {
  const { version } = (await admin.get(at(user))).data;
  return caller.send('PUT', at(user), { absence, version });
};
/** Processes hear of it a moment later. */
async function seen(id: number, status: number): Promise<void> {
  await expect.poll(async () => (await card(id)).status).toBe(status);
}
const card = (id: number, caller = standIn) => caller.get(`/api/business/request/${id}`);
const board = async (caller = standIn): Promise<number> =>
  (await caller.get('/api/business/request/status')).data.find(
    ({ status }: { status: string }) => status === 'ANALYSIS',
  ).totalBD;

test('between two days, the first and the last included, a delegate holds one’s own rights; before and after not', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  const before = await board();
  expect((await card(id)).status).toBe(404);
  const told = (await set({ delegate, from: inDays(1), until: inDays(2) })).data;
  expect(told.absence).toEqual({
    delegate: { id: delegate, name: expect.any(String) },
    from: inDays(1),
    until: inDays(2),
  });
  expect((await card(id)).status).toBe(404);
  for (const day of ['the first', 'the last']) {
    portal.clock.advance(86_400_000);
    await signIn();
    expect((await card(id)).data.may, day).toMatchObject({ move: true });
    expect(await board(), day).toBe(before + 1);
    const { data } = await standIn.get('/api/business/request?mine=yes');
    expect(data.data.map(({ id: one }: { id: number }) => one)).toContain(id);
  }
  expect((await standIn.get('/api/business/user/me')).data.standsInFor).toEqual([
    { id: away, name: expect.any(String), until: inDays(0) },
  ]);
  // The one who is away keeps every right.
  expect((await card(id, analyst)).status).toBe(200);
  portal.clock.advance(86_400_000);
  await signIn();
  expect((await card(id)).status).toBe(404);
  expect((await standIn.get('/api/business/user/me')).data.standsInFor).toEqual([]);
  expect((await analyst.get(at(away))).data.absence).toBeNull();
});

test('who is away, until when and who stands in is told of who is in charge and where somebody is assigned', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  const manager = await portal.staff('manager');
  const offered = async () =>
    (await manager.get('/api/business/user/assignable/analyst')).data.find(
      ({ id: one }: { id: number }) => one === away,
    ).away;
  expect([(await card(id, manager)).data.away, await offered()]).toEqual([[], null]);
  await set({ delegate, from: inDays(0), until: inDays(3) });
  const told = { until: inDays(3), delegate: expect.stringContaining(' ') };
  expect([(await card(id, manager)).data.away, await offered()]).toEqual([[{ id: away, ...told }], told]);
  await set(null);
});

test('what who is away left unread is unread to who stands in, on the card and in the sum, until they read it', async () => {
  const { id, client } = await applicantOf(portal, { analyst: 'analyst' });
  const counts = async () => [
    (await standIn.get(`/api/business/request/unread?ids=${id}`)).data[0]?.unread ?? 0,
    (await standIn.get('/api/business/request/unread/mine')).data.unread,
  ];
  const say = (text: string) => client.send('POST', `/api/client/request/${id}/messages`, { text });
  const first = (await say('Hola')).data.id;
  await analyst.send('PUT', `/api/business/request/${id}/messages/read`, { readTo: first });
  await say('Otra vez');
  const [, before] = await counts();
  await set({ delegate, from: inDays(0), until: inDays(1) });
  await seen(id, 200);
  expect(await counts()).toEqual([1, before + 1]);
  await standIn.send('PUT', `/api/business/request/${id}/messages/read`, { readTo: first + 100 });
  expect(await counts()).toEqual([0, before]);
  await set(null);
});

test('what is done in somebody’s stead says on whose behalf, what is one’s own does not', async () => {
  const theirs = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  const own = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst2' });
  await set({ delegate, from: inDays(0), until: inDays(0) });
  await seen(theirs, 200);
  for (const id of [theirs, own]) {
    const { version } = (await card(id)).data;
    const move = { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS', version };
    expect((await standIn.send('POST', `/api/business/request/${id}/moves`, move)).status).toBe(200);
  }
  const last = async (id: number) => (await card(id)).data.history[0];
  const { name } = (await analyst.get('/api/business/user/me')).data;
  expect((await last(theirs)).onBehalfOf).toContain(name);
  expect(await last(own)).not.toHaveProperty('onBehalfOf');
});

test('ended, it holds no more, at once; it is told in the history of the account', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  await set({ delegate, from: inDays(0), until: inDays(5) }, admin);
  await seen(id, 200);
  expect((await set(null)).data.absence).toBeNull();
  await seen(id, 404);
  const told = (await historyOf(portal, 'users', away)).filter(({ kind }) => kind.startsWith('absence')).slice(-2);
  expect(told).toMatchObject([
    { kind: 'absenceSet', detail: { delegate, from: inDays(0), until: inDays(5) } },
    { kind: 'absenceEnded', by: away, detail: { delegate: null } },
  ]);
});

test('an absence is refused at its fields: over, ending before it begins, with nobody who can stand in', async () => {
  const days = { from: inDays(1), until: inDays(3) };
  const manager = await staffId(portal, 'manager');
  expect((await set({ delegate, ...days, until: inDays(0) })).body.data.fields).toEqual({
    'absence.until': { code: 'field.range' },
  });
  expect((await set({ delegate, from: inDays(-3), until: inDays(-1) })).body.data.fields).toEqual({
    'absence.until': { code: 'field.notPast' },
  });
  for (const nobody of [manager, away, 999_999])
    expect((await set({ delegate: nobody, ...days })).body.data.fields).toEqual({
      'absence.delegate': { code: 'field.choice' },
    });
  const { offered } = (await analyst.get(at(away))).data;
  expect(offered.map(({ id }: { id: number }) => id)).toEqual([delegate]);
});

test('it is one’s own to say, or of who manages users; of two who set it at once the second is told', async () => {
  expect((await standIn.get(at(away))).codes).toEqual(['GE004']);
  expect((await set(null, standIn)).codes).toEqual(['GE004']);
  expect((await admin.get(at(999_999))).status).toBe(404);
  const { version } = (await analyst.get(at(away))).data;
  const absence = { delegate, from: inDays(1), until: inDays(1) };
  expect((await analyst.send('PUT', at(away), { absence, version })).status).toBe(200);
  const stale = await admin.send('PUT', at(away), { absence: null, version });
  expect(stale.codes).toEqual(['record.stale']);
  expect(stale.body.data.present).toMatchObject({ absence: { delegate: { id: delegate } } });
});
