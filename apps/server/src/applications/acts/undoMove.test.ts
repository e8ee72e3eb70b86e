import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId } from '../../../test/factories.ts';

let portal: TestServer;
let supervisor: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const move = (caller: Caller, id: number, body: object) =>
  caller.send('POST', `${at(id)}/moves`, { version: 2, ...body });
const undo = (caller: Caller, id: number, version = 3) => caller.send('POST', `${at(id)}/moves/undo`, { version });
const order = async (status: string) =>
  (await supervisor.get(`/api/business/request/status/${status}`)).data.data.map(({ id }: { id: number }) => id);

test('brings a card back to its place in the column, with the assignee it had', async () => {
  const seconds = (n: number) => new Date(portal.clock.now().getTime() - n * 1000);
  const above = await insertApplication(portal, { status: 'PAID', enteredAt: seconds(10) });
  const id = await insertApplication(portal, { status: 'PAID', enteredAt: seconds(20), analyst: 'analyst2' });
  const below = await insertApplication(portal, { status: 'PAID', enteredAt: seconds(30) });
  await move(supervisor, id, { from: 'PAID', to: 'ANALYSIS', assignee: await staffId(portal, 'analyst') });
  expect(await order('PAID')).toEqual([above, below]);
  portal.clock.advance(10_000);
  const { data } = await undo(supervisor, id);
  expect(data).toMatchObject({
    status: 'PAID',
    version: 4,
    assignment: { analyst: { id: await staffId(portal, 'analyst2') } },
  });
  expect(await order('PAID')).toEqual([above, id, below]);
  const { history } = (await supervisor.get(at(id))).data;
  expect(history[0]).toMatchObject({
    what: 'undone',
    by: 'Noemí Castellanos',
    detail: { from: 'ANALYSIS', to: 'PAID' },
  });
});

test('takes an assignment back that the move made', async () => {
  const id = await insertApplication(portal, { status: 'COMPLETE_ANALYSIS' });
  await move(supervisor, id, {
    from: 'COMPLETE_ANALYSIS',
    to: 'INTERVIEW',
    assignee: await staffId(portal, 'ephesian'),
  });
  expect((await undo(supervisor, id)).data).toMatchObject({
    status: 'COMPLETE_ANALYSIS',
    assignment: { ephesian: null },
  });
});

test('takes a deactivation back and keeps it as history', async () => {
  const id = await insertApplication(portal, { status: 'SENT' });
  await move(supervisor, id, { from: 'SENT', to: 'REJECTED', deactivation: { type: 'OTHER', reason: 'A slip' } });
  expect((await undo(supervisor, id)).data).toMatchObject({ status: 'SENT', rejectTypeValue: null });
  expect((await supervisor.get(at(id))).data.deactivation).toBeNull();
  await move(supervisor, id, {
    from: 'SENT',
    to: 'REJECTED',
    version: 4,
    deactivation: { type: 'CONDUCT', reason: 'Meant' },
  });
  expect((await supervisor.get(at(id))).data.deactivation).toMatchObject({ type: 'CONDUCT', reason: 'Meant' });
  const kept = await portal.database.read((db) =>
    db
      .selectFrom('deactivation')
      .select(['reason', 'undone_at'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute(),
  );
  expect(kept).toEqual([
    { reason: 'A slip', undone_at: portal.clock.now() },
    { reason: 'Meant', undone_at: null },
  ]);
});

test('brings back also what the move took out of the mover’s sight', async () => {
  const analyst = await portal.staff('analyst');
  const id = await insertApplication(portal, { status: 'PAID' });
  await move(analyst, id, { from: 'PAID', to: 'ANALYSIS' });
  expect((await analyst.get(at(id))).codes).toEqual(['http.notFound']);
  expect((await undo(analyst, id)).data).toMatchObject({ status: 'PAID', may: { move: true } });
});

test('refuses after ten seconds', async () => {
  const id = await insertApplication(portal, { status: 'SENT' });
  await move(supervisor, id, { from: 'SENT', to: 'REJECTED', deactivation: { type: 'OTHER', reason: 'x' } });
  portal.clock.advance(10_001);
  expect(await undo(supervisor, id)).toMatchObject({ status: 409, codes: ['move.undo'] });
  expect((await readApplication(portal, id)).status).toBe('REJECTED');
});

test('refuses anybody but the mover', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  await move(supervisor, id, { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS' });
  expect((await undo(await portal.staff('manager'), id)).codes).toEqual(['move.undo']);
  expect((await undo(await portal.staff('analyst2'), id)).codes).toEqual(['http.notFound']);
});

test('refuses once anything else happened to the card, another version, and a second time', async () => {
  const manager = await portal.staff('manager');
  const id = await insertApplication(portal, { status: 'PAID' });
  await move(supervisor, id, { from: 'PAID', to: 'ANALYSIS' });
  expect((await undo(supervisor, id, 2)).codes).toEqual(['move.undo']);
  await manager.send('PUT', `${at(id)}/assignments/analyst`, { userId: await staffId(portal, 'analyst'), version: 3 });
  expect((await undo(supervisor, id, 4)).codes).toEqual(['move.undo']);
  expect((await undo(supervisor, id, 3)).codes).toEqual(['move.undo']);

  const twice = await insertApplication(portal, { status: 'PAID' });
  await move(supervisor, twice, { from: 'PAID', to: 'ANALYSIS' });
  expect((await undo(supervisor, twice, 3)).status).toBe(200);
  expect((await undo(supervisor, twice, 4)).codes).toEqual(['move.undo']);
});

test('refuses where there was no move', async () => {
  const id = await insertApplication(portal, { status: 'PAID' });
  expect((await undo(supervisor, id, 2)).codes).toEqual(['move.undo']);
});

test('lets one of an undo and another act at once win', async () => {
  const manager = await portal.staff('manager');
  const analyst = await staffId(portal, 'analyst');
  const id = await insertApplication(portal, { status: 'PAID' });
  await move(supervisor, id, { from: 'PAID', to: 'ANALYSIS' });
  const answers = await Promise.all([
    undo(supervisor, id),
    manager.send('PUT', `${at(id)}/assignments/analyst`, { userId: analyst, version: 3 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await readApplication(portal, id)).version).toBe(4);
});
