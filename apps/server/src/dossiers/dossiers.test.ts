import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DOSSIER_DAYS } from '@portal/domain/dossiers/dossiers.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { dossiersOf, insertConfidential, makeDossier, orderDossier } from '../../test/papers/dossierOf.ts';
import { insertApplication } from '../../test/factories.ts';
import { inRole } from '../../test/people/inRole.ts';
import { runJob } from '../../test/runJob.ts';
import { announceRights } from '../access/announceRights.ts';
import { clearFiles } from '../platform/files/clearFiles.ts';
import { storedName } from '../platform/files/storedFile.ts';
import { clearDossiers } from './clearDossiers.ts';
import { resumeDossiers } from './resumeDossiers.ts';

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

const at = (id: number) => `/api/business/request/${id}`;

test('nobody else opens it, nor its reader once a right to what is in it is gone', async () => {
  const id = await insertConfidential(portal, manager);
  const supervisor = await inRole(portal, 'supervisor', [
    'business.request.show.analysis',
    'business.request.er.notes',
  ]);
  const { file } = await makeDossier(portal, supervisor, id, { parts: ['erNotes'] });
  expect((await dossiersOf(manager, id)).dossiers).toEqual([]);
  expect((await manager.send('POST', `${at(id)}/dossiers/1000000000/tries`)).status).toBe(404);
  const open = async () => (await portal.server.inject({ url: file.url })).statusCode;
  expect(await open()).toBe(200);
  await portal.database.transaction(async (db) => {
    await sql`update role set permissions = array_remove(permissions, 'business.request.er.notes') where name like 'Own %'`.execute(
      db,
    );
    await announceRights(db);
  });
  await vi.waitFor(async () => expect(await open()).toBe(404));
  expect((await dossiersOf(supervisor, id)).dossiers).toMatchObject([{ state: 'DONE', file: null, keptUntil: null }]);
});

test('one at a time for a reader and card; none without a part', async () => {
  const id = await insertApplication(portal, { status: 'PAID' });
  expect((await orderDossier(manager, id, { parts: [] })).codes).toEqual(['field.checkbox']);
  const both = await Promise.all([
    orderDossier(manager, id, { parts: ['form'] }),
    orderDossier(manager, id, { parts: ['form'] }),
  ]);
  expect(both.flatMap(({ codes }) => codes)).toEqual(['dossier.running']);
  const admin = await portal.staff('admin');
  expect((await orderDossier(admin, id, { parts: ['form'] })).status).toBe(200);
  await portal.drain(['dossiers.make']);
  expect((await orderDossier(manager, id, { parts: ['form'] })).status).toBe(200);
  await portal.drain(['dossiers.make']);
  expect((await dossiersOf(manager, id)).dossiers).toHaveLength(2);
});

const state = async (id: number) => (await dossiersOf(manager, id)).dossiers[0].state;
const setApplication = (id: number, columns: object) =>
  portal.database.transaction((db) => db.updateTable('application').set(columns).where('id', '=', id).execute());

test('a card that was deleted meanwhile fails, is told so, and is tried again when it is restored', async () => {
  const id = await insertApplication(portal, { status: 'PAID' });
  await orderDossier(manager, id);
  await setApplication(id, { deleted_at: portal.clock.now() });
  await portal.drain(['dossiers.make']);
  await setApplication(id, { deleted_at: null });
  expect(await state(id)).toBe('FAILED');
  const [{ id: dossier }] = (await dossiersOf(manager, id)).dossiers;
  const retry = () => manager.send('POST', `${at(id)}/dossiers/${dossier}/tries`);
  await Promise.all([retry(), retry()]);
  await portal.drain(['dossiers.make']);
  expect(await state(id)).toBe('DONE');
  await retry();
  expect(await state(id)).toBe('DONE');
});

test('one that was cut off is taken up at the next start, or has failed after a quarter of an hour', async () => {
  const id = await insertApplication(portal, { status: 'PAID' });
  await orderDossier(manager, id, { parts: ['form'] });
  await portal.database.transaction(async (db) => {
    await sql`delete from pgboss.job where name = 'dossiers.make'`.execute(db);
    await db.updateTable('dossier').set({ state: 'RUNNING' }).where('application_id', '=', id).execute();
  });
  await portal.drain(['dossiers.make']);
  expect(await state(id)).toBe('RUNNING');
  portal.clock.advance(15 * 60_000);
  manager = await portal.staff('manager');
  expect(await state(id)).toBe('RUNNING');
  portal.clock.advance(1);
  manager = await portal.staff('manager');
  expect(await state(id)).toBe('FAILED');
  await resumeDossiers(portal.database);
  await resumeDossiers(portal.database);
  await portal.drain(['dossiers.make']);
  expect(await state(id)).toBe('DONE');
});

const stored = () =>
  portal.database.read((db) =>
    db.selectFrom('stored_file').select(['digest', 'media_type']).where('bytes', '>', 0).execute(),
  );

test(`after ${DOSSIER_DAYS} days it is gone, its bytes too; with its application sooner`, async () => {
  const [kept, erased] = [
    await insertApplication(portal, { status: 'PAID' }),
    await insertApplication(portal, { status: 'PAID' }),
  ];
  const before = new Set((await stored()).map(({ digest }) => digest));
  await orderDossier(manager, kept, { parts: ['form'] });
  await orderDossier(manager, erased, { parts: ['form'] });
  await setApplicationGone(erased);
  await portal.drain(['dossiers.make']);
  const [made = { digest: '', media_type: '' }, ...others] = (await stored()).filter(
    ({ digest }) => !before.has(digest),
  );
  expect(others).toEqual([]);
  expect(await portal.services.files.has(storedName(made))).toBe(true);
  portal.clock.advance(DOSSIER_DAYS * 86_400_000);
  await runJob(portal, clearDossiers);
  manager = await portal.staff('manager');
  expect((await dossiersOf(manager, kept)).dossiers).toHaveLength(1);
  portal.clock.advance(1);
  await runJob(portal, clearDossiers);
  manager = await portal.staff('manager');
  expect((await dossiersOf(manager, kept)).dossiers).toEqual([]);
  await runJob(portal, clearFiles);
  expect(await portal.services.files.has(storedName(made))).toBe(false);
});

/** Its rows are gone, as after an erasure. */
const setApplicationGone = (id: number) =>
  portal.database.transaction((db) => db.deleteFrom('dossier').where('application_id', '=', id).execute());
