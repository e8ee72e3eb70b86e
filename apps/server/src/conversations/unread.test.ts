import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { BesideEvent } from '@portal/contract/applications/besideEvents.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { readApplication, staffId } from '../../test/factories.ts';
import { listenToStream, type Listener } from '../../test/streams/listenToStream.ts';
import { applicantOf } from '../../test/people/applicantOf.ts';
import { inRole } from '../../test/people/inRole.ts';
import { buildServer } from '../server.ts';

let portal: TestServer;
let server: FastifyInstance;
let origin: string;
let [analyst, supervisor] = [] as unknown as [Caller, Caller];
let [analystId, supervisorId] = [0, 0];

beforeAll(async () => {
  portal = await buildTestServer();
  server = await buildServer(portal.services);
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  [analyst, supervisor] = [await portal.staff('analyst'), await portal.staff('supervisor')];
  [analystId, supervisorId] = [await staffId(portal, 'analyst'), await staffId(portal, 'supervisor')];
});
afterAll(async () => {
  await server.close();
  await portal.close();
});

const ofStaff = (id: number) => `/api/business/request/${id}/messages`;
const ofClient = (id: number) => `/api/client/request/${id}/messages`;
const say = async (by: Caller, url: string, text = 'Hola'): Promise<number> =>
  (await by.send('POST', url, { text })).data.id;
const sumOf = async (caller: Caller): Promise<number> =>
  (await caller.get('/api/business/request/unread/mine')).data.unread;
const onCards = async (caller: Caller, ...ids: number[]): Promise<Record<number, number>> => {
  const rows = (await caller.get(`/api/business/request/unread?ids=${ids.join()}`)).data;
  return Object.fromEntries(rows.map(({ id, unread }: { id: number; unread: number }) => [id, unread]));
};

test('counts what each reader has not read on cards in their reach; the sum is of those they are in charge of', async () => {
  const mine = await applicantOf(portal, { analyst: 'analyst' });
  const others = await applicantOf(portal, { analyst: 'analyst2' });
  const before = await sumOf(analyst);
  const { version } = await readApplication(portal, mine.id);
  await say(mine.client, ofClient(mine.id));
  const second = await say(mine.client, ofClient(mine.id));
  await say(others.client, ofClient(others.id));

  expect(await onCards(analyst, mine.id, others.id)).toEqual({ [mine.id]: 2 });
  expect(await onCards(supervisor, mine.id, others.id)).toEqual({ [mine.id]: 2, [others.id]: 1 });
  expect([await sumOf(analyst), await sumOf(supervisor)]).toEqual([before + 2, 0]);

  await analyst.send('PUT', `${ofStaff(mine.id)}/read`, { readTo: second - 1 });
  expect([await onCards(analyst, mine.id), await sumOf(analyst)]).toEqual([{ [mine.id]: 1 }, before + 1]);
  // Who answers has read it; a colleague has not.
  await say(analyst, ofStaff(mine.id));
  expect([await onCards(analyst, mine.id), await sumOf(analyst)]).toEqual([{}, before]);
  expect(await onCards(supervisor, mine.id)).toEqual({ [mine.id]: 2 });
  await say(mine.client, ofClient(mine.id));
  expect([await onCards(analyst, mine.id), await onCards(supervisor, mine.id)]).toEqual([
    { [mine.id]: 1 },
    { [mine.id]: 3 },
  ]);
  expect((await readApplication(portal, mine.id)).version).toBe(version);

  const reader = await inRole(portal, 'ephesian', ['business.request.show.analysis']);
  expect((await reader.get(`/api/business/request/unread?ids=${mine.id}`)).codes).toEqual(['GE004']);
  expect((await reader.get('/api/business/request/unread/mine')).codes).toEqual(['GE004']);
});

test('an applicant is told with each application how much of it is unread', async () => {
  const { client, id } = await applicantOf(portal);
  const unread = async () => (await client.get('/api/client/request')).data[0].unread;
  expect(await unread()).toBe(0);
  const first = await say(supervisor, ofStaff(id));
  await say(supervisor, ofStaff(id));
  expect(await unread()).toBe(2);
  await client.send('PUT', `${ofClient(id)}/read`, { readTo: first });
  expect([await unread(), (await client.get(ofClient(id))).data.unread]).toEqual([1, 1]);
});

test('whoever is put in charge has all that came before to read, and who no longer is has nothing in their sum', async () => {
  const { client, id } = await applicantOf(portal, { analyst: 'analyst' });
  await say(client, ofClient(id));
  await say(client, ofClient(id));
  const analyst2 = await portal.staff('analyst2');
  const [before, later] = [await sumOf(analyst), await sumOf(analyst2)];
  const { version } = await readApplication(portal, id);
  const assigned = { userId: await staffId(portal, 'analyst2'), reassign: true, version };
  expect((await supervisor.send('PUT', `/api/business/request/${id}/assignments/analyst`, assigned)).status).toBe(200);
  expect([await sumOf(analyst), await sumOf(analyst2)]).toEqual([before - 2, later + 2]);
});

test('many who write and read at once leave every count exact', async () => {
  const { client, id } = await applicantOf(portal, { analyst: 'analyst' });
  const before = await sumOf(analyst);
  const first = await say(client, ofClient(id));
  await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      i % 3 === 0
        ? analyst.send('PUT', `${ofStaff(id)}/read`, { readTo: first + i })
        : say(client, ofClient(id), `${i}`),
    ),
  );
  const { data, staff } = (await supervisor.get(ofStaff(id))).data;
  const readTo = staff.find((reader: { id: number }) => reader.id === analystId)?.readTo ?? 0;
  const left = data.filter((message: { id: number }) => message.id > readTo).length;
  expect(await onCards(analyst, id)).toEqual(left > 0 ? { [id]: left } : {});
  expect(await sumOf(analyst)).toBe(before + left);
  expect(await onCards(supervisor, id)).toEqual({ [id]: 9 });
});

/** What the next event beside cards says of one. */
async function next({ next: nextOf }: Listener, id: number): Promise<BesideEvent['cards'][number]> {
  for (;;) {
    const { event, data } = await nextOf();
    const told = event === 'beside' && (data as BesideEvent).cards.find((card) => card.id === id);
    if (told) return told;
  }
}

test('is told within a second: a message to all who read the chat, a mark as that of one', async () => {
  const { client, id } = await applicantOf(portal, { analyst: 'analyst' });
  const reader = await listenToStream(origin, supervisor);
  const message = await say(client, ofClient(id));
  expect(await next(reader, id)).toEqual({ id, what: ['messages'], unreadOf: 'all', inCharge: [analystId] });
  await analyst.send('PUT', `${ofStaff(id)}/read`, { readTo: message });
  expect(await next(reader, id)).toMatchObject({ unreadOf: [analystId] });
  const answer = await say(supervisor, ofStaff(id));
  expect(await next(reader, id)).toMatchObject({ unreadOf: [supervisorId] });
  await client.send('PUT', `${ofClient(id)}/read`, { readTo: answer });
  expect(await next(reader, id)).toMatchObject({ unreadOf: [] });
  await reader.stop();
});
