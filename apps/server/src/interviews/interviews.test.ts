import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOARD_STAGES, STAGES } from '@portal/domain/applications/stages.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, type ApplicationFacts } from '../../test/factories.ts';
import { ANSWERED } from '../../test/interviewAnswers.ts';

let portal: TestServer;
let ephesian: Caller;
let supervisor: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  ephesian = await portal.staff('ephesian');
  supervisor = await portal.staff('supervisor');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const insert = (facts: Partial<ApplicationFacts> = {}) =>
  insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', ...facts });
const interview = async (caller: Caller, id: number) => (await caller.get(`${at(id)}/interview`)).data;
const answer = (caller: Caller, id: number, question: string | null, text: string, more: object = {}) =>
  caller.send('PUT', `${at(id)}/interview/answers`, { question, answer: text, asked: 1, seen: 0, ...more });
const record = (caller: Caller, id: number, body: object) =>
  caller.send('POST', `${at(id)}/interviews`, { version: 2, ...body });

test('keeps what is typed for its interviewer alone, and the card as it was', async () => {
  const id = await insert();
  expect((await answer(ephesian, id, 'call', ' Early\non ')).data).toEqual({
    question: 'call',
    answer: 'Early\non',
    version: 1,
    overwritten: null,
  });
  await answer(ephesian, id, 'years-serving', '12,5');
  await answer(ephesian, id, null, 'Came alone.');
  const { active, mine, held, questions } = await interview(ephesian, id);
  expect({ active, held }).toEqual({ active: true, held: [] });
  expect(mine.answers.map((one: any) => [one.question, one.answer])).toEqual(
    expect.arrayContaining([
      ['call', 'Early\non'],
      ['years-serving', '12.5'],
      [null, 'Came alone.'],
    ]),
  );
  expect(questions.groups).toHaveLength(5);
  expect((await interview(supervisor, id)).mine.answers).toEqual([]);
  const { version, history } = (await ephesian.get(at(id))).data;
  expect(version).toBe(2);
  expect(history.filter(({ what }: any) => what === 'interview.begun')).toHaveLength(1);
});

test('of two windows the later is kept and told what it wrote over, until it writes again', async () => {
  const id = await insert();
  await answer(ephesian, id, 'call', 'First');
  await answer(ephesian, id, 'call', 'From the desk', { seen: 1 });
  const late = (await answer(ephesian, id, 'call', 'From the phone', { seen: 1 })).data;
  expect(late).toMatchObject({ answer: 'From the phone', version: 3, overwritten: 'From the desk' });
  expect((await interview(ephesian, id)).mine.answers[0]).toMatchObject(late);
  // The same once more is no change.
  expect((await answer(ephesian, id, 'call', 'From the phone', { seen: 1 })).data).toEqual(late);
  expect((await answer(ephesian, id, 'call', 'Both', { seen: 3 })).data.overwritten).toBeNull();
});

test.each([
  ['years-serving', 'twelve', 'field.numbers'],
  ['ordained', 'perhaps', 'field.choice'],
  ['call', 'x'.repeat(5001), 'field.max'],
  ['ordained-by', 'x'.repeat(501), 'field.max'],
  [null, 'x'.repeat(5001), 'field.max'],
  ['call', 'a\u0007b', 'field.special'],
])('refuses an answer to %s that is none: %s', async (question, text, code) => {
  const id = await insert();
  const { status, body } = await answer(ephesian, id, question, text);
  expect({ status, code: body.data.fields.answer.code }).toEqual({ status: 400, code });
  expect((await interview(ephesian, id)).mine.answers).toEqual([]);
});

test.each(['🙏'.repeat(5000), '<script>alert(1)</script> &amp; ‮txt.exe‬ \u2066x\u2069'])(
  'takes HTML, marks of direction and 5,000 emoji as text',
  async (text) => {
    const id = await insert();
    expect((await answer(ephesian, id, 'call', text)).data.answer).toBe(text);
  },
);

test('an answer keeps the question as it was asked, worded anew or removed while it was typed', async () => {
  const admin = await portal.staff('admin');
  const kept = (await admin.get('/api/business/interview-questions')).data;
  const without = kept.groups.map((group: any) => ({
    ...group,
    questions: group.questions
      .filter((one: any) => one.id !== 'prayer')
      .map((one: any) => (one.id === 'call' ? { ...one, text: { en: 'Anew?', es: '¿De nuevo?' } } : one)),
  }));
  const { version } = (
    await admin.send('PUT', '/api/business/interview-questions', { version: kept.version, groups: without })
  ).data;
  const id = await insert();
  const before = kept.version;
  expect((await answer(ephesian, id, 'prayer', 'For rain.', { asked: before })).status).toBe(200);
  await answer(ephesian, id, 'call', 'Early on', { asked: before });
  expect((await answer(ephesian, id, 'prayer', 'For sun.', { asked: version })).body.data.fields).toEqual({
    question: { code: 'field.choice' },
  });
  expect((await answer(ephesian, id, 'call', 'x', { asked: 999 })).body.data.fields).toEqual({
    asked: { code: 'field.choice' },
  });
  const { mine } = await interview(ephesian, id);
  expect(mine.noLongerAsked).toMatchObject([{ question: { id: 'prayer' }, answer: 'For rain.' }]);
  await record(ephesian, id, { result: 'LATER' });
  const [held] = (await interview(supervisor, id)).held;
  const asked = held.answers.map((one: any) => [one.question.text.en, one.answer]);
  expect(asked).toEqual([
    ['How did you recognize your call to ministry, and who has confirmed it?', 'Early on'],
    ['How may we pray for you?', 'For rain.'],
  ]);
  await admin.send('PUT', '/api/business/interview-questions', { version, groups: kept.groups });
});

test('a result needs an answer, and acceptance all required ones, told together', async () => {
  const id = await insert();
  await answer(ephesian, id, null, 'Only comments.');
  for (const body of [
    { result: 'LATER' },
    { result: 'DENIED', deactivation: { reason: 'x' } },
    { result: 'ACCEPTED' },
  ]) {
    expect(await record(ephesian, id, body)).toMatchObject({ status: 422, codes: ['interview.empty'] });
  }
  await answer(ephesian, id, 'call', 'Early on');
  const { status, codes, body } = await record(ephesian, id, { result: 'ACCEPTED' });
  expect({ status, codes }).toEqual({ status: 422, codes: ['interview.required'] });
  expect(Object.keys(body.data.fields)).toEqual(
    ['conversion', 'creed', 'accountability', 'motive'].map((question) => `answers.${question}`),
  );
  expect((await record(ephesian, id, { result: 'ACCEPTED', answers: ANSWERED })).data.status).toBe('INTERVIEW_SUCCESS');
});

test('is read by all who see the card once it has a result, with who and when; a second one stands beside it', async () => {
  const id = await insert({ openCorrections: 1 });
  await answer(ephesian, id, 'home', 'married');
  await answer(ephesian, id, 'spouse-serves', 'partly');
  await answer(ephesian, id, 'home', 'single', { seen: 1 });
  await answer(ephesian, id, null, 'A good talk.');
  await record(ephesian, id, { result: 'ACCEPTED', answers: ANSWERED });
  expect((await interview(ephesian, id)).mine.answers).toEqual([]);

  await answer(supervisor, id, 'call', 'Heard it too.');
  await record(supervisor, id, { result: 'LATER', version: 3 });
  await answer(supervisor, id, 'call', 'Heard it too, twice.', { seen: 1 });
  const { held } = await interview(await portal.staff('manager'), id);
  expect(held).toMatchObject([
    { result: 'LATER', answers: [{ answer: 'Heard it too, twice.' }] },
    { result: 'ACCEPTED', by: 'Abraham Quiñones', comments: 'A good talk.' },
  ]);
  // What was below an option that is not chosen any more is not told.
  const ids = held[1].answers.map((one: any) => one.question.id);
  expect(ids).toEqual(['conversion', 'call', 'home', 'creed', 'accountability', 'motive']);
});

test('is activated and deactivated, which closes answering and the gate', async () => {
  const id = await insert();
  const turn = (active: boolean, version: number, caller = ephesian) =>
    caller.send('POST', `${at(id)}/interview/switch`, { active, version });
  expect((await turn(false, 2)).data.version).toBe(3);
  expect((await turn(false, 3)).data.version).toBe(3);
  expect((await interview(ephesian, id)).active).toBe(false);
  expect(await answer(ephesian, id, 'call', 'x')).toMatchObject({ status: 422, codes: ['interview.deactivated'] });
  expect((await turn(true, 2)).codes).toEqual(['move.stale']);
  expect((await turn(true, 3)).data.version).toBe(4);
  expect((await answer(ephesian, id, 'call', 'x')).status).toBe(200);
  const analyst = await portal.staff('analyst');
  const own = await insert({ analyst: 'analyst' });
  const refused = await analyst.send('POST', `${at(own)}/interview/switch`, { active: false, version: 2 });
  expect(refused.codes).toEqual(['GE004']);
});

test.each(BOARD_STAGES)('is answered and switched in INTERVIEW only, and read from there on (%s)', async (status) => {
  const manager = await portal.staff('manager');
  const id = await insert({ status });
  const holds = STAGES[status].interview === 'do';
  expect((await answer(manager, id, 'call', 'x')).codes).toEqual(holds ? [] : ['interview.stage']);
  const turned = await manager.send('POST', `${at(id)}/interview/switch`, { active: false, version: 2 });
  expect(turned.codes).toEqual(holds ? [] : ['interview.stage']);
  const isRead = STAGES[status].interview !== 'none';
  expect((await manager.get(`${at(id)}/interview`)).status).toBe(isRead ? 200 : 404);
});

test('is out of reach where the card is', async () => {
  const id = await insert();
  const other = await portal.staff('ephesian2');
  expect((await other.get(`${at(id)}/interview`)).codes).toEqual(['http.notFound']);
  expect((await answer(other, id, 'call', 'x')).codes).toEqual(['http.notFound']);
});
