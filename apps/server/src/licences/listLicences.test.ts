import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedLicence } from '@portal/contract/licences/licences.ts';
import { presentLicenceCode } from '@portal/domain/licences/code.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, type ApplicationFacts } from '../../test/factories.ts';
import { rowsOf } from '../../test/people/clientAccounts.ts';
import { runJob } from '../../test/runJob.ts';
import { issueLicences } from './issueLicences.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const list = async (query: Record<string, string> = {}, caller = manager): Promise<ListedLicence[]> =>
  (await caller.get(`/api/business/licence?${new URLSearchParams(query).toString()}`)).data.data;
const found = async (query: Record<string, string>, caller = manager) =>
  (await list(query, caller)).map(({ id }) => id);
const renew = (body: object, caller = manager) => caller.send('POST', '/api/business/licence/renewals', body);

/** Of somebody who was admitted, and with so many days left. */
async function admitted(days: number, facts: Partial<ApplicationFacts> = {}): Promise<number> {
  const id = await insertApplication(portal, { status: 'APPROVED', ...facts });
  portal.clock.advance(10_000);
  await runJob(portal, issueLicences);
  await portal.database.transaction((db) =>
    db
      .updateTable('licence')
      .set({ valid_until: day(days) })
      .where('id', '=', (query) => query.selectFrom('application').select('licence_id').where('id', '=', id) as never)
      .execute(),
  );
  return id;
}
const day = (days: number) => new Date(portal.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('tells how each stands, those that end first before the others, and finds by name, church and code', async () => {
  const ended = await admitted(-1, { name: 'Abel', lastName: 'Listado' });
  const today = await admitted(0, { name: 'Bruna', lastName: 'Listado' });
  const soon = await admitted(30, { name: 'Ciro', lastName: 'Listado', churchName: 'Puerta del Cielo' });
  const long = await admitted(31, { name: 'Dora', lastName: 'Listado' });
  const rows = await list({ search: 'Listado' });
  expect(rows.map(({ id, standing }) => [id, standing])).toEqual([
    [ended, 'EXPIRED'],
    [today, 'ENDING'],
    [soon, 'ENDING'],
    [long, 'ACTIVE'],
  ]);
  expect(rows[2]).toMatchObject({ name: 'Ciro Listado', churchName: 'Puerta del Cielo', validUntil: day(30) });
  expect(await found({ search: 'puerta ciro' })).toEqual([soon]);
  expect(await found({ search: presentLicenceCode(rows[3]?.code ?? '').toLowerCase() })).toEqual([long]);
  expect(await found({ search: 'Listado', standing: 'ENDING,EXPIRED' })).toEqual([ended, today, soon]);
});

test('of several applications of one person it is listed by the last, within the reader’s reach', async () => {
  const first = await admitted(200, { name: 'Gema', lastName: 'Doble', ephesian: 'ephesian' });
  const second = await insertApplication(portal, { status: 'SENT', name: 'Gema', lastName: 'Doble' });
  await portal.database.transaction(async (db) => {
    const person = db.selectFrom('application').select('person_id').where('id', '=', first);
    await db.updateTable('application').set({ person_id: person }).where('id', '=', second).execute();
  });
  portal.clock.advance(10_000);
  await runJob(portal, issueLicences);
  expect(await found({ search: 'Doble' })).toEqual([second]);
  const own = await admitted(200, { name: 'Hilda', lastName: 'Doble', ephesian: 'ephesian' });
  expect(await found({ search: 'Doble' }, await portal.staff('ephesian'))).toEqual([own]);
});

test('many are renewed at once: what ends soon or has ended is, and the others say why not', async () => {
  const ended = await admitted(-5, { lastName: 'Renovado' });
  const soon = await admitted(3, { lastName: 'Renovado' });
  const long = await admitted(90, { lastName: 'Renovado' });
  const off = await admitted(4, { lastName: 'Renovado' });
  await manager.send('POST', `/api/business/request/${off}/licence/switch`, { active: false, reason: 'Lost', seen: 1 });
  const started = await renew({ fitting: { search: 'Renovado' } });
  const rows = await rowsOf(portal, manager, started.data.runId);
  expect(rows.map(({ subjectId, state, problems }) => [subjectId, state, problems[0]?.code])).toEqual([
    [ended, 'DONE', undefined],
    [soon, 'DONE', undefined],
    [off, 'REFUSED', 'licence.inactive'],
    [long, 'REFUSED', 'licence.early'],
  ]);
  const until = new Map((await list({ search: 'Renovado' })).map(({ id, validUntil }) => [id, validUntil]));
  expect([until.get(ended), until.get(soon), until.get(long)]).toEqual([day(365), day(368), day(90)]);
  // The same again lengthens nothing.
  const again = await rowsOf(portal, manager, (await renew({ applications: [ended, soon] })).data.runId);
  expect(again.map(({ problems }) => problems[0]?.code)).toEqual(['licence.early', 'licence.early']);
});

test('renewing many asks the right of a stage that admits, and something to renew', async () => {
  const own = await admitted(2, { ephesian: 'ephesian' });
  const ephesian = await portal.staff('ephesian');
  expect(await renew({ applications: [own] }, ephesian)).toMatchObject({ status: 403, codes: ['GE004'] });
  expect((await renew({})).codes).toEqual(['field.required']);
});
