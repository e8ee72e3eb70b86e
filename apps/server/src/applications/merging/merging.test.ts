import { afterAll, beforeAll, expect, test } from 'vitest';
import { MERGE_UNDO_DAYS } from '@portal/domain/churches/merging.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';
import { insertLicence } from '../../licences/changeLicence.ts';
import { presentOnes } from './presentOnes.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const PATH = '/api/business/merging';
async function insert(facts: Partial<ApplicationFacts> = {}) {
  const application = await insertApplication(portal, { status: 'SENT', ephesian: 'ephesian', ...facts });
  const { church_id, person_id } = await readApplication(portal, application);
  return { application, church: Number(church_id), person: Number(person_id) };
}
type Noun = 'churches' | 'persons';
const page = async (noun: Noun, id: number, caller = manager) =>
  caller.get(`/api/business/${noun === 'churches' ? 'church' : 'leader'}/${id}`);
async function merge(noun: Noun, kept: number, gone: number, taken: string[] = [], caller = manager) {
  const preview = (await manager.send('POST', `${PATH}/preview`, { noun, kept, gone })).data;
  return caller.send('POST', PATH, {
    noun,
    kept,
    gone,
    taken,
    keptVersion: preview?.kept.version ?? 1,
    goneVersion: preview?.gone.version ?? 1,
  });
}
const undo = (id: number, caller = manager) => caller.send('POST', `${PATH}/${id}/undo`, {});
const person = (id: number) =>
  portal.database.read((db) => db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const set = (id: number, columns: object) =>
  portal.database.transaction((db) => db.updateTable('person').set(columns).where('id', '=', id).execute());
const giveLicence = (id: number) =>
  portal.database.transaction((db) =>
    insertLicence(db, { person: id, validUntil: '2027-01-01', now: portal.clock.now() }),
  );
const livingOf = (id: number) =>
  portal.database.read((db) =>
    db.selectFrom('licence').select('id').where('person_id', '=', id).where('replaced_at', 'is', null).execute(),
  );

test('two persons become one: the preview says what moves, the chosen values stay, and undoing brings all of it back', async () => {
  const [kept, gone, child] = [await insert({ name: 'Ana' }), await insert({ name: 'Anna' }), await insert()];
  await set(gone.person, { email: 'anna@example.org', phone: '+525550100' });
  await set(kept.person, { email: 'ana@example.org' });
  await set(child.person, { spiritual_parent_id: gone.person });
  const ephesian = await staffId(portal, 'ephesian2');
  await portal.database.transaction((db) =>
    db.insertInto('region_person').values({ person_id: gone.person, ephesian_id: ephesian }).execute(),
  );
  const before = [await person(kept.person), await person(gone.person)];
  const body = { noun: 'persons', kept: kept.person, gone: gone.person };
  const preview = (await manager.send('POST', `${PATH}/preview`, body)).data;
  expect(preview.moves).toEqual({ applications: 1, reports: 0, licences: 0, children: 1, views: 0, certificates: 0 });
  expect(preview.fields).toContainEqual({ key: 'name', kept: 'Ana Arango', gone: 'Anna Arango' });

  const { data } = await merge('persons', kept.person, gone.person, ['name', 'phone', 'ephesian']);
  expect(await person(kept.person)).toMatchObject({ name: 'Anna', email: 'ana@example.org', phone: '+525550100' });
  expect((await readApplication(portal, gone.application)).person_id).toBe(kept.person);
  expect((await person(child.person)).spiritual_parent_id).toBe(kept.person);
  expect((await page('persons', kept.person)).data).toMatchObject({
    ephesian: { id: ephesian },
    applications: [{ id: gone.application }, { id: kept.application }],
    merged: [{ id: data.id, name: 'Ana Arango' }],
  });
  expect((await page('persons', gone.person)).codes).toEqual(['http.notFound']);

  expect((await undo(data.id)).status).toBe(200);
  const versions = { version: expect.any(Number) };
  expect([await person(kept.person), await person(gone.person)]).toEqual(
    before.map((row) => ({ ...row, ...versions })),
  );
  expect((await readApplication(portal, gone.application)).person_id).toBe(gone.person);
  expect((await person(child.person)).spiritual_parent_id).toBe(gone.person);
  expect((await page('persons', gone.person)).data.ephesian.id).toBe(ephesian);
  expect((await undo(data.id)).status).toBe(200);
});

test('of two living licences the newer one goes on, the other is inactive, and undoing revives it', async () => {
  const [kept, gone] = [await insert(), await insert()];
  const [older, newer] = [await giveLicence(kept.person), await giveLicence(gone.person)];
  const preview = await manager.send('POST', `${PATH}/preview`, {
    noun: 'persons',
    kept: kept.person,
    gone: gone.person,
  });
  expect(preview.data.licenceEnds).toBe(true);
  const { data } = await merge('persons', kept.person, gone.person);
  expect(await livingOf(kept.person)).toEqual([{ id: newer }]);
  expect((await undo(data.id)).codes).toEqual([]);
  expect([await livingOf(kept.person), await livingOf(gone.person)]).toEqual([[{ id: older }], [{ id: newer }]]);
});

test('two churches become one; name and its changes come together, and a change since then keeps it from being undone', async () => {
  const [kept, gone] = [await insert({ churchName: 'Casa Real' }), await insert({ churchName: 'Casa Reál' })];
  const change = async (church: number, name: string) =>
    manager.send('POST', `/api/business/church/${church}/changes`, {
      what: 'name',
      name,
      day: '2026-02-01',
      reason: 'New sign',
      version: (await page('churches', church)).data.version,
    });
  await change(gone.church, 'Casa Leal');
  const { data } = await merge('churches', kept.church, gone.church, ['name']);
  const merged = (await page('churches', kept.church)).data;
  expect(merged).toMatchObject({ name: 'Casa Leal', merged: [{ name: 'Casa Real' }] });
  const line = (await manager.get(`/api/business/church/${kept.church}/line`)).data.data;
  expect(line.map(({ what }: { what: string }) => what)).toEqual(expect.arrayContaining(['merged', 'changed']));
  portal.clock.advance(1000);
  await change(kept.church, 'Casa Fiel');
  expect((await undo(data.id)).codes).toEqual(['merge.changed']);
});

test('a merging is taken back for thirty days, and the first of two not before the second', async () => {
  const [one, two, three] = [await insert(), await insert(), await insert()];
  const first = (await merge('churches', one.church, two.church)).data.id;
  const second = (await merge('churches', one.church, three.church)).data.id;
  expect((await undo(first)).codes).toEqual(['merge.again']);
  expect((await undo(second)).codes).toEqual([]);
  await portal.database.transaction((db) =>
    db
      .updateTable('merging')
      .set({ at: new Date(portal.clock.now().getTime() - MERGE_UNDO_DAYS * 86_400_000 - 1) })
      .where('id', '=', first)
      .execute(),
  );
  expect((await undo(first)).codes).toEqual(['merge.late']);
});

test('a couple, one below the other, and one and the same are not merged', async () => {
  const [one, two] = [await insert(), await insert()];
  const preview = (kept: number, gone: number) =>
    manager.send('POST', `${PATH}/preview`, { noun: 'persons', kept, gone });
  await set(one.person, { spiritual_parent_id: two.person });
  expect((await preview(two.person, one.person)).codes).toEqual(['leader.circle']);
  await set(one.person, { spiritual_parent_id: null, spouse_id: two.person });
  await set(two.person, { spouse_id: one.person });
  expect((await preview(one.person, two.person)).codes).toEqual(['merge.couple']);
  expect((await preview(one.person, one.person)).body.data.fields).toEqual({ gone: { code: 'field.choice' } });
});

test('of two mergings that cross at once one is done and the other is told', async () => {
  const [one, two] = [await insert(), await insert()];
  const send = (kept: number, gone: number) =>
    manager.send('POST', PATH, { noun: 'churches', kept, gone, taken: [], keptVersion: 1, goneVersion: 1 });
  const both = await Promise.all([send(one.church, two.church), send(two.church, one.church)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const told = both.find(({ status }) => status === 409);
  expect([['merge.gone'], ['record.stale']]).toContainEqual(told?.codes);
});

test('a submission that attaches while its church is merged away belongs to the one that is kept', async () => {
  const [kept, gone] = [await insert(), await insert()];
  const attached = portal.database.transaction(async (db) => {
    // As a submission does that found its church and person a moment ago.
    await merging;
    return presentOnes(db, { personId: gone.person, churchId: gone.church });
  });
  const merging = merge('churches', kept.church, gone.church);
  await merging;
  expect(await attached).toEqual({ personId: gone.person, churchId: kept.church });
});

test('who looks alike is offered until it is said that they are not the same; then never again', async () => {
  const [one, two] = [await insert({ churchName: 'Casa Única' }), await insert({ churchName: 'Casa Unica' })];
  const rejected = await insert({ churchName: 'Casa Única', status: 'REJECT_BY_TAG' });
  const alike = async () =>
    (await page('churches', one.church)).data.alike.filter(({ id }: { id: number }) =>
      [two.church, rejected.church].includes(id),
    );
  expect(await alike()).toEqual([
    { id: rejected.church, name: 'Casa Única', stage: 'REJECT_BY_TAG' },
    { id: two.church, name: 'Casa Unica', stage: 'SENT' },
  ]);
  await portal.database.transaction((db) =>
    db
      .insertInto('application_seen' as never)
      .values({ application_id: two.application, other_id: one.application, what: 'church' } as never)
      .execute(),
  );
  const say = () => manager.send('POST', `${PATH}/not-same`, { noun: 'churches', one: one.church, other: two.church });
  expect((await say()).status).toBe(200);
  expect((await say()).status).toBe(200);
  expect((await alike()).map(({ id }: { id: number }) => id)).toEqual([rejected.church]);
  expect((await manager.get(`/api/business/request/${two.application}`)).data.seen).toEqual([]);
});

test('whoever is out of sight is not merged, previewed, undone or said not to be the same', async () => {
  const [one, two] = [await insert(), await insert()];
  const { data } = await merge('churches', one.church, two.church);
  const other = await insert();
  const analyst = await portal.staff('analyst');
  const body = { noun: 'churches', kept: one.church, gone: other.church };
  expect((await analyst.send('POST', `${PATH}/preview`, body)).codes).toEqual(['http.notFound']);
  expect((await merge('churches', one.church, other.church, [], analyst)).codes).toEqual(['http.notFound']);
  expect((await undo(data.id, analyst)).codes).toEqual(['http.notFound']);
  const pair = { noun: 'churches', one: one.church, other: other.church };
  expect((await analyst.send('POST', `${PATH}/not-same`, pair)).codes).toEqual(['http.notFound']);
});
