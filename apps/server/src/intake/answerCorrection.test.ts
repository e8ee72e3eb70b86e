import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { giveRules } from '../../test/people/giveRules.ts';
import { mailTo, newApplicant, PDF, png, submitted } from '../../test/people/applicants.ts';
import { payOnline } from '../../test/notices.ts';

let portal: TestServer;
let client: Caller;
let supervisor: Caller;
let id: number;

const rowOf = () =>
  portal.database.read((db) => db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const card = async () => (await supervisor.get(`/api/business/request/${id}`)).data;
const open = async () =>
  (await client.get(`/api/client/request/${id}/corrections`)).data as { id: number; field: string; state: string }[];
const answer = async (field: string, value: unknown) => {
  const asked = (await open()).find((correction) => correction.field === field);
  return client.send('PUT', `/api/client/request/${id}/corrections/${asked?.id}`, { value });
};
const ask = async (...fields: string[]) => {
  const asked = await supervisor.send('POST', `/api/business/request/${id}/corrections`, {
    corrections: fields.map((field) => ({ field, message: 'Please look again.' })),
    version: (await rowOf()).version,
  });
  if (!asked.body.status) throw new Error(JSON.stringify(asked.body));
};

beforeAll(async () => {
  portal = await buildTestServer();
  client = await newApplicant(portal, 'corrects@example.org', 'en');
  supervisor = await portal.staff('supervisor');
  await giveRules(portal, 'CR', [
    { colour: '#aa0000', threshold: { min: 50, max: 199 } },
    { colour: '#00aa00', threshold: { min: 200, max: null } },
  ]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  id = await submitted(client);
  await payOnline(portal, client, id);
  const analysts = (await supervisor.get('/api/business/user/assignable/analyst')).data;
  const moved = await supervisor.send('POST', `/api/business/request/${id}/moves`, {
    from: 'PAID',
    to: 'ANALYSIS',
    version: (await rowOf()).version,
    assignee: analysts[0].id,
  });
  if (!moved.body.status) throw new Error(JSON.stringify(moved.body));
});

test('opens only the named fields, and answers them by the rules of the form', async () => {
  await ask('FORM_LEADER_LAST_NAME', 'FORM_MINISTRY_WEBSITE');
  expect((await open()).map(({ field }) => field)).toEqual(['FORM_LEADER_LAST_NAME', 'FORM_MINISTRY_WEBSITE']);
  expect((await client.get(`/api/client/request/${id}`)).data).toMatchObject({
    formState: 'FORM_STATE_REJECTED',
    openCorrections: 2,
  });
  const mail = await mailTo(portal, 'corrects@example.org');
  expect(mail.text).toContain('- Leader: Last name');
  expect(mail.text).toContain('Please look again.');

  expect((await answer('FORM_LEADER_LAST_NAME', 'R2')).body.data.fields).toEqual({ value: { code: 'field.letters' } });
  expect((await answer('FORM_LEADER_LAST_NAME', '')).body.data.fields).toEqual({ value: { code: 'field.required' } });
  expect((await answer('FORM_LEADER_LAST_NAME', 7)).body.data.fields).toEqual({ value: { code: 'field.type' } });
  expect((await answer('FORM_MINISTRY_WEBSITE', null)).status).toBe(200);

  const before = await rowOf();
  expect((await answer('FORM_LEADER_LAST_NAME', ' Núñez ')).status).toBe(200);
  expect((await answer('FORM_LEADER_LAST_NAME', 'Other')).codes).toEqual(['correction.state']);
  const after = await card();
  expect(after).toMatchObject({ pastorLastName: 'Núñez', version: before.version + 1, openCorrections: 2 });
  expect(after.errorsFields).toContainEqual(
    expect.objectContaining({ key: 'FORM_LEADER_LAST_NAME', old: 'Fernández-O’Brien', new: 'Núñez' }),
  );
  expect(after.corrections[0]).toMatchObject({ state: 'CORRECTED', oldValue: 'Fernández-O’Brien', newValue: 'Núñez' });
  const person = await portal.database.read((db) =>
    db.selectFrom('person').select('last_name').where('id', '=', before.person_id).executeTakeFirstOrThrow(),
  );
  expect(person.last_name).toBe('Núñez');
});

test('takes a photo and a document, each judged by its own rule', async () => {
  await ask('FORM_LEADER_PHOTO', 'FORM_DOCUMENT_LOGO');
  const [photo, logo] = await open();
  const upload = (correction: number | undefined, name: string, bytes: Buffer) =>
    client.upload('PUT', `/api/client/request/${id}/corrections/${correction}`, { name, bytes });
  expect((await upload(photo?.id, 'me.pdf', PDF)).codes).toEqual(['field.file']);
  expect((await answer('FORM_LEADER_PHOTO', 'text')).body.data.fields).toEqual({ file: { code: 'field.required' } });
  const before = (await card()).pastorPhoto;
  expect((await upload(photo?.id, 'me.png', await png(260))).status).toBe(200);
  expect((await upload(logo?.id, 'logo.png', await png(310))).status).toBe(200);
  const after = await card();
  expect(after.pastorPhoto).not.toBe(before);
  expect(after.documents.find(({ kind }: { kind: string }) => kind === 'LOGO')).toMatchObject({ name: 'logo.png' });
  expect(after.corrections).toMatchObject([
    { oldValue: 'lucia.png', newValue: 'me.png' },
    { oldValue: 'LOGO.pdf', newValue: 'logo.png' },
  ]);
});

test('judges anew when members or country change, and never moves the card', async () => {
  expect(await rowOf()).toMatchObject({ classification: '2', flag: '#00aa00' });
  await ask('FORM_MINISTRY_MEMBERS', 'FORM_MINISTRY_ADDRESS');
  await answer('FORM_MINISTRY_MEMBERS', 60);
  expect(await rowOf()).toMatchObject({ status: 'ANALYSIS', classification: '1', flag: '#aa0000' });
  await giveRules(portal, 'CR', [
    { colour: '#0000aa', threshold: { min: 50, max: 199 } },
    { colour: '#00aa00', threshold: { min: 200, max: null } },
  ]);
  await answer('FORM_MINISTRY_ADDRESS', 'Calle 9');
  expect((await rowOf()).flag).toBe('#aa0000');
});

test('answers no correction of another application, be it one’s own', async () => {
  await ask('FORM_LEADER_CITY', 'FORM_DOCUMENT_LOGO');
  const [city, logo] = await open();
  const stranger = await newApplicant(portal, `stranger-${id}@example.org`, 'en');
  const before = await rowOf();
  for (const caller of [client, stranger]) {
    const other = await submitted(caller);
    const at = `/api/client/request/${other}/corrections`;
    expect((await caller.send('PUT', `${at}/${city?.id}`, { value: 'Heredia' })).codes).toEqual(['http.notFound']);
    const file = { name: 'logo.png', bytes: await png(310) };
    expect((await caller.upload('PUT', `${at}/${logo?.id}`, file)).codes).toEqual(['http.notFound']);
    expect((await caller.get(`/api/client/request/${other}`)).data.leader.city).toBe('San José');
  }
  expect(await rowOf()).toEqual(before);
  expect(await open()).toMatchObject([{ state: 'REQUESTED' }, { state: 'REQUESTED' }]);
});

test('answers another round after it was asked again, and nothing once accepted', async () => {
  await ask('FORM_LEADER_CITY');
  await answer('FORM_LEADER_CITY', 'Alajuela');
  const [correction] = await open();
  const step = async (what: 'requests' | 'acceptances') =>
    supervisor.send('POST', `/api/business/request/${id}/corrections/${correction?.id}/${what}`, {
      message: 'Not yet.',
      version: (await rowOf()).version,
    });
  await step('requests');
  expect(await open()).toMatchObject([{ state: 'REQUESTED', round: 2, message: 'Not yet.' }]);
  expect((await answer('FORM_LEADER_CITY', 'Cartago')).status).toBe(200);
  await step('acceptances');
  expect(await open()).toEqual([]);
  const late = await client.send('PUT', `/api/client/request/${id}/corrections/${correction?.id}`, {
    value: 'Heredia',
  });
  expect(late.codes).toEqual(['correction.state']);
});

test('opens no field any more once its correction is withdrawn', async () => {
  await ask('FORM_LEADER_CITY');
  const [correction] = await open();
  const taken = await supervisor.send('POST', `/api/business/request/${id}/corrections/${correction?.id}/withdrawals`, {
    version: (await rowOf()).version,
  });
  expect(taken.data).toMatchObject({ openCorrections: 0 });
  expect(await open()).toEqual([]);
  const late = await client.send('PUT', `/api/client/request/${id}/corrections/${correction?.id}`, {
    value: 'Heredia',
  });
  expect(late.codes).toEqual(['correction.state']);
});
