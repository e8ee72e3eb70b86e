import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';
import { rowsOf } from '../../../test/people/clientAccounts.ts';

let portal: TestServer;
let supervisor: Caller;
let to: number;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
  to = await staffId(portal, 'ephesian2');
});
afterAll(() => portal.close());

const PATH = '/api/business/request/many';
const insert = (facts: Partial<ApplicationFacts> = {}) =>
  insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', ...facts });
const reassign = (applications: number[], act: object = {}, caller: Pick<Caller, 'send'> = supervisor) =>
  caller.send('POST', PATH, { applications, act: { do: 'reassignEphesian', assignee: to, ...act } });
const preview = async (applications: number[], act: object = {}) =>
  (
    await supervisor.send('POST', `${PATH}/preview`, {
      applications,
      act: { do: 'reassignEphesian', assignee: to, ...act },
    })
  ).data;

test('gives the chosen applications to another Ephesian, row by row, with the history of each', async () => {
  const ids = [await insert(), await insert({ status: 'ANALYSIS' })];
  const right = await insert({ ephesian: 'ephesian2' });
  expect(await preview([...ids, right])).toEqual({ total: 3, change: 2, unchanged: 1, refused: [] });
  const { runId } = (await reassign([...ids, right])).data;
  expect((await rowsOf(portal, supervisor, runId)).map(({ state }) => state)).toEqual(['DONE', 'DONE', 'DONE']);
  for (const id of ids) expect((await readApplication(portal, id)).ephesian_id).toBe(to);
  expect((await readApplication(portal, right)).version).toBe(2);
  const [newest] = (await supervisor.get(`/api/business/request/${ids[0]}`)).data.history;
  expect(newest).toMatchObject({ what: 'assigned', detail: { kind: 'ephesian', assigneeTo: to } });
});

test('begins nothing where some have no Ephesian, and names them', async () => {
  const good = await insert();
  const bad = await insert({ status: 'ANALYSIS', ephesian: null });
  const { case_number: caseNumber } = await readApplication(portal, bad);
  expect(await preview([good, bad])).toMatchObject({
    change: 1,
    refused: [{ problems: [{ code: 'RRU007' }], count: 1, some: [{ id: bad, caseNumber }] }],
  });
  const refused = await reassign([good, bad]);
  expect([refused.status, refused.codes]).toEqual([422, ['RRU007']]);
  expect(JSON.stringify(refused.body)).toContain(caseNumber);
  await portal.drain(['bulk.work']);
  expect((await readApplication(portal, good)).version).toBe(2);
});

test('names the first of very many without an Ephesian, and tells how many more', async () => {
  const ids = [];
  for (let i = 0; i < 22; i++) ids.push(await insert({ ephesian: null }));
  const { cases } = (await reassign(ids)).body.data.problems[0].params;
  expect(cases.split(', ')).toHaveLength(21);
  expect(cases).toContain('(+2)');
  const { refused } = await preview(ids);
  expect(refused).toHaveLength(1);
  expect([refused[0].count, refused[0].some.length]).toEqual([22, 20]);
});

test('gives those without an Ephesian one too, or leaves them out, where that is chosen', async () => {
  const [good, bad] = [await insert(), await insert({ ephesian: null })];
  const left = (await reassign([good, bad], { without: 'LEAVE' })).data;
  expect((await rowsOf(portal, supervisor, left.runId)).map(({ subjectId }) => subjectId)).toEqual([good]);
  expect((await readApplication(portal, bad)).ephesian_id).toBeNull();
  expect(await preview([good, bad], { without: 'GIVE' })).toMatchObject({ change: 1, unchanged: 1, refused: [] });
  const given = (await reassign([good, bad], { without: 'GIVE' })).data;
  expect((await rowsOf(portal, supervisor, given.runId)).map(({ state }) => state)).toEqual(['DONE', 'DONE']);
  expect((await readApplication(portal, bad)).ephesian_id).toBe(to);
});

test('tells of one that loses its Ephesian before its row, and does the others', async () => {
  const [lost, good] = [await insert(), await insert()];
  const { runId } = (await reassign([lost, good])).data;
  await portal.database.transaction((db) =>
    db.updateTable('application').set({ ephesian_id: null }).where('id', '=', lost).execute(),
  );
  const rows = await rowsOf(portal, supervisor, runId);
  expect(rows.map(({ state, problems }) => [state, problems[0]?.code])).toEqual([
    ['REFUSED', 'RRU007'],
    ['DONE', undefined],
  ]);
});

test('asks for an Ephesian who is one, and for the right to assign', async () => {
  const id = await insert();
  const none = await reassign([id], { assignee: undefined });
  expect(none.body).toMatchObject({ data: { fields: { 'act.assignee': { code: 'assign.chooseUser' } } } });
  const other = await reassign([id], { assignee: await staffId(portal, 'analyst') });
  expect(other.body).toMatchObject({ data: { fields: { 'act.assignee': { code: 'assign.kind' } } } });
  expect((await reassign([id], {}, await portal.staff('analyst'))).codes).toEqual(['GE004']);
});
