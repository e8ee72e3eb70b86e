import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BulkRun } from '@portal/contract/bulk.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';
import { signIn } from '../../../test/people/staffAccounts.ts';
import { personnel, staffForm } from '../../../test/people/staffUsers.ts';
import { DEMO_PASSWORD } from '../../demo/loadDemoPeople.ts';

const NAMES = ['admin', 'manager', 'supervisor', 'analyst', 'analyst2', 'ephesian', 'ephesian2'] as const;
type Name = (typeof NAMES)[number];

let portal: TestServer;
let admin: Caller;
let ids: Record<Name, number>;

beforeEach(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('administrator');
  ids = Object.fromEntries(
    await Promise.all(NAMES.map(async (name) => [name, await staffId(portal, name)])),
  ) as typeof ids;
});
afterEach(() => portal.close());

const insert = (facts: ApplicationFacts) => insertApplication(portal, facts);
const user = (name: Name) =>
  portal.database.read((db) =>
    db
      .selectFrom('staff_user')
      .select(['status', 'version', 'removed_at'])
      .where('id', '=', ids[name])
      .executeTakeFirstOrThrow(),
  );
const setStatus = (name: Name, status: 'ACTIVE' | 'INACTIVE') =>
  portal.database.transaction((db) =>
    db.updateTable('staff_user').set({ status }).where('id', '=', ids[name]).execute(),
  );
async function remove(name: Name, heirs: Record<string, number> = {}, caller: Pick<Caller, 'send'> = admin) {
  const { version } = await user(name);
  return caller.send('POST', `/api/business/user/${ids[name]}/removal`, { version, heirs });
}
const look = async (runId: number, caller = admin): Promise<BulkRun> =>
  (await caller.get(`/api/business/bulk/${runId}`)).data;
const rowsOf = async (runId: number, query = '', caller = admin) =>
  (await caller.get(`/api/business/bulk/${runId}/rows${query}`)).data.data;

test('hands over in every stage, then removes the account for good', async () => {
  const present = await Promise.all(
    BOARD_STAGES.map((status) => insert({ status, ephesian: 'ephesian', analyst: 'analyst' })),
  );
  const deleted = await insert({ status: 'PAID', ephesian: 'ephesian', deleted: true });
  const others = await insert({ status: 'PAID', ephesian: 'ephesian2' });
  const leaving = await portal.staff('ephesian');
  expect((await admin.get(`/api/business/user/${ids.ephesian}/holdings`)).data).toMatchObject({
    ephesian: BOARD_STAGES.length + 1,
    total: BOARD_STAGES.length + 1,
    analyst: 0,
  });

  const { runId } = (await remove('ephesian', { ephesian: ids.ephesian2 })).data;
  // From this moment on, before the first row.
  expect((await leaving.get('/api/business/user/me')).codes).toEqual(['GE003']);
  expect(await user('ephesian')).toMatchObject({ status: 'INACTIVE', removed_at: null });
  expect(await look(runId)).toMatchObject({ kind: 'handOver', state: 'RUNNING', total: BOARD_STAGES.length + 1 });
  expect((await admin.get('/api/business/bulk')).data).toHaveLength(1);
  await portal.drain();

  expect(await look(runId)).toMatchObject({ state: 'DONE', done: BOARD_STAGES.length + 1, refused: 0 });
  expect((await admin.get('/api/business/bulk')).data).toEqual([]);
  for (const id of [...present, deleted]) {
    expect(await readApplication(portal, id)).toMatchObject({ ephesian_id: ids.ephesian2, version: 3 });
  }
  expect((await readApplication(portal, others)).version).toBe(2);
  expect((await readApplication(portal, present[0] ?? 0)).analyst_id).toBe(ids.analyst);

  const { data } = await admin.get(`/api/business/request/${present[3]}`);
  expect(data.assignment.ephesian).toMatchObject({ id: ids.ephesian2, name: 'Rebecca Adeyemi' });
  expect(data.history[0]).toMatchObject({
    what: 'handedOver',
    by: 'Grace Whitfield',
    detail: { kind: 'ephesian', assigneeFromName: 'Abraham Quiñones', assigneeToName: 'Rebecca Adeyemi' },
  });
  expect((await user('ephesian')).removed_at).toEqual(portal.clock.now());
  expect((await admin.get(`/api/business/user/${ids.ephesian}/holdings`)).status).toBe(404);
  const signedIn = await signIn(portal, 'ephesian@portal.test', DEMO_PASSWORD);
  expect(signedIn.codes).toEqual(['login.badCredentials']);
});

test('gives the region to the Ephesian who inherits, even without applications', async () => {
  const { regions, total } = (await admin.get(`/api/business/user/${ids.ephesian}/holdings`)).data;
  expect(regions).toBeGreaterThan(0);
  expect(total).toBe(0);
  const regionsOf = async (ephesian: number): Promise<string[]> => {
    const held: { country: string; ephesian: number }[] = (await admin.get('/api/business/region')).data.countries;
    return held.flatMap((each) => (each.ephesian === ephesian ? each.country : []));
  };
  const [leaving, inherited] = [await regionsOf(ids.ephesian), await regionsOf(ids.ephesian2)];
  expect((await remove('ephesian')).body).toMatchObject({ data: { fields: { 'heirs.ephesian': {} } } });
  expect((await remove('ephesian', { ephesian: ids.ephesian2 })).data).toEqual({ runId: null });
  expect((await user('ephesian')).removed_at).not.toBeNull();
  expect(await regionsOf(ids.ephesian)).toEqual([]);
  expect(await regionsOf(ids.ephesian2)).toEqual([...leaving, ...inherited].toSorted());
});

test('removes who is in charge of nothing at once, and frees the address', async () => {
  expect((await remove('analyst2')).data).toEqual({ runId: null });
  const form = await staffForm(portal, { email: 'analyst2@portal.test' });
  const again = await admin.send('POST', '/api/business/user', form);
  expect(again.codes).toEqual([]);
});

test('asks for an heir of each kind that has applications: active, of the kind, somebody else', async () => {
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  await setStatus('analyst2', 'INACTIVE');
  const wrong = [{}, ...[ids.analyst, ids.supervisor, ids.analyst2, 999_999].map((analyst) => ({ analyst }))];
  for (const heirs of wrong) {
    expect(await remove('analyst', heirs)).toMatchObject({
      status: 422,
      codes: ['user.heir'],
      body: { data: { fields: { 'heirs.analyst': { code: 'user.heir' } } } },
    });
  }
  expect(await user('analyst')).toMatchObject({ status: 'ACTIVE', version: 1 });
  await setStatus('analyst2', 'ACTIVE');
  expect((await remove('analyst', { analyst: ids.analyst2, manager: 999_999 })).codes).toEqual([]);
  await portal.drain();
  expect((await readApplication(portal, id)).analyst_id).toBe(ids.analyst2);
});

test('takes in one act what the user has of an application in two kinds', async () => {
  const id = await insert({ status: 'ANALYSIS', supervisor: ids.supervisor, manager: ids.supervisor });
  expect((await remove('supervisor', { supervisor: ids.manager, manager: ids.manager })).codes).toEqual(['user.heir']);
  const { data } = await remove('supervisor', { supervisor: await secondSupervisor(), manager: ids.manager });
  expect(await look(data.runId)).toMatchObject({ total: 1 });
  await portal.drain();
  const row = await readApplication(portal, id);
  expect([row.supervisor_name, row.manager_id]).toEqual(["Julia O'Hara", ids.manager]);
});

/** Makes a supervisor of the first analyst. */
async function secondSupervisor(): Promise<number> {
  await portal.database.transaction(async (db) => {
    const { id } = await db.selectFrom('role').select('id').where('slug', '=', 'supervisor').executeTakeFirstOrThrow();
    await db.updateTable('user_role').set({ role_id: id }).where('user_id', '=', ids.analyst).execute();
  });
  return ids.analyst;
}

test('removes nobody by their own hand, no administrator by others, and nothing that was changed since', async () => {
  expect(await remove('admin')).toMatchObject({ status: 422, codes: ['user.self', 'user.lastAdministrator'] });
  const byManager = await remove('admin', {}, await personnel(portal));
  expect(byManager).toMatchObject({ status: 403, codes: ['user.administratorOnly'] });
  expect(await user('admin')).toMatchObject({ status: 'ACTIVE' });
  const stale = await admin.send('POST', `/api/business/user/${ids.analyst}/removal`, { version: 0 });
  expect(stale).toMatchObject({ status: 409, codes: ['record.stale'], body: { data: { present: { version: 1 } } } });
  const unknown = await admin.send('POST', '/api/business/user/999999/removal', { version: 1 });
  expect(unknown.status).toBe(404);
});

test('is not started twice at once', async () => {
  await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  await remove('analyst', { analyst: ids.analyst2 });
  expect(await remove('analyst', { analyst: ids.analyst2 })).toMatchObject({
    status: 409,
    codes: ['user.handingOver'],
  });
});

test('tells the rows that were refused, leaves the user inactive, and hands over the rest when started again', async () => {
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst', name: 'Irene', lastName: 'Sosa' });
  const { runId } = (await remove('analyst', { analyst: ids.analyst2 })).data;
  await setStatus('analyst2', 'INACTIVE');
  await portal.drain();
  expect(await look(runId)).toMatchObject({ state: 'DONE', done: 0, refused: 1 });
  expect(await rowsOf(runId, '?state=REFUSED')).toMatchObject([
    { subjectId: id, state: 'REFUSED', subject: { name: 'Irene Sosa' }, problems: [{ code: 'user.heir' }] },
  ]);
  expect(await user('analyst')).toMatchObject({ status: 'INACTIVE', removed_at: null });

  await setStatus('analyst2', 'ACTIVE');
  expect((await remove('analyst', { analyst: ids.analyst2 })).codes).toEqual([]);
  await portal.drain();
  expect((await readApplication(portal, id)).analyst_id).toBe(ids.analyst2);
  expect((await user('analyst')).removed_at).not.toBeNull();
});

test('leaves to others what was assigned to them meanwhile', async () => {
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  const { runId } = (await remove('analyst', { analyst: ids.analyst2 })).data;
  await admin.send('PUT', `/api/business/request/${id}/assignments/analyst`, {
    version: 2,
    userId: ids.analyst2,
    reassign: true,
  });
  await portal.drain();
  expect(await look(runId)).toMatchObject({ state: 'DONE', done: 1 });
  expect((await readApplication(portal, id)).version).toBe(3);
});

test('cancelled, what is handed over stays so, and the user inactive until removed again', async () => {
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  const { runId } = (await remove('analyst', { analyst: ids.analyst2 })).data;
  const cancelled = (await admin.send('POST', `/api/business/bulk/${runId}/cancellation`)).data;
  expect(cancelled).toMatchObject({ state: 'CANCELLED', done: 0, waiting: 1 });
  await portal.drain();
  expect((await readApplication(portal, id)).analyst_id).toBe(ids.analyst);
  expect(await user('analyst')).toMatchObject({ status: 'INACTIVE', removed_at: null });
  await remove('analyst', { analyst: ids.analyst2 });
  await portal.drain();
  expect((await user('analyst')).removed_at).not.toBeNull();
});

test('a row that was refused keeps the account, whoever has the application by then', async () => {
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  await remove('analyst', { analyst: ids.analyst2 });
  await portal.database.transaction(async (db) => {
    await db.updateTable('application').set({ analyst_id: ids.analyst2 }).where('id', '=', id).execute();
    await db.deleteFrom('user_role').where('user_id', '=', ids.admin).execute();
  });
  await portal.drain();
  expect((await user('analyst')).removed_at).toBeNull();
});

test('activated again in the middle, the account stays', async () => {
  await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  await remove('analyst', { analyst: ids.analyst2 });
  await setStatus('analyst', 'ACTIVE');
  await portal.drain();
  expect(await user('analyst')).toMatchObject({ status: 'ACTIVE', removed_at: null });
});

test('is followed by whoever started it and by administrators, with the names that each may see', async () => {
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  const { runId } = (await remove('analyst', { analyst: ids.analyst2 })).data;
  await portal.drain();
  const supervisor = await portal.staff('supervisor');
  expect((await supervisor.get('/api/business/bulk')).data).toEqual([]);
  for (const answer of [
    await supervisor.get(`/api/business/bulk/${runId}`),
    await supervisor.get(`/api/business/bulk/${runId}/rows`),
    await supervisor.send('POST', `/api/business/bulk/${runId}/cancellation`),
  ]) {
    expect(answer.status).toBe(404);
  }
  await portal.database.transaction((db) => db.updateTable('bulk_run').set({ actor_id: ids.ephesian }).execute());
  expect(await look(runId)).toMatchObject({ state: 'DONE' });
  const ephesian = await portal.staff('ephesian');
  expect(await rowsOf(runId, '', ephesian)).toMatchObject([{ subjectId: id, subject: null, state: 'DONE' }]);
});
