import { afterAll, beforeAll, expect, test } from 'vitest';
import type { People, PresenceEvent } from '@portal/contract/applications/presence.ts';
import type { Caller, TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { listeningPortal } from '../../../test/streams/listeningPortal.ts';
import { listenToStream } from '../../../test/streams/listenToStream.ts';

let portal: TestServer;
let stop: () => Promise<void>;
let origin: string;
let manager: Caller;
let supervisor: Caller;

beforeAll(async () => {
  ({ portal, origin, close: stop } = await listeningPortal());
  [manager, supervisor] = [await portal.staff('manager'), await portal.staff('supervisor')];
});
afterAll(() => stop());

const presence = (id: number) => `/api/business/request/${id}/presence`;
const open = async (caller: Caller, id: number): Promise<number[]> =>
  (await caller.send('POST', presence(id))).data.people.map((person: { id: number }) => person.id);
const close = (caller: Caller, id: number) => caller.send('DELETE', presence(id));
const insert = () => insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });

test('whoever opens a card is told who has it open already, the earliest first, until they close it', async () => {
  const id = await insert();
  const [first, second] = [await staffId(portal, 'manager'), await staffId(portal, 'supervisor')];
  expect(await open(manager, id)).toEqual([first]);
  portal.clock.advance(1_000);
  expect(await open(supervisor, id)).toEqual([first, second]);
  portal.clock.advance(25_000);
  expect(await open(manager, id)).toEqual([first, second]);
  expect((await close(manager, id)).status).toBe(200);
  expect((await close(manager, id)).status).toBe(200);
  expect(await open(supervisor, id)).toEqual([second]);
  expect(await open(supervisor, await insert())).toEqual([second]);
});

test('a page that says nothing for a minute is taken for closed', async () => {
  const id = await insert();
  const [first, second] = [await staffId(portal, 'manager'), await staffId(portal, 'supervisor')];
  await open(manager, id);
  portal.clock.advance(60_000);
  expect(await open(supervisor, id)).toEqual([first, second]);
  portal.clock.advance(1);
  expect(await open(supervisor, id)).toEqual([second]);
  // Who comes back comes last.
  expect(await open(manager, id)).toEqual([second, first]);
});

test('who comes and who goes is told within a second to those who see the card, and to nobody else', async () => {
  const id = await insert();
  const outsider = await listenToStream(origin, await portal.staff('analyst2'));
  const reader = await listenToStream(origin, supervisor);
  const next = async (): Promise<People> => {
    for (;;) {
      const { event, data } = await reader.next();
      const card = event === 'presence' && (data as PresenceEvent).cards.find((one) => one.id === id);
      if (card) return card.people;
    }
  };
  await open(manager, id);
  expect(await next()).toMatchObject([{ id: await staffId(portal, 'manager') }]);
  // That the manager is still there is no news: the next that is told is the leaving.
  await open(manager, id);
  await close(manager, id);
  expect(await next()).toEqual([]);
  expect(outsider.heard.filter(({ event }) => event === 'presence')).toEqual([]);
  await Promise.all([reader.stop(), outsider.stop()]);
});

test('a card out of reach is not found, and nobody learns who has it open', async () => {
  const id = await insert();
  await open(manager, id);
  const outsider = await portal.staff('analyst2');
  expect((await outsider.send('POST', presence(id))).codes).toEqual(['http.notFound']);
  expect(await open(manager, id)).toEqual([await staffId(portal, 'manager')]);
});
