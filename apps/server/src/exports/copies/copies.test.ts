import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EXPORT_HOURS } from '@portal/domain/exports/exports.ts';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { copyOf, lastCopy, orderCopy } from '../../../test/erasure/copyOf.ts';
import { insertApplication, readApplication, staffId } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { orderExport } from '../../../test/listed/exportedFile.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { newApplicant, submitted } from '../../../test/people/applicants.ts';
import { runJob } from '../../../test/runJob.ts';
import { clearExports } from '../clearExports.ts';
import { resumeExports } from '../making/resumeExports.ts';
import { finishExport } from '../making/finishExport.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
});
// Sessions end as the clock moves.
beforeEach(async () => {
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const TRACE = '/api/business/trace';
const opens = async (url = '') => (await portal.server.inject({ url })).statusCode === 200;
const accountOf = async (application: number) => (await readApplication(portal, application)).client_account_id;

/** Whoever has applied and sent in two cases, and where their data are traced. */
async function insertTraced(email: string) {
  const client = await newApplicant(portal, email);
  const cases = [await submitted(client), await submitted(client)];
  const account = await accountOf(cases[0] ?? 0);
  return { account, cases, at: `${TRACE}/${account}` };
}

async function eraseCase(id: number) {
  const { case_number: confirm, version } = await readApplication(portal, id);
  expect((await admin.send('POST', `/api/business/request/${id}/erasures`, { confirm, version })).codes).toEqual([]);
}

test('a copy is made in the background, told at the bell and in the list of exports, and kept for a day', async () => {
  const { account, at } = await insertTraced('copied.whole@example.org');
  expect(await lastCopy(admin, at)).toBeNull();
  const both = await Promise.all([orderCopy(admin, at), orderCopy(admin, at)]);
  expect(both[0]).toMatchObject({ list: 'copyTraced', state: 'WAITING', done: 0, total: 0, format: 'zip', file: null });
  expect(both[1].id).toBe(both[0].id);
  // Which keeps nobody from a list.
  expect((await orderExport(admin, { list: 'listRoles', columns: ['name'] })).codes).toEqual([]);
  await portal.drain(['exports.make']);
  const copy = await lastCopy(admin, at);
  expect(copy).toMatchObject({ id: both[0].id, state: 'DONE', file: { name: `data-${account}.zip` } });
  expect(copy.done).toBe(copy.total);
  expect((await historyOf(portal, 'clients', account)).filter(({ kind }) => kind === 'copied')).toHaveLength(1);
  const [notice] = (await admin.get('/api/business/notices')).data.data;
  expect(notice).toMatchObject({ kind: 'EXPORT_READY', list: 'copyTraced', subject: copy.id });
  const listed = (await admin.get('/api/business/exports?list=copyTraced')).data.data;
  expect(listed[0]).toMatchObject({ id: copy.id, title: "Copy of a person's data", file: { name: copy.file?.name } });
  expect((await (await portal.staff('manager')).get(`/api/business/exports/${copy.id}`)).status).toBe(404);

  portal.clock.advance(EXPORT_HOURS * 3_600_000);
  await runJob(portal, clearExports);
  admin = await portal.staff('admin');
  expect(await lastCopy(admin, at)).toMatchObject({ state: 'EXPIRED', file: null });
});

test('one that was stopped leaves nothing; cut off, it has failed and is made whole after the next start', async () => {
  const { at } = await insertTraced('copied.stopped@example.org');
  const { id } = await orderCopy(admin, at);
  expect((await admin.send('POST', `/api/business/exports/${id}/cancellations`)).data.state).toBe('CANCELLED');
  await portal.drain(['exports.make']);
  expect(await lastCopy(admin, at)).toMatchObject({ id, state: 'CANCELLED', file: null });
  const cut = await orderCopy(admin, at);
  expect(cut.id).not.toBe(id);
  await portal.database.transaction(async (db) => {
    await sql`delete from pgboss.job where name = 'exports.make'`.execute(db);
    await db.updateTable('export').set({ state: 'RUNNING', done: 1 }).where('id', '=', cut.id).execute();
  });
  portal.clock.advance(3 * 60_000);
  admin = await portal.staff('admin');
  expect((await lastCopy(admin, at)).state).toBe('FAILED');
  await resumeExports(portal.database);
  await portal.drain(['exports.make']);
  expect(await lastCopy(admin, at)).toMatchObject({ id: cut.id, state: 'DONE' });
});

test('a case that is erased takes the copy with it, and one that was being made is made without it', async () => {
  const { at, cases } = await insertTraced('copied.erased@example.org');
  const { copy } = await copyOf(portal, admin, at);
  const [first = 0, second = 0] = cases;
  // As it stands while another process makes it, which comes to its end after the erasure.
  const { id } = await orderCopy(admin, at);
  const row = await portal.database.transaction((db) =>
    db.updateTable('export').set({ state: 'RUNNING' }).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  );
  const { file_id: fileId } = await portal.database.read((db) =>
    db
      .selectFrom('attachment')
      .select('file_id')
      .where('noun', '=', 'exports')
      .where('subject_id', '=', copy.id)
      .executeTakeFirstOrThrow(),
  );
  await eraseCase(first);
  expect(await opens(copy.file?.url)).toBe(false);
  const made = { fileId, name: 'data.zip', rights: [], charge: {}, done: 1, seconds: 1, title: () => '' };
  const context = { now: portal.clock.now(), settings: portal.services.settings };
  expect(await portal.database.transaction((db) => finishExport({ ...context, db }, row, made))).toBe(false);
  expect(await lastCopy(admin, at)).toMatchObject({ state: 'RUNNING', file: null });
  await portal.drain(['exports.make']);
  const again = await lastCopy(admin, at);
  expect(again).toMatchObject({ id, state: 'DONE' });
  const { text } = await copyOf(portal, admin, at);
  expect(JSON.parse(text).application.map((each: { id: number }) => each.id)).toEqual([second]);
});

test('whoever no longer sees the person, or lost the right, opens the copy no more and gets none made', async () => {
  const trace = 'business.configuration.trace' as const;
  const reader = await inRole(portal, 'ephesian', [...SHIPPED_ROLES.ephesian, trace]);
  const id = await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian' });
  const at = `${TRACE}/${await accountOf(id)}`;
  const { copy } = await copyOf(portal, reader, at);
  const under = await orderCopy(reader, at);
  const give = async (ephesian: 'ephesian' | 'ephesian2') => {
    const body = {
      userId: await staffId(portal, ephesian),
      reassign: true,
      version: (await readApplication(portal, id)).version,
    };
    expect((await admin.send('PUT', `/api/business/request/${id}/assignments/ephesian`, body)).codes).toEqual([]);
  };
  await give('ephesian2');
  expect(await opens(copy.file?.url)).toBe(false);
  expect((await reader.get(`${at}/copy`)).status).toBe(404);
  expect((await reader.send('POST', `${at}/copies`, {})).status).toBe(404);
  await portal.drain(['exports.make']);
  expect((await reader.get(`/api/business/exports/${under.id}`)).data).toMatchObject({ state: 'FAILED', file: null });
  await give('ephesian');
  expect(await opens(copy.file?.url)).toBe(true);
  expect((await (await portal.staff('manager')).send('POST', `${at}/copies`, {})).codes).toEqual(['GE004']);
});
