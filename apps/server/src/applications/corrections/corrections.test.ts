import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { BOARD_STAGES, STAGES } from '@portal/domain/applications/stages.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { insertApplication, readApplication, type ApplicationFacts } from '../../../test/factories.ts';

let portal: TestServer;
let supervisor: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const insert = (facts: ApplicationFacts) => insertApplication(portal, facts);
const ask = (caller: Caller, id: number, fields: string[], { message = 'Please complete it.', version = 2 } = {}) =>
  caller.send('POST', `${at(id)}/corrections`, { corrections: fields.map((field) => ({ field, message })), version });
const corrections = async (id: number) => (await supervisor.get(at(id))).data.corrections;

/** As if the applicant had answered: the form's own acts are tested with the intake. */
const answerAll = (id: number) =>
  portal.database.transaction((db) =>
    db
      .updateTable('correction')
      .set({ state: 'CORRECTED', answered_at: portal.clock.now() })
      .where('application_id', '=', id)
      .where('state', '=', 'REQUESTED')
      .execute(),
  );

test('asks for several fields at once, each with what stands there now', async () => {
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst', documents: ['LOGO'] });
  const fields = [
    'FORM_LEADER_NAME',
    'FORM_MINISTRY_MEMBERS',
    'FORM_DOCUMENT_LOGO',
    'FORM_LEADER_PHOTO',
    'FORM_LEADER_ZIP',
  ];
  const { data } = await ask(supervisor, id, fields, { message: ' Read\nagain ' });
  expect(data).toMatchObject({
    version: 3,
    openCorrections: 5,
    formState: 'FORM_STATE_REJECTED',
    missing: [{ code: 'move.corrections', params: { n: 5 } }],
  });
  const asked = await corrections(id);
  expect(asked.map(({ field, oldValue }: { field: string; oldValue: string }) => [field, oldValue])).toEqual([
    ['FORM_LEADER_NAME', 'Lucía'],
    ['FORM_MINISTRY_MEMBERS', '180'],
    ['FORM_DOCUMENT_LOGO', 'LOGO.pdf'],
    ['FORM_LEADER_PHOTO', 'foto ñandú.png'],
    ['FORM_LEADER_ZIP', null],
  ]);
  expect(asked[0]).toMatchObject({
    message: 'Read\nagain',
    state: 'REQUESTED',
    round: 1,
    askedBy: 'Noemí Castellanos',
    newValue: null,
  });
});

test('refuses a field that is asked for already, a key that is none, and an empty wish', async () => {
  const id = await insert({ status: 'ANALYSIS' });
  await ask(supervisor, id, ['FORM_LEADER_NAME']);
  expect(await ask(supervisor, id, ['FORM_LEADER_CITY', 'FORM_LEADER_NAME'], { version: 3 })).toMatchObject({
    status: 409,
    codes: ['correction.duplicate'],
  });
  expect((await ask(supervisor, id, ['FORM_LEADER_ZIP', 'FORM_LEADER_ZIP'], { version: 3 })).codes).toEqual([
    'correction.duplicate',
  ]);
  for (const key of ['FORM_LEADER', 'name', 'constructor', '__proto__', 'FORM_LEADER_NAME ', '']) {
    expect(await ask(supervisor, id, [key], { version: 3 })).toMatchObject({
      status: 422,
      codes: ['correction.field'],
    });
  }
  expect((await ask(supervisor, id, [], { version: 3 })).body.data.fields).toEqual({
    corrections: { code: 'field.required' },
  });
  expect((await ask(supervisor, id, ['FORM_LEADER_CITY'], { message: ' ', version: 3 })).body.data.fields).toEqual({
    'corrections.0.message': { code: 'field.required' },
  });
  expect(
    (await ask(supervisor, id, ['FORM_LEADER_CITY'], { message: 'x'.repeat(1001), version: 3 })).body.data.fields[
      'corrections.0.message'
    ].code,
  ).toBe('field.max');
  expect(await readApplication(portal, id)).toMatchObject({ open_corrections: 1, version: 3 });
});

test.each(BOARD_STAGES)('follows the stage’s flag in %s', async (status) => {
  const manager = await portal.staff('manager');
  const answer = await ask(manager, await insert({ status }), ['FORM_LEADER_NAME']);
  expect(answer.codes).toEqual(STAGES[status].corrections === 'request' ? [] : ['correction.stage']);
});

const FORWARD = [
  ['ANALYSIS', 'COMPLETE_ANALYSIS'],
  ['COMPLETE_ANALYSIS', 'INTERVIEW'],
  ['INTERVIEW', 'INTERVIEW_SUCCESS'],
  ['INTERVIEW_SUCCESS', 'APPROVED'],
  ['APPROVED', 'SENT'],
] as const;

test.each(FORWARD)('keeps a card in %s while one is open, and lets it go once accepted', async (from, to) => {
  const id = await insert({ status: from, analyst: 'analyst', ephesian: 'ephesian', interview: 'ACCEPTED' });
  await ask(supervisor, id, ['FORM_LEADER_NAME']);
  const move = (version: number) => supervisor.send('POST', `${at(id)}/moves`, { from, to, version });
  expect((await move(3)).codes).toEqual(['move.corrections']);
  await answerAll(id);
  expect((await move(3)).codes).toEqual(['move.corrections']);
  const [{ id: correction }] = await corrections(id);
  const accepted = await supervisor.send('POST', `${at(id)}/corrections/${correction}/acceptances`, { version: 3 });
  expect(accepted.data).toMatchObject({ openCorrections: 0, missing: [], version: 4 });
  expect((await move(4)).data.status).toBe(to);
});

test('sends an answered one back for another round, and accepts each once', async () => {
  const id = await insert({ status: 'ANALYSIS' });
  await ask(supervisor, id, ['FORM_LEADER_NAME']);
  const [{ id: correction }] = await corrections(id);
  const again = (version: number) =>
    supervisor.send('POST', `${at(id)}/corrections/${correction}/requests`, { message: 'In full', version });
  const accept = (version: number) =>
    supervisor.send('POST', `${at(id)}/corrections/${correction}/acceptances`, { version });
  expect(await again(3)).toMatchObject({ status: 409, codes: ['correction.state'] });
  await answerAll(id);
  expect((await again(3)).data).toMatchObject({ version: 4, openCorrections: 1 });
  expect((await corrections(id))[0]).toMatchObject({ state: 'REQUESTED', round: 2, message: 'In full' });
  expect((await accept(4)).codes).toEqual(['correction.state']);
  await answerAll(id);
  expect((await accept(4)).data.openCorrections).toBe(0);
  expect(await accept(5)).toMatchObject({ status: 409, codes: ['correction.state'] });
  expect((await again(5)).codes).toEqual(['correction.state']);
  expect((await ask(supervisor, id, ['FORM_LEADER_NAME'], { version: 5 })).data.openCorrections).toBe(1);
});

test('asks for each field in words of its own, and mails them beside it', async () => {
  const id = await insert({ status: 'ANALYSIS' });
  const asked = [
    { field: 'FORM_LEADER_NAME', message: 'As in the passport' },
    { field: 'FORM_MINISTRY_NAME', message: 'Without the city' },
  ];
  await supervisor.send('POST', `${at(id)}/corrections`, { corrections: asked, version: 2 });
  expect(await corrections(id)).toMatchObject(asked);
  const outbox = (await (await portal.staff('admin')).get('/api/business/outbox')).data.data;
  const mail = outbox.find(({ text }: { text: string }) => text.includes('Without the city'));
  expect(mail.text).toMatch(/- .*\nAs in the passport\n\n- .*\nWithout the city/);
});

test('takes back what nobody answered: the field closes for the client, the gate opens, and it may be asked anew', async () => {
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  await ask(supervisor, id, ['FORM_LEADER_NAME', 'FORM_LEADER_CITY']);
  const [name, city] = await corrections(id);
  const withdraw = (correction: number, version: number, caller = supervisor) =>
    caller.send('POST', `${at(id)}/corrections/${correction}/withdrawals`, { version });
  expect((await withdraw(name.id, 2)).codes).toEqual(['move.stale']);
  expect((await withdraw(name.id, 3)).data).toMatchObject({ version: 4, openCorrections: 1 });
  expect((await withdraw(name.id, 4)).codes).toEqual(['correction.state']);
  expect((await corrections(id))[0]).toMatchObject({ field: 'FORM_LEADER_NAME', state: 'WITHDRAWN' });
  const { history } = (await supervisor.get(at(id))).data;
  const withdrawn = history.find(({ what }: { what: string }) => what === 'correction.withdrawn');
  expect(withdrawn).toMatchObject({ detail: { field: 'FORM_LEADER_NAME' }, by: 'Noemí Castellanos' });
  await answerAll(id);
  expect(await withdraw(city.id, 4)).toMatchObject({ status: 409, codes: ['correction.state'] });
  const accepted = await supervisor.send('POST', `${at(id)}/corrections/${city.id}/acceptances`, { version: 4 });
  expect(accepted.data).toMatchObject({ openCorrections: 0, missing: [] });
  expect((await ask(supervisor, id, ['FORM_LEADER_NAME'], { version: 5 })).data.openCorrections).toBe(1);
});

test('finds no correction of another application', async () => {
  const [one, two] = [await insert({ status: 'ANALYSIS' }), await insert({ status: 'ANALYSIS' })];
  await ask(supervisor, one, ['FORM_LEADER_NAME']);
  const [{ id: correction }] = await corrections(one);
  for (const act of ['acceptances', 'requests', 'withdrawals']) {
    const answer = await supervisor.send('POST', `${at(two)}/corrections/${correction}/${act}`, {
      version: 2,
      message: 'x',
    });
    expect(answer.codes).toEqual(['http.notFound']);
  }
});

test('needs the right, and shows corrections only to those who may see them', async () => {
  const ephesian = await portal.staff('ephesian');
  const id = await insert({ status: 'INTERVIEW', ephesian: 'ephesian', openCorrections: 1 });
  expect(await ask(ephesian, id, ['FORM_LEADER_CITY'])).toMatchObject({
    status: 403,
    body: { data: { permission: 'business.request.do.processing.corrections' } },
  });
  const { data } = await ephesian.get(at(id));
  expect([data.corrections, data.errorsFields, data.openCorrections, data.may.seeCorrections]).toEqual([
    [],
    [],
    1,
    false,
  ]);
});

test('asking, asking again, withdrawing and accepting need one right, which is that of corrections and no other', async () => {
  const OWN = 'business.request.do.processing.corrections';
  const theirs = SHIPPED_ROLES.supervisor.filter((slug) => slug !== OWN);
  const others = await inRole(portal, 'supervisor', theirs);
  const owns = await inRole(portal, 'supervisor', ['business.request.show.analysis', OWN]);
  const id = await insert({ status: 'ANALYSIS' });
  const steps = [
    ['', 'REQUESTED', { corrections: [{ field: 'FORM_LEADER_NAME', message: 'Again' }] }, 2],
    ['/requests', 'CORRECTED', {}, 3],
    ['/acceptances', 'CORRECTED', {}, 4],
    ['/withdrawals', 'REQUESTED', {}, 5],
  ] as const;
  for (const [step, state, body, version] of steps) {
    await portal.database.transaction((db) =>
      db.updateTable('correction').set({ state }).where('application_id', '=', id).execute(),
    );
    const [asked] = await corrections(id);
    const url = `${at(id)}/corrections${step && `/${asked?.id}${step}`}`;
    const payload = { message: 'Again', version, ...body };
    expect(await others.send('POST', url, payload)).toMatchObject({
      status: 403,
      codes: ['GE004'],
      body: { data: { permission: OWN } },
    });
    expect((await owns.send('POST', url, payload)).codes).toEqual([]);
  }
});

test('mails the applicant, once an act, with the fields in their language', async () => {
  const id = await insert({ status: 'ANALYSIS' });
  const key = { 'idempotency-key': 'ask-only-once' };
  const both = ['FORM_LEADER_NAME', 'FORM_MINISTRY_NAME'].map((field) => ({ field, message: 'Both, please' }));
  const body = { corrections: both, version: 2 };
  await supervisor.send('POST', `${at(id)}/corrections`, body, key);
  await supervisor.send('POST', `${at(id)}/corrections`, body, key);
  const outbox = (await (await portal.staff('admin')).get('/api/business/outbox')).data.data;
  const mails = outbox.filter(({ text }: { text: string }) => text.includes('Both, please'));
  expect(mails).toHaveLength(1);
  expect(mails[0].links[0]).toContain(`/request/${id}/corrections`);
});
