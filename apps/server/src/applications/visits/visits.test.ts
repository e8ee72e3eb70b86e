import { afterAll, beforeAll, expect, test } from 'vitest';
import { VISIT_PAUSE_MS } from '@portal/domain/sessions.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';

type Name = Parameters<TestServer['staff']>[0];

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const insert = () => insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
// Signed in anew each time: an access token holds for a quarter of an hour, a visit for longer.
const changed = async (name: Name, ids: number[]): Promise<number[]> =>
  (await (await portal.staff(name)).get(`/api/business/request/changed?ids=${ids.join(',')}`)).data;
const open = async (name: Name, id: number) =>
  (await portal.staff(name)).send('POST', `/api/business/request/${id}/presence`);
const close = async (name: Name, id: number) =>
  (await portal.staff(name)).send('DELETE', `/api/business/request/${id}/presence`);
const note = async (name: Name, id: number, kind = 'NOTE') => {
  const body = { title: 'Llamar', description: 'Mañana.', mentions: [] };
  const written = await (await portal.staff(name)).send('POST', `/api/business/request/${id}/notes/${kind}`, body);
  expect(written.status).toBe(200);
};
/** Something that the user does a minute later, as a browser says of it: sooner it is not written down again. */
async function act(name: Name): Promise<void> {
  const caller = await portal.staff(name);
  portal.clock.advance(60_000);
  await caller.get('/api/business/request/status', { 'x-user-action': '1' });
}
/** The next visit of somebody who was here just now. */
async function comeBack(name: Name, meanwhile: () => Promise<unknown>): Promise<void> {
  await act(name);
  portal.clock.advance(VISIT_PAUSE_MS / 2);
  await meanwhile();
  portal.clock.advance(VISIT_PAUSE_MS / 2 + 1);
}

test('in the first visit nothing is marked', async () => {
  const id = await insert();
  await note('manager', id);
  expect(await changed('supervisor', [id])).toEqual([]);
});

test('what others changed since the last visit is told until the card is opened', async () => {
  const [touched, calm] = [await insert(), await insert()];
  await comeBack('manager', () => note('supervisor', touched));
  expect(await changed('manager', [touched, calm])).toEqual([touched]);
  // The first act of this visit does not end what it is told.
  await act('manager');
  expect(await changed('manager', [touched, calm])).toEqual([touched]);
  await open('manager', touched);
  expect(await changed('manager', [touched])).toEqual([]);
  // What comes while it is open is seen by whoever closes it.
  portal.clock.advance(1_000);
  await note('supervisor', touched);
  expect(await changed('manager', [touched])).toEqual([touched]);
  await close('manager', touched);
  expect(await changed('manager', [touched])).toEqual([]);
  portal.clock.advance(1_000);
  await note('supervisor', touched);
  expect(await changed('manager', [touched])).toEqual([touched]);
});

test('what the reader did is told to others alone, and a pause shorter than an hour ends no visit', async () => {
  const id = await insert();
  const nothing = () => Promise.resolve();
  await comeBack('manager', nothing);
  await comeBack('supervisor', () => note('manager', id));
  expect(await changed('manager', [id])).toEqual([]);
  expect(await changed('supervisor', [id])).toEqual([id]);
  // Who comes within the hour goes on with the visit.
  portal.clock.advance(VISIT_PAUSE_MS);
  expect(await changed('supervisor', [id])).toEqual([id]);
  portal.clock.advance(VISIT_PAUSE_MS + 1);
  expect(await changed('supervisor', [id])).toEqual([]);
});

test('whoever may not read of it is not told that anything happened, nor of cards out of reach', async () => {
  const id = await insert();
  const foreign = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst2' });
  await comeBack('analyst', async () => {
    await note('manager', id, 'ER');
    await note('manager', foreign);
  });
  expect(await changed('analyst', [id, foreign])).toEqual([]);
  await note('manager', id);
  expect(await changed('analyst', [id, foreign])).toEqual([id]);
});
