import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { giveRules } from '../../test/people/giveRules.ts';
import { insertApplication, readApplication } from '../../test/factories.ts';
import { historyOf } from '../../test/historyOf.ts';

let portal: TestServer;
let supervisor: Caller;
let id: number;

type Values = Readonly<Record<string, unknown>>;
const edit = (section: string, values: Values, was: Values = {}, caller = supervisor, of = id) =>
  caller.send('PUT', `/api/business/request/${of}/form/${section}`, { values, was });
const detail = async () => (await supervisor.get(`/api/business/request/${id}`)).data;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
  await giveRules(portal, 'MX', [
    { colour: '#aa0000', threshold: { min: 0, max: 199 } },
    { colour: '#00aa00', threshold: { min: 200, max: null } },
  ]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
});

test('each change is kept old → new with who and when, card, person and history follow', async () => {
  const { pastor, version } = await detail();
  const before = pastor.leader.lastName;
  const answer = await edit('leader', { lastName: '  García-López ', city: 'Mérida' }, { lastName: before });
  expect(answer.data).toMatchObject({ id, version: version + 1 });
  const after = await detail();
  expect(after.pastor.leader).toMatchObject({ lastName: 'García-López', city: 'Mérida' });
  expect(after.pastorLastName).toBe('García-López');
  expect(after.errorsFields).toContainEqual({
    key: 'FORM_LEADER_LAST_NAME',
    old: before,
    new: 'García-López',
    who: expect.stringMatching(/\w/),
    when: portal.clock.now().toISOString(),
  });
  expect(await historyOf(portal, 'applications', id)).toContainEqual(
    expect.objectContaining({
      kind: 'edited',
      detail: { fields: ['FORM_LEADER_LAST_NAME', 'FORM_LEADER_CITY'] },
    }),
  );
  const row = await readApplication(portal, id);
  const person = await portal.database.read((db) =>
    db.selectFrom('person').select('last_name').where('id', '=', row.person_id).executeTakeFirstOrThrow(),
  );
  expect(person.last_name).toBe('García-López');
});

test('members and country judge anew, the stage stays; another field does not judge', async () => {
  expect((await edit('ministry', { members: 120 })).data).toMatchObject({ flag: '#aa0000', status: 'ANALYSIS' });
  const { classification } = await detail();
  expect((await edit('ministry', { members: 200 })).data).toMatchObject({ flag: '#00aa00', status: 'ANALYSIS' });
  expect((await detail()).classification).not.toBe(classification);
});

test('what another changed meanwhile is not overwritten, and a card that went on does not stand in the way', async () => {
  const seen = (await detail()).pastor.leader;
  await edit('leader', { city: 'Oaxaca' });
  const late = await edit('leader', { city: 'Toluca' }, { city: seen.city });
  expect(late).toMatchObject({ status: 409, codes: ['record.stale'] });
  expect(late.body.data.present.values).toMatchObject({ city: 'Oaxaca' });
  expect((await detail()).pastor.leader.city).toBe('Oaxaca');
  expect((await edit('leader', { zip: '06700' }, { zip: seen.zip })).status).toBe(200);
});

test('what is as it was changes nothing', async () => {
  const { pastor, version } = await detail();
  expect((await edit('leader', { city: ` ${pastor.leader.city} ` })).data).toMatchObject({ version });
  expect((await detail()).errorsFields).toEqual([]);
});

test('each field is judged by its rule, at its place, and nothing is half written', async () => {
  const refused = await edit('leader', { name: 'Ana', email: 'nobody', lastName: '' });
  expect(refused.status).toBe(400);
  expect(refused.body.data.fields).toEqual({
    'values.email': { code: 'field.email' },
    'values.lastName': { code: 'field.required' },
  });
  expect((await detail()).errorsFields).toEqual([]);
});

test('a phone that is too long with its country code is refused', async () => {
  const refused = await edit('contact', { areaCode: '502', phone: '1234567890123456' });
  expect(refused.body.data.fields).toHaveProperty(['values.phone']);
});

test('the spouse’s fields are open while the leader is married, and what stands there stays', async () => {
  await edit('leader', { civilStatus: 'MARRIED' });
  const spouse = { name: 'Irene', lastName: 'Soto', birthDate: '1980-02-03', marriageDate: '2001-05-06' };
  expect((await edit('spouse', spouse)).status).toBe(200);
  expect((await edit('leader', { civilStatus: 'DIVORCED' })).status).toBe(200);
  expect(await edit('spouse', { name: 'Inés' })).toMatchObject({ status: 422, codes: ['edit.notMarried'] });
  expect((await detail()).pastor.spouse).toMatchObject(spouse);
});

test.each(BOARD_STAGES)('the form is edited from PAID to SENT only, in %s too or not', async (status) => {
  id = await insertApplication(portal, { status });
  const answer = await edit('contact', { name: 'Rosa' });
  const isOpen = !['REJECT_BY_TAG', 'COMPLETE', 'REJECTED'].includes(status);
  expect(answer.codes).toEqual(isOpen ? [] : ['edit.stage']);
});

test('needs its right, and sight of the card', async () => {
  const ephesian = await portal.staff('ephesian');
  const mine = await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian' });
  expect((await edit('contact', { name: 'Rosa' }, {}, ephesian, mine)).status).toBe(403);
  const analyst = await portal.staff('analyst');
  const foreign = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst2' });
  expect((await edit('contact', { name: 'Rosa' }, {}, analyst, foreign)).status).toBe(404);
});
