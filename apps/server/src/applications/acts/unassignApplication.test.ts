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
const remove = (caller: Caller, id: number, kind: string, version = 2) =>
  caller.send('POST', `${at(id)}/assignments/${kind}/removal`, { version });
const lastOf = async (id: number) => (await manager.get(at(id))).data.history[0];

test.each(ASSIGNMENT_KINDS)('leaves the kind %s without anybody, and the history names who it was', async (kind) => {
  const id = await insert({ status: 'ANALYSIS', [kind]: kind });
  const before = (await supervisor.get(at(id))).data.assignment[kind];
  const { data } = await remove(supervisor, id, kind);
  expect(data).toMatchObject({ version: 3, assignment: { [kind]: null } });
  expect(await lastOf(id)).toMatchObject({
    what: 'unassigned',
    detail: { kind, assigneeFrom: before.id, assigneeFromName: before.name, assigneeTo: null },
  });
  // Where nobody is, nothing changes.
  const again = await remove(supervisor, id, kind, 3);
  expect([again.status, again.data.version]).toEqual([200, 3]);
});

test('the gate that asks for an analyst is closed until one is assigned again', async () => {
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  const forth = (version: number) =>
    supervisor.send('POST', `${at(id)}/moves`, { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS', version });
  expect((await remove(supervisor, id, 'analyst')).data.missing).toEqual([{ code: 'move.noAnalyst' }]);
  expect((await forth(3)).codes).toEqual(['move.noAnalyst']);
  const userId = await staffId(portal, 'analyst');
  await supervisor.send('PUT', `${at(id)}/assignments/analyst`, { userId, version: 3 });
  expect((await forth(4)).status).toBe(200);
});

test.each(BOARD_STAGES)('follows the stage’s flag in %s', async (status) => {
  const id = await insert({ status, supervisor: 'supervisor' });
  expect((await remove(manager, id, 'supervisor')).codes).toEqual(STAGES[status].reassign ? [] : ['assign.stage']);
});

test('of two removals at once one is done, the other sees what the card is now', async () => {
  const id = await insert({ status: 'PAID', analyst: 'analyst' });
  const answers = await Promise.all([remove(supervisor, id, 'analyst'), remove(manager, id, 'analyst')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    codes: ['move.stale'],
    body: { data: { present: { version: 3, assignment: { analyst: null } } } },
  });
  expect((await readApplication(portal, id)).analyst_id).toBeNull();
});

test('needs the right to assign and sight of the card; who is removed loses theirs', async () => {
  const [analyst, colleague] = [await portal.staff('analyst'), await portal.staff('analyst2')];
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  expect(await remove(analyst, id, 'analyst')).toMatchObject({
    status: 403,
    codes: ['GE004'],
    body: { data: { permission: 'business.request.assign' } },
  });
  expect((await remove(colleague, id, 'analyst')).codes).toEqual(['http.notFound']);
  expect((await remove(supervisor, id, 'analyst')).status).toBe(200);
  expect((await analyst.get(at(id))).codes).toEqual(['http.notFound']);
});

test('tells assignments that other acts make and take back', async () => {
  const userId = await staffId(portal, 'analyst');
  const moved = await insert({ status: 'PAID' });
  const body = { from: 'PAID', to: 'ANALYSIS', version: 2, assignee: userId };
  await supervisor.send('POST', `${at(moved)}/moves`, body);
  await supervisor.send('POST', `${at(moved)}/moves/undo`, { version: 3 });
  expect(await lastOf(moved)).toMatchObject({
    what: 'undone',
    detail: { kind: 'analyst', assigneeFrom: userId, assigneeTo: null },
  });
  const exonerated = await insert({ status: 'COMPLETE' });
  const exoneration = { type: 'PAYMENT', reason: 'HARDSHIP', analyst: userId, version: 2 };
  expect((await manager.send('POST', `${at(exonerated)}/exonerations`, exoneration)).codes).toEqual([]);
  expect(await lastOf(exonerated)).toMatchObject({
    what: 'exonerated',
    detail: { kind: 'analyst', assigneeFrom: null, assigneeTo: userId },
  });
});
