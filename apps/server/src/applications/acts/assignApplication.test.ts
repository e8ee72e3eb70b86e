import { afterAll, beforeAll, expect, test } from 'vitest';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { BOARD_STAGES, STAGES } from '@portal/domain/applications/stages.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';

let portal: TestServer;
let supervisor: Caller;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const insert = (facts: ApplicationFacts) => insertApplication(portal, facts);
const assign = (caller: Caller, id: number, kind: string, body: object) =>
  caller.send('PUT', `${at(id)}/assignments/${kind}`, { version: 2, ...body });

test.each(ASSIGNMENT_KINDS)(
  'assigns one user of the kind %s, tells whom another meets there, and replaces on request',
  async (kind) => {
    const id = await insert({ status: 'ANALYSIS' });
    const userId = await staffId(portal, kind);
    const { data } = await assign(supervisor, id, kind, { userId });
    expect(data).toMatchObject({
      version: 3,
      stageEnteredAt: portal.clock.now().toISOString(),
      assignment: { [kind]: { id: userId } },
    });
    const { name } = data.assignment[kind];
    const again = await assign(supervisor, id, kind, { userId, version: 3 });
    expect(again).toMatchObject({
      status: 409,
      codes: ['assign.sameRole'],
      body: { data: { problems: [{ params: { name } }] } },
    });
    expect((await assign(supervisor, id, kind, { userId, version: 3, reassign: true })).codes).toEqual([
      'assign.sameRole',
    ]);
  },
);

test('reassigns to another and writes from whom to whom', async () => {
  const id = await insert({ status: 'INTERVIEW', ephesian: 'ephesian' });
  const other = await staffId(portal, 'ephesian2');
  expect((await assign(manager, id, 'ephesian', { userId: other })).codes).toEqual(['assign.sameRole']);
  expect((await assign(manager, id, 'ephesian', { userId: other, reassign: true })).data.assignment.ephesian.id).toBe(
    other,
  );
  const { history } = (await manager.get(at(id))).data;
  expect(history[0]).toMatchObject({
    what: 'assigned',
    by: 'Esteban Larrañaga',
    detail: { kind: 'ephesian', assigneeFromName: 'Abraham Quiñones', assigneeToName: 'Rebecca Adeyemi' },
  });
});

test.each(BOARD_STAGES)('follows the stage’s flag in %s', async (status) => {
  const id = await insert({ status });
  const answer = await assign(manager, id, 'supervisor', { userId: await staffId(portal, 'supervisor') });
  expect(answer.codes).toEqual(STAGES[status].reassign ? [] : ['assign.stage']);
});

test('takes nobody who is not active or of another kind', async () => {
  const id = await insert({ status: 'ANALYSIS' });
  for (const userId of [await staffId(portal, 'manager'), await staffId(portal, 'admin'), 999_999]) {
    expect(await assign(supervisor, id, 'analyst', { userId })).toMatchObject({ status: 422, codes: ['assign.kind'] });
  }
  const userId = await staffId(portal, 'analyst2');
  const set = (status: 'ACTIVE' | 'INACTIVE') =>
    portal.database.transaction((db) =>
      db.updateTable('staff_user').set({ status }).where('id', '=', userId).execute(),
    );
  await set('INACTIVE');
  expect((await assign(supervisor, id, 'analyst', { userId })).codes).toEqual(['assign.kind']);
  await set('ACTIVE');
  expect((await assign(supervisor, id, 'analyst', { userId })).status).toBe(200);
});

test('refuses without the right, and what was seen before', async () => {
  const ephesian = await portal.staff('ephesian');
  const id = await insert({ status: 'INTERVIEW', ephesian: 'ephesian' });
  expect(await assign(ephesian, id, 'analyst', { userId: await staffId(portal, 'analyst') })).toMatchObject({
    status: 403,
    codes: ['GE004'],
    body: { data: { permission: 'business.request.assign' } },
  });
  expect(
    (await assign(supervisor, id, 'analyst', { userId: await staffId(portal, 'analyst'), version: 1 })).codes,
  ).toEqual(['move.stale']);
});

test('lets one of two assignments at once win', async () => {
  const id = await insert({ status: 'PAID' });
  const [one, two] = [await staffId(portal, 'analyst'), await staffId(portal, 'analyst2')];
  const answers = await Promise.all([
    assign(supervisor, id, 'analyst', { userId: one }),
    assign(manager, id, 'analyst', { userId: two }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = answers.find(({ status }) => status === 200);
  const { id: winnerId, name } = winner?.data.assignment.analyst ?? {};
  expect((await readApplication(portal, id)).analyst_id).toBe(winnerId);
  // Who came second sees who has it now, and is told so again unless they ask to replace.
  const loser = answers.find(({ status }) => status === 409);
  expect(loser).toMatchObject({
    codes: ['move.stale'],
    body: { data: { present: { version: 3, assignment: { analyst: { name } } } } },
  });
  expect(await assign(supervisor, id, 'analyst', { userId: winnerId === one ? two : one, version: 3 })).toMatchObject({
    status: 409,
    codes: ['assign.sameRole'],
    body: { data: { problems: [{ params: { name } }] } },
  });
});

test('lists active staff of a kind with their open applications by stage, and to others only themselves', async () => {
  await portal.database.transaction((db) => db.updateTable('application').set({ analyst_id: null }).execute());
  for (const status of ['COMPLETE', 'ANALYSIS', 'ANALYSIS', 'APPROVED', 'SENT', 'REJECTED'] as const)
    await insert({ status, analyst: 'analyst' });
  await insert({ status: 'ANALYSIS', analyst: 'analyst', deleted: true });
  const [one, two] = [await staffId(portal, 'analyst'), await staffId(portal, 'analyst2')];
  expect((await supervisor.get('/api/business/user/assignable/analyst')).data).toEqual([
    { id: one, name: "Julia O'Hara", open: 3, openIn: { ANALYSIS: 2, APPROVED: 1 }, away: null },
    { id: two, name: 'Mateo Ibáñez', open: 0, openIn: {}, away: null },
  ]);
  const analyst = await portal.staff('analyst2');
  expect((await analyst.get('/api/business/user/assignable/analyst')).data).toEqual([
    { id: two, name: 'Mateo Ibáñez', open: 0, openIn: {}, away: null },
  ]);
  expect((await analyst.get('/api/business/user/assignable/ephesian')).data).toEqual([]);
  expect((await analyst.get('/api/business/user/assignable/nobody')).codes).toEqual(['http.notFound']);
});
