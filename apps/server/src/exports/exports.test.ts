import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EXPORT_HOURS, EXPORTED_AT_ONCE } from '@portal/domain/exports/exports.ts';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { openExport, orderExport, readCsv, readWorkbook } from '../../test/listed/exportedFile.ts';
import { insertConfidential } from '../../test/papers/dossierOf.ts';
import { insertApplication, staffId } from '../../test/factories.ts';
import { insertClient } from '../../test/people/clientAccounts.ts';
import { outbox } from '../../test/people/applicants.ts';
import { inRole } from '../../test/people/inRole.ts';
import { runJob } from '../../test/runJob.ts';
import { announceRights } from '../access/announceRights.ts';
import { clearExports } from './clearExports.ts';
import { resumeExports } from './making/resumeExports.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
});
// Sessions end as the clock moves.
beforeEach(async () => {
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const fetchExport = async (caller: Caller, id: number) => (await caller.get(`/api/business/exports/${id}`)).data;
const change = (id: number, columns: object) =>
  portal.database.transaction((db) => db.updateTable('export').set(columns).where('id', '=', id).execute());

test('a CSV says UTF-8, has the words of its language and days of New York, and no formula', async () => {
  await insertApplication(portal, {
    status: 'PAID',
    name: '=HYPERLINK("http://evil.example")',
    lastName: 'Ñuñez, "A"',
  });
  const answer = await orderExport(manager, {
    list: 'listApplications',
    language: 'es',
    query: { search: 'hyperlink' },
  });
  expect(answer.data).toMatchObject({ state: 'DONE', done: 1, total: 1, title: 'Solicitudes', filters: ['search'] });
  const bytes = await openExport(portal, answer.data);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toContain(`"'=HYPERLINK(""http://evil.example"") Ñuñez, ""A"""`);
  const [titles = [], row = []] = readCsv(bytes);
  expect(titles.slice(0, 3)).toEqual(['Líder', 'Número de caso', 'Etapa']);
  expect(titles).toContain('Entrada a la etapa (hora de Nueva York)');
  expect(row[titles.indexOf('Etapa')]).toBe('Pagada');
  expect(row[titles.indexOf('Entrada a la etapa (hora de Nueva York)')]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

test('a workbook has real numbers and dates, a title row that stays, widths, and text where a formula was written', async () => {
  const { id } = await insertClient(portal, {
    email: '+formula@example.org',
    createdAt: new Date('2026-03-09T02:30:00Z'),
  });
  const { data } = await orderExport(manager, { list: 'listClients', format: 'xlsx', query: { search: '+formula' } });
  expect(data.file?.name).toMatch(/^Customer Portal Users 2026-03-10\.xlsx$/);
  const bytes = await openExport(portal, data);
  const { rows, sheet, names } = readWorkbook(bytes);
  expect(names).toEqual(['Customer Portal Users']);
  const [titles = []] = rows;
  const cell = (title: string) => sheet[`${String.fromCharCode(65 + titles.indexOf(title))}2`];
  expect(cell('Email')).toMatchObject({ t: 's', v: '+formula@example.org' });
  // Half past two in the morning in London was the evening before in New York.
  expect(cell('Created')).toMatchObject({ t: 'd', v: new Date('2026-03-08T00:00:00Z') });
  expect(cell('Last activity (New York time)').t).toBe('d');
  expect(bytes.length).toBeGreaterThan(1000);
  expect(id).toBeGreaterThan(0);
});

test('what has no XML character, or is longer than a cell may be, still makes a workbook that opens', async () => {
  await insertApplication(portal, { status: 'PAID', name: 'Raro\u000b\u001f\uffff', lastName: 'Zzyzx' });
  const { data } = await orderExport(manager, { list: 'listApplications', format: 'xlsx', query: { search: 'zzyzx' } });
  expect(readWorkbook(await openExport(portal, data)).rows[1]?.[0]).toBe('Raro Zzyzx');
});

test('only the chosen columns are in it, in the order of the list; none, or one that there is not, is refused', async () => {
  const columns = ['stage', 'name'];
  const { data } = await orderExport(manager, { list: 'listApplications', columns });
  expect(readCsv(await openExport(portal, data))[0]).toEqual(['Leader', 'Stage']);
  const none = await orderExport(manager, { list: 'listApplications', columns: [] });
  expect(none.body.data?.['fields' as never]).toEqual({ columns: { code: 'field.checkbox' } });
  const unknown = await orderExport(manager, { list: 'listApplications', columns: ['name', 'password'] });
  expect(unknown.body.data?.['fields' as never]).toEqual({ 'columns.1': { code: 'field.choice' } });
  const wrong = await orderExport(manager, { list: 'listApplications', query: { country: 'MEX' }, columns });
  expect(wrong).toMatchObject({
    status: 400,
    body: { data: { fields: { 'country.0': { code: expect.any(String) } } } },
  });
});

test('cases are taken out by whoever may export applications and see the list; other lists by whoever sees them', async () => {
  const supervisor = await portal.staff('supervisor');
  expect((await orderExport(supervisor, { list: 'listApplications', columns: ['name'] })).codes).toEqual(['GE004']);
  expect((await supervisor.get('/api/business/exports/columns/listApplications')).codes).toEqual(['GE004']);
  expect((await orderExport(supervisor, { list: 'listClients', columns: ['name'] })).codes).toEqual(['GE004']);
  expect((await orderExport(supervisor, { list: 'listUnfinished', columns: ['name'] })).codes).toEqual([]);
  const exporter = await inRole(portal, 'supervisor', ['business.request.export']);
  expect((await orderExport(exporter, { list: 'listDrafts', columns: ['name'] })).codes).toEqual(['GE004']);
});

test('nobody else opens a file, finds it or stops it, nor its owner without a right that it was made with', async () => {
  const own = await inRole(portal, 'supervisor', [...SHIPPED_ROLES.supervisor, 'business.request.export']);
  const { data } = await orderExport(own, { list: 'listApplications', columns: ['name'] });
  expect((await manager.get(`/api/business/exports/${data.id}`)).status).toBe(404);
  expect((await manager.send('POST', `/api/business/exports/${data.id}/cancellations`)).status).toBe(404);
  expect((await manager.get('/api/business/exports')).data.data.map(({ id }: { id: number }) => id)).not.toContain(
    data.id,
  );
  const admin = await portal.staff('admin');
  const audit = (await admin.get('/api/business/exports')).data.data.find(({ id }: { id: number }) => id === data.id);
  expect(audit).toMatchObject({ list: 'listApplications', total: data.total, file: null, keptUntil: null });
  await portal.database.transaction(async (db) => {
    await db
      .updateTable('role')
      .set({ permissions: SHIPPED_ROLES.supervisor.filter((slug) => slug !== 'business.request.notes') as never })
      .where('name', 'like', 'Own %')
      .execute();
    await announceRights(db);
  });
  await expect.poll(async () => (await portal.server.inject({ url: data.file?.url ?? '' })).statusCode).toBe(404);
});

test('an opened file is in the log of readers, and after a day file and query are gone, and who took out what stays', async () => {
  const { data } = await orderExport(manager, {
    list: 'listApplications',
    query: { search: 'ana' },
    columns: ['name'],
  });
  await openExport(portal, data);
  portal.clock.advance(EXPORT_HOURS * 3_600_000 - 1);
  await runJob(portal, clearExports);
  manager = await portal.staff('manager');
  expect(await fetchExport(manager, data.id)).toMatchObject({ state: 'DONE' });
  portal.clock.advance(2);
  manager = await portal.staff('manager');
  expect(await fetchExport(manager, data.id)).toMatchObject({ state: 'EXPIRED', file: null });
  await runJob(portal, clearExports);
  const kept = await portal.database.read((db) =>
    db.selectFrom('export').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow(),
  );
  expect(kept).toMatchObject({
    query: null,
    filters: ['search'],
    columns: ['name'],
    user_id: await staffId(portal, 'manager'),
  });
  const files = await portal.database.read((db) =>
    db.selectFrom('attachment').select('id').where('noun', '=', 'exports').where('subject_id', '=', data.id).execute(),
  );
  expect(files).toEqual([]);
});

test('an erasure takes every file with it, and no file holds what is confidential of a case', async () => {
  const id = await insertConfidential(portal, manager);
  const { data } = await orderExport(manager, { list: 'listApplications' });
  expect((await openExport(portal, data)).toString()).not.toMatch(/confianza|NEGATIVE/);
  const admin = await portal.staff('admin');
  const { data: card } = await admin.get(`/api/business/request/${id}`);
  const body = { confirm: card.caseNumber, version: card.version };
  expect((await admin.send('POST', `/api/business/request/${id}/erasures`, body)).codes).toEqual([]);
  expect(await fetchExport(manager, data.id)).toMatchObject({ state: 'EXPIRED', file: null });
  expect((await portal.server.inject({ url: data.file?.url ?? '' })).statusCode).toBe(404);
});

/** More than come at once. */
async function insertMany() {
  await portal.database.transaction(async (db) => {
    const rows = Array.from({ length: EXPORTED_AT_ONCE + 1 }, (_, place) => ({
      email: `large${place}@example.org`,
      language: 'en' as const,
      status: 'ACTIVE' as const,
      created_at: portal.clock.now(),
      last_active_at: portal.clock.now(),
      password_hash: 'x',
      terms_version: '1',
      terms_accepted_at: portal.clock.now(),
    }));
    for (let i = 0; i < rows.length; i += 1000) {
      await db
        .insertInto('client_account')
        .values(rows.slice(i, i + 1000))
        .execute();
    }
  });
}

test('what is many is made in the background, one at a time, and mailed to whoever waited', async () => {
  await insertMany();
  const asked = { list: 'listClients', query: { search: 'large' }, columns: ['email'] } as const;
  const both = await Promise.all([orderExport(manager, asked), orderExport(manager, asked)]);
  expect(both.flatMap(({ codes }) => codes)).toEqual(['export.running']);
  const first = both.find(({ codes }) => codes.length === 0)?.data;
  if (!first) throw new Error('None was taken.');
  expect(first).toMatchObject({ state: 'WAITING', done: 0, total: EXPORTED_AT_ONCE + 1, file: null });
  await portal.drain(['exports.make']);
  const done = await fetchExport(manager, first.id);
  expect(done).toMatchObject({ state: 'DONE', done: EXPORTED_AT_ONCE + 1 });
  const rows = readCsv(await openExport(portal, done));
  expect(new Set(rows.map(([email]) => email)).size).toBe(EXPORTED_AT_ONCE + 2);
  const mails = async () =>
    (await outbox(portal)).filter(({ subject }) => subject.startsWith('Su exportación está lista'));
  expect(await mails()).toEqual([]);
  await orderExport(manager, asked);
  portal.clock.advance(60_000);
  await portal.drain(['exports.make']);
  expect(await mails()).toMatchObject([
    { to: 'manager@portal.test', subject: 'Su exportación está lista: Usuarios del portal de líderes' },
  ]);
});

test('one that was stopped makes no file; cut off, it is told as failed, and made whole after the next start', async () => {
  const asked = { list: 'listClients', query: { search: 'large' }, columns: ['email'] } as const;
  const stopped = (await orderExport(manager, asked)).data;
  const answer = await manager.send('POST', `/api/business/exports/${stopped.id}/cancellations`);
  expect(answer.data).toMatchObject({ state: 'CANCELLED' });
  await portal.drain(['exports.make']);
  expect(await fetchExport(manager, stopped.id)).toMatchObject({ state: 'CANCELLED', file: null });
  const cut = (await orderExport(manager, asked)).data;
  await portal.drain(['exports.make']);
  await change(cut.id, { state: 'RUNNING', done: 500 });
  portal.clock.advance(3 * 60_000);
  manager = await portal.staff('manager');
  expect(await fetchExport(manager, cut.id)).toMatchObject({ state: 'FAILED' });
  await resumeExports(portal.database);
  await portal.drain(['exports.make']);
  expect(await fetchExport(manager, cut.id)).toMatchObject({ state: 'DONE', done: EXPORTED_AT_ONCE + 1 });
});

test('made with the rights of then: whoever lost the list meanwhile gets nothing', async () => {
  const reader = await inRole(portal, 'supervisor', ['business.client.show']);
  const { data } = await orderExport(reader, { list: 'listClients', query: { search: 'large' }, columns: ['email'] });
  await portal.database.transaction(async (db) => {
    await db.updateTable('role').set({ permissions: [] }).where('name', 'like', 'Own %').execute();
    await announceRights(db);
  });
  await portal.drain(['exports.make']);
  const row = await portal.database.read((db) =>
    db.selectFrom('export').select('state').where('id', '=', data.id).executeTakeFirstOrThrow(),
  );
  expect(row.state).toBe('FAILED');
});
