import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { rowsOf } from '../../../test/people/clientAccounts.ts';

let portal: TestServer;
let admin: Caller;
let one: number;
let other: number;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  [one, other] = [await staffId(portal, 'ephesian'), await staffId(portal, 'ephesian2')];
});
afterAll(() => portal.close());

const PATH = '/api/business/region';
const give = (countries: Record<string, number | null>, assignee: number | null, more: object = {}) =>
  admin.send('POST', `${PATH}/countries`, {
    countries: Object.entries(countries).map(([country, from]) => ({ country, from })),
    assignee,
    handOver: true,
    ...more,
  });
const holderOf = async (country: string): Promise<number | undefined> =>
  (await admin.get(PATH)).data.countries.find((held: { country: string }) => held.country === country)?.ephesian;

/** A leader with a church in a country and an application in the charge of an Ephesian. */
async function insertLed(country: string, facts: Partial<ApplicationFacts> = {}) {
  const id = await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', ...facts });
  return portal.database.transaction(async (db) => {
    const person = await db
      .insertInto('person')
      .values({ name: 'Noemí', last_name: `Paredes ${id}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const church = await db
      .insertInto('church')
      .values({ name: `Casa ${id}`, city: 'Centro', country, valid_from: '2020-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const of = { person_id: person.id, church_id: church.id, country };
    await db.updateTable('application').set(of).where('id', '=', id).execute();
    return { id, person: person.id };
  });
}
const ephesianOf = async (id: number) => (await readApplication(portal, id)).ephesian_id;

test('tells who has which countries; of the others nobody has the charge', async () => {
  const { countries, ephesians } = (await admin.get(PATH)).data;
  expect(countries).toContainEqual({ country: 'MX', ephesian: one });
  expect(countries).toContainEqual({ country: 'BR', ephesian: other });
  expect(await holderOf('JP')).toBeUndefined();
  expect(ephesians.map(({ id, active }: { id: number; active: boolean }) => [id, active])).toEqual(
    expect.arrayContaining([
      [one, true],
      [other, true],
    ]),
  );
  expect((await (await portal.staff('supervisor')).get(PATH)).codes).toEqual(['GE004']);
});

test('gives a country with its open applications, and neither Ephesian sees what is the other’s', async () => {
  const open = await insertLed('GT');
  const beside = await insertLed('GT', { ephesian: 'ephesian2' });
  const nobodys = await insertLed('GT', { ephesian: null });
  const closed = await insertLed('GT', { status: 'REJECTED' });
  const deleted = await insertLed('GT', { deleted: true });
  const stays = await insertLed('HN');
  const asked = { countries: [{ country: 'GT', from: one }], assignee: other };
  expect((await admin.send('POST', `${PATH}/countries/preview`, asked)).data).toEqual({
    applications: 2,
    churches: 5,
    leaders: 4,
  });
  expect((await give({ GT: one }, other)).codes).toEqual(['region.taken']);
  const { runId } = (await give({ GT: one }, other, { takeOver: true })).data;
  const rows = await rowsOf(portal, admin, runId);
  expect(rows.map(({ subjectId, state }) => [subjectId, state])).toEqual([
    [open.id, 'DONE'],
    [nobodys.id, 'DONE'],
  ]);
  expect(await Promise.all([open, beside, nobodys, closed, deleted, stays].map(({ id }) => ephesianOf(id)))).toEqual([
    other,
    other,
    other,
    one,
    one,
    one,
  ]);
  const [first, second] = [await portal.staff('ephesian'), await portal.staff('ephesian2')];
  const seen = async (caller: Caller, id: number) => (await caller.get(`/api/business/request/${id}`)).status;
  expect([await seen(first, open.id), await seen(second, open.id)]).toEqual([404, 200]);
  expect([await seen(first, stays.id), await seen(second, stays.id)]).toEqual([200, 404]);
  expect(await historyOf(portal, 'regions', 0)).toContainEqual(
    expect.objectContaining({ kind: 'given', detail: { countries: ['GT'], assigneeFrom: one, assigneeTo: other } }),
  );
  expect((await historyOf(portal, 'applications', nobodys.id)).at(-1)).toMatchObject({
    kind: 'assigned',
    detail: { kind: 'ephesian', assigneeFrom: null, assigneeTo: other },
  });
});

test('leaves the applications where they are when it is told so, and tells nothing where nothing changes', async () => {
  const { id } = await insertLed('NI');
  const before = (await historyOf(portal, 'regions', 0)).length;
  expect((await give({ NI: one }, other, { takeOver: true, handOver: false })).data).toEqual({ runId: null });
  expect([await ephesianOf(id), await holderOf('NI')]).toEqual([one, other]);
  expect((await give({ NI: other }, other)).data).toEqual({ runId: null });
  expect(await historyOf(portal, 'regions', 0)).toHaveLength(before + 1);
});

test('takes countries away, and gives those that nobody has', async () => {
  expect((await give({ JP: null, KR: null }, one)).codes).toEqual([]);
  expect([await holderOf('JP'), await holderOf('KR')]).toEqual([one, one]);
  const { id } = await insertLed('JP');
  const { runId } = (await give({ JP: one }, null)).data;
  await rowsOf(portal, admin, runId);
  expect([await holderOf('JP'), await ephesianOf(id)]).toEqual([undefined, null]);
});

test('refuses what the reader did not see, who is no Ephesian, and no country', async () => {
  const stale = await give({ MX: other }, other);
  expect([stale.status, stale.codes]).toEqual([409, ['record.stale']]);
  expect(stale.body.data.present.countries).toContainEqual({ country: 'MX', ephesian: one });
  expect((await give({ MX: one }, await staffId(portal, 'analyst'))).codes).toEqual(['assign.kind']);
  expect((await give({ XX: null }, one)).codes).toEqual(['field.choice']);
  expect((await give({}, one)).status).toBe(400);
});

test('of two who give the same country at once one is told that it has changed', async () => {
  const answers = await Promise.all([give({ IS: null }, one), give({ IS: null }, other)]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['record.stale']);
});

test('a region that is taken over while its run is under way ends with the last', async () => {
  const { id } = await insertLed('PA');
  const first = (await give({ PA: one }, other, { takeOver: true })).data;
  await give({ PA: other }, one, { takeOver: true });
  await give({ PA: one }, other, { takeOver: true });
  await rowsOf(portal, admin, first.runId);
  expect([await holderOf('PA'), await ephesianOf(id)]).toEqual([other, other]);
});

test('a leader by hand goes with the Ephesian, wherever the church lies, and back to the country', async () => {
  const { id, person } = await insertLed('CR');
  const path = `${PATH}/leader/${person}`;
  const body = { from: null, assignee: other, handOver: true };
  expect((await admin.send('POST', `${path}/preview`, body)).data).toEqual({
    applications: 1,
    churches: 1,
    leaders: 1,
  });
  await rowsOf(portal, admin, (await admin.send('PUT', path, body)).data.runId);
  expect(await ephesianOf(id)).toBe(other);
  expect((await admin.send('PUT', path, { ...body, assignee: one })).codes).toEqual(['record.stale']);
  expect((await admin.send('PUT', path, { ...body, from: other, assignee: one })).codes).toEqual(['region.taken']);
  // The country does not carry along who is by hand.
  await rowsOf(portal, admin, (await give({ CR: one }, null)).data.runId ?? 0).catch(() => undefined);
  expect(await ephesianOf(id)).toBe(other);
  await give({ CR: null }, one);
  await rowsOf(portal, admin, (await admin.send('PUT', path, { ...body, from: other, assignee: null })).data.runId);
  expect(await ephesianOf(id)).toBe(one);
  expect((await historyOf(portal, 'persons', person)).map(({ kind }) => kind)).toEqual(['associated', 'associated']);
  expect((await admin.send('PUT', `${PATH}/leader/999999`, body)).status).toBe(404);
});
