import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { SentBoardEvent } from '@portal/contract/applications/boardEvents.ts';
import { fullCard } from '@portal/contract/applications/fullCard.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';
import { listenToStream, type Listener } from '../../../test/streams/listenToStream.ts';
import { buildServer } from '../../server.ts';

let portal: TestServer;
let server: FastifyInstance;
let origin: string;
let supervisor: Caller;
let witness: Reader;
const listeners: Listener[] = [];

beforeAll(async () => {
  portal = await buildTestServer();
  server = await buildServer(portal.services, { recheckMs: 50 });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  supervisor = await portal.staff('supervisor');
  witness = await listen(supervisor);
  listeners.length = 0;
});
afterEach(() => Promise.all(listeners.splice(0).map((listener) => listener.stop())));
afterAll(async () => {
  await witness.stop();
  await server.close();
  await portal.close();
});

interface Reader extends Omit<Listener, 'next'> {
  /** The next event of the board, within a second. */
  next(): Promise<SentBoardEvent>;
}

async function listen(caller: Caller): Promise<Reader> {
  const listener = await listenToStream(origin, caller);
  listeners.push(listener);
  const next = async () => {
    for (;;) {
      const { event, data } = await listener.next();
      // Whoever is given a card has a notice of it too.
      if (event === 'notices') continue;
      expect(event).toBe('board');
      return data as SentBoardEvent;
    }
  };
  return { ...listener, next };
}

const move = (caller: Caller, id: number, body: object) =>
  caller.send('POST', `/api/business/request/${id}/moves`, { version: 2, ...body });

/** Inserts and waits until that was told: who listens from now on hears only what follows. */
async function insert(facts: ApplicationFacts): Promise<number> {
  const id = await insertApplication(portal, facts);
  while (!(await witness.next()).cards.some((card) => card.id === id));
  return id;
}

const total = async (caller: Caller, status: string): Promise<number> =>
  (await caller.get(`/api/business/request/status/${status}`)).data.totalBD;

test('tells another reader of a moved card within a second, with the exact counts of both columns', async () => {
  const manager = await portal.staff('manager');
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  await insert({ status: 'COMPLETE_ANALYSIS' });
  const reader = await listen(manager);
  const { data } = await move(supervisor, id, { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS' });
  const { may: _may, ...card } = data;
  const event = await reader.next();
  expect(event.cards.map(fullCard)).toEqual([card]);
  expect(event).toMatchObject({
    gone: [],
    counts: {
      ANALYSIS: await total(manager, 'ANALYSIS'),
      COMPLETE_ANALYSIS: await total(manager, 'COMPLETE_ANALYSIS'),
    },
  });
});

test('tells of a card that is new', async () => {
  const reader = await listen(supervisor);
  const id = await insertApplication(portal, { status: 'PAID' });
  expect(await reader.next()).toMatchObject({
    cards: [{ id, status: 'PAID' }],
    counts: { PAID: await total(supervisor, 'PAID') },
  });
});

test('tells who loses sight of a card that it is gone, and whoever gains it the card, each with their own counts', async () => {
  const [one, two] = [await portal.staff('ephesian'), await portal.staff('ephesian2')];
  const id = await insert({ status: 'INTERVIEW', ephesian: 'ephesian' });
  await insert({ status: 'INTERVIEW', ephesian: 'ephesian2' });
  const [loser, gainer] = [await listen(one), await listen(two)];
  const body = { userId: await staffId(portal, 'ephesian2'), version: 2, reassign: true };
  await supervisor.send('PUT', `/api/business/request/${id}/assignments/ephesian`, body);
  expect(await loser.next()).toEqual({ cards: [], gone: [id], counts: { INTERVIEW: 0 } });
  expect(await gainer.next()).toMatchObject({ cards: [{ id }], gone: [], counts: { INTERVIEW: 2 } });
});

test('tells nothing to whoever may not see the card, before or after', async () => {
  const [ephesian, analyst] = [
    await listen(await portal.staff('ephesian')),
    await listen(await portal.staff('analyst2')),
  ];
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst', ephesian: 'ephesian2' });
  await move(supervisor, id, { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS' });
  // What comes next is the first that they may hear; events keep their order.
  const own = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst2', ephesian: 'ephesian' });
  for (const reader of [ephesian, analyst]) expect((await reader.next()).cards.map((card) => card.id)).toEqual([own]);
});

test('tells a burst of changes to one card as it is in the end', async () => {
  const id = await insert({ status: 'PAID' });
  const reader = await listen(supervisor);
  await move(supervisor, id, { from: 'PAID', to: 'ANALYSIS' });
  await supervisor.send('POST', `/api/business/request/${id}/moves/undo`, { version: 3 });
  let last = await reader.next();
  while (last.cards[0]?.version !== 4) last = await reader.next();
  expect(last.cards).toMatchObject([{ id, status: 'PAID' }]);
  expect(last.counts.PAID).toBe(await total(supervisor, 'PAID'));
});

test('ends with the session, at the next time it is asked', async () => {
  const analyst = await portal.staff('analyst');
  const reader = await listen(analyst);
  await analyst.send('POST', '/api/auth/sign-out');
  portal.clock.advance(5000);
  await reader.ended;
});

test('ends when the rights of the role change', async () => {
  const reader = await listen(await portal.staff('analyst'));
  const set = (permissions: string[]) =>
    portal.database.transaction((db) =>
      db.updateTable('role').set({ permissions }).where('slug', '=', 'analyst').execute(),
    );
  const role = await portal.database.read((db) =>
    db.selectFrom('role').select('permissions').where('slug', '=', 'analyst').executeTakeFirstOrThrow(),
  );
  await set(['business.analyst']);
  portal.clock.advance(5000);
  await reader.ended;
  await set(role.permissions);
});

test('is an uncompressed stream that nobody keeps, and none for whoever is not signed in', async () => {
  const { headers } = await listen(supervisor);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const anonymous = await fetch(`${origin}/api/business/stream`);
  expect(anonymous.status).toBe(401);
  await anonymous.body?.cancel();
  const head = await fetch(`${origin}/api/business/stream`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${supervisor.token}` },
  });
  expect(head.status).toBe(404);
});

test('lets the server stop while somebody reads', async () => {
  const other = await buildServer(portal.services);
  const address = await other.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/api/business/stream`, {
    headers: { authorization: `Bearer ${supervisor.token}` },
  });
  const ended = response.text();
  await other.close();
  await ended.catch(() => undefined);
});
