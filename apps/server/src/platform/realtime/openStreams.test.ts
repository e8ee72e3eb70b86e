import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { listenToStream, type Listener } from '../../../test/streams/listenToStream.ts';
import { buildServer } from '../../server.ts';
import type { Change, Topic } from './topic.ts';

interface Letter {
  sight: { readerId: number };
  text: string;
}

let portal: TestServer;
let server: FastifyInstance;
let origin: string;
let [supervisor, manager, analyst] = [] as unknown as [Caller, Caller, Caller];
let [supervisorId, managerId] = [0, 0];
const listeners: Listener[] = [];
/** What the second topic's database would hold, by id. */
const letters = new Map<number, Letter>();
let loads = 0;
let broken = false;

/** A second topic beside the board: letters, each to one reader, for those alone who may see the outbox. */
const letterTopic: Topic<Letter['sight'], Letter, { userId: number }> = {
  name: 'letters',
  channels: ['test_letter', 'test_parcel'],
  reachOf: ({ userId, permissions }) => (permissions.has('business.outbox.show') ? { userId } : undefined),
  sees: ({ userId }, { readerId }) => userId === readerId,
  async load(_db, ids) {
    loads += 1;
    if (broken) throw new Error('The letters cannot be read.');
    return new Map(ids.flatMap((id) => [...letters].filter(([key]) => key === id)));
  },
  tell: async (_db, _reach, { subjects, gone }) => JSON.stringify({ texts: subjects.map(({ text }) => text), gone }),
};

beforeAll(async () => {
  portal = await buildTestServer();
  server = await buildServer(portal.services, { recheckMs: 50, moreTopics: [letterTopic] });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  await allow('supervisor', true);
  await allow('manager', true);
  await allow('analyst', false);
  [supervisor, manager, analyst] = [
    await portal.staff('supervisor'),
    await portal.staff('manager'),
    await portal.staff('analyst'),
  ];
  [supervisorId, managerId] = [await staffId(portal, 'supervisor'), await staffId(portal, 'manager')];
});
beforeEach(() => {
  letters.clear();
  [loads, broken] = [0, false];
});
afterEach(() => Promise.all(listeners.splice(0).map((listener) => listener.stop())));
afterAll(async () => {
  await server.close();
  await portal.close();
});

const OUTBOX = 'business.outbox.show';

/** Whether a role may see the outbox, and with it the second topic. */
async function allow(slug: string, may: boolean): Promise<void> {
  await portal.database.transaction((db) =>
    db
      .updateTable('role')
      .set({
        permissions: may
          ? sql<string[]>`array_append(array_remove(permissions, ${OUTBOX}), ${OUTBOX})`
          : sql<string[]>`array_remove(permissions, ${OUTBOX})`,
      })
      .where('slug', '=', slug)
      .execute(),
  );
  portal.clock.advance(5000);
}

async function listen(caller: Caller): Promise<Listener> {
  const listener = await listenToStream(origin, caller);
  listeners.push(listener);
  return listener;
}

/** Announces changes in one transaction; what a letter is now was set before. */
const announce = (changes: readonly Change<Letter['sight']>[], channel = 'test_letter') =>
  portal.database.transaction(async (db) => {
    for (const change of changes) await sql`select pg_notify(${channel}, ${JSON.stringify(change)})`.execute(db);
  });

/** A letter that is new to its reader. */
function write(id: number, readerId: number, text: string): Change<Letter['sight']> {
  letters.set(id, { sight: { readerId }, text });
  return { id, before: null, after: { readerId } };
}

test('two topics come over one connection, each under its name', async () => {
  const reader = await listen(supervisor);
  await announce([write(1, supervisorId, 'first')]);
  expect(await reader.next()).toEqual({ event: 'letters', data: { texts: ['first'], gone: [] } });
  const id = await insertApplication(portal, { status: 'PAID' });
  expect(await reader.next()).toMatchObject({ event: 'board', data: { cards: [{ id }] } });
});

test('a topic hears each of its channels', async () => {
  const reader = await listen(supervisor);
  await announce([write(1, supervisorId, 'a parcel')], 'test_parcel');
  expect((await reader.next()).data.texts).toEqual(['a parcel']);
});

test('whoever may know nothing of a topic hears nothing of it and all of the others', async () => {
  const [stranger, witness] = [await listen(analyst), await listen(supervisor)];
  await announce([write(1, supervisorId, 'not for analysts'), write(2, await staffId(portal, 'analyst'), 'neither')]);
  await witness.next();
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  expect(await stranger.next()).toMatchObject({ event: 'board', data: { cards: [{ id }] } });
  expect(stranger.heard.map(({ event }) => event)).toEqual(['board']);
});

test('what is out of reach sends nothing; what is in it is heard', async () => {
  const [one, two] = [await listen(supervisor), await listen(manager)];
  await announce([write(1, managerId, 'for the manager')]);
  expect((await two.next()).data.texts).toEqual(['for the manager']);
  await announce([write(2, supervisorId, 'for the supervisor')]);
  // Events of a topic keep their order: this is the first that the supervisor was sent.
  expect((await one.next()).data.texts).toEqual(['for the supervisor']);
});

test('whoever saw it before or between hears that it is gone, whoever sees it now what it is', async () => {
  const [one, two] = [await listen(supervisor), await listen(manager)];
  letters.set(1, { sight: { readerId: managerId }, text: 'handed on' });
  await announce([{ id: 1, before: { readerId: supervisorId }, after: { readerId: managerId } }]);
  expect((await one.next()).data).toEqual({ texts: [], gone: [1] });
  expect((await two.next()).data).toEqual({ texts: ['handed on'], gone: [] });
  letters.clear();
  await announce([{ id: 1, before: { readerId: managerId }, after: null }]);
  expect((await two.next()).data).toEqual({ texts: [], gone: [1] });
});

test('a burst is loaded once for all readers and told as it is in the end', async () => {
  const readers = [await listen(supervisor), await listen(supervisor), await listen(manager)];
  const changes = [1, 2, 1, 2].map((id) => write(id, id === 1 ? supervisorId : managerId, `letter ${id}`));
  await announce(changes);
  const told = await Promise.all(readers.map(async (reader) => (await reader.next()).data.texts));
  expect(told).toEqual([['letter 1'], ['letter 1'], ['letter 2']]);
  expect(loads).toBe(1);
});

test('more than 200 at once are not told: readers of this topic are asked to read it anew, 200 are told', async () => {
  const reader = await listen(supervisor);
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => write(from + index, supervisorId, 'x'));
  await announce(some(1, 201));
  expect(await reader.next()).toEqual({ event: 'resync', data: { topic: 'letters' } });
  await announce(some(1, 200));
  expect((await reader.next()).data.texts).toHaveLength(200);
});

test('a topic that fails asks its own readers to read anew, and the next change is told', async () => {
  const [reader, stranger] = [await listen(supervisor), await listen(analyst)];
  broken = true;
  await announce([write(1, supervisorId, 'lost')]);
  expect(await reader.next()).toEqual({ event: 'resync', data: { topic: 'letters' } });
  broken = false;
  await announce([write(2, supervisorId, 'told')]);
  expect((await reader.next()).data.texts).toEqual(['told']);
  expect(stranger.heard).toEqual([]);
});

test('a stream ends when what its reader may know of any one topic changes, and the others stay', async () => {
  const [changed, same] = [await listen(manager), await listen(supervisor)];
  await allow('manager', false);
  await changed.ended;
  await allow('manager', true);
  await announce([write(1, supervisorId, 'still here')]);
  expect((await same.next()).data.texts).toEqual(['still here']);
});
