import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { ANSWERED } from '../../test/interviewAnswers.ts';
import { insertApplication, readApplication, type ApplicationFacts } from '../../test/factories.ts';
import { postNotice } from '../../test/notices.ts';

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
const record = (caller: Caller, id: number, body: object) =>
  caller.send('POST', `${at(id)}/interviews`, { version: 2, answers: ANSWERED, ...body });

test('accepts and moves on in one act', async () => {
  const id = await insert();
  const { data } = await record(ephesian, id, { result: 'ACCEPTED', comments: ' Firm in faith\n好 ' });
  expect(data).toMatchObject({ status: 'INTERVIEW_SUCCESS', interviewResult: 'ACCEPTED', version: 3, missing: [] });
  const { interviews } = (await ephesian.get(at(id))).data;
  expect(interviews).toMatchObject([{ result: 'ACCEPTED', comments: 'Firm in faith\n好', by: 'Abraham Quiñones' }]);
});

test('keeps an acceptance that meets another gate, stays, says why, and goes by hand once it is met', async () => {
  const id = await insert({ openCorrections: 1 });
  const { data } = await record(ephesian, id, { result: 'ACCEPTED' });
  expect(data).toMatchObject({ status: 'INTERVIEW', interviewResult: 'ACCEPTED', version: 3 });
  expect(data.missing).toEqual([{ code: 'move.corrections', params: { n: 1 } }]);
  const move = (version: number) =>
    ephesian.send('POST', `${at(id)}/moves`, { from: 'INTERVIEW', to: 'INTERVIEW_SUCCESS', version });
  expect((await move(3)).codes).toEqual(['move.corrections']);
  const [{ id: correction }] = (await supervisor.get(at(id))).data.corrections;
  await supervisor.send('POST', `${at(id)}/corrections/${correction}/withdrawals`, { version: 3 });
  expect((await move(4)).data.status).toBe('INTERVIEW_SUCCESS');

  const unpaid = await insert({ payment: 'PENDING' });
  expect((await record(ephesian, unpaid, { result: 'ACCEPTED' })).data).toMatchObject({
    status: 'INTERVIEW',
    missing: [{ code: 'move.notPaid' }],
  });
});

test('saves for later and decides afterwards', async () => {
  const id = await insert();
  expect((await record(ephesian, id, { result: 'LATER', comments: 'Call again' })).data).toMatchObject({
    status: 'INTERVIEW',
    interviewResult: 'LATER',
    missing: [{ code: 'move.interview' }],
  });
  expect((await record(ephesian, id, { result: 'ACCEPTED', version: 3 })).data.status).toBe('INTERVIEW_SUCCESS');
});

test('denies and deactivates in one act, with the form', async () => {
  const id = await insert({ openCorrections: 1 });
  const missing = await record(ephesian, id, { result: 'DENIED' });
  expect(missing).toMatchObject({ status: 422, codes: ['interview.denied'] });
  expect(await readApplication(portal, id)).toMatchObject({ status: 'INTERVIEW', interview_result: null, version: 2 });
  const { data } = await record(ephesian, id, {
    result: 'DENIED',
    comments: 'No',
    deactivation: { reason: 'Not in agreement' },
  });
  expect(data).toMatchObject({
    status: 'REJECTED',
    interviewResult: 'DENIED',
    rejectTypeValue: 'INTERVIEW_DENIED',
    version: 3,
  });
  const detail = (await ephesian.get(at(id))).data;
  expect(detail.deactivation).toMatchObject({
    type: 'INTERVIEW_DENIED',
    reason: 'Not in agreement',
    by: 'Abraham Quiñones',
  });
  expect(detail.history[0]).toMatchObject({ what: 'mail.written', detail: { template: 'stageRejected' } });
  expect(detail.history[1]).toMatchObject({
    what: 'interview.recorded',
    detail: { result: 'DENIED', from: 'INTERVIEW', to: 'REJECTED' },
  });
});

test('denies with what is given back and words of its own to the applicant', async () => {
  const admin = await portal.staff('admin');
  const id = await insert({ payment: 'PENDING' });
  await postNotice(portal, { session: 'cs_denied', application: id });
  const { version } = await readApplication(portal, id);
  const refund = { amount: 100, reference: 're_7', reason: 'LAW' };
  const mail = { subject: 'Our talk', text: 'Dear {recipient}' };
  const body = { result: 'DENIED', version, deactivation: { reason: 'x', refund, mail } };
  expect(await record(ephesian, id, body)).toMatchObject({
    status: 403,
    body: { data: { permission: 'business.request.payment' } },
  });
  const tooMuch = { ...body, deactivation: { ...body.deactivation, refund: { ...refund, amount: 99_999_999 } } };
  expect((await record(admin, id, tooMuch)).body.data.fields).toEqual({
    'deactivation.refund.amount': { code: 'refund.tooMuch' },
  });
  expect((await record(admin, id, body)).data.status).toBe('REJECTED');
  expect((await admin.get(at(id))).data.payments).toMatchObject([{ refund: { amount: 100, reason: 'LAW' } }]);
  expect((await admin.get(`${at(id)}/mails`)).data[0]).toMatchObject({
    written: { subject: 'Our talk', text: 'Dear Lucía Arango' },
  });
});

test.each(BOARD_STAGES.filter((stage) => stage !== 'INTERVIEW'))('is not held in %s', async (status) => {
  const manager = await portal.staff('manager');
  expect(await record(manager, await insert({ status }), { result: 'LATER' })).toMatchObject({
    status: 422,
    codes: ['interview.stage'],
  });
});

test('refuses an answer while deactivated, and keeps the gate closed', async () => {
  const id = await insert({ interviewActive: false });
  expect(await record(ephesian, id, { result: 'ACCEPTED' })).toMatchObject({
    status: 422,
    codes: ['interview.deactivated'],
  });
  const move = await supervisor.send('POST', `${at(id)}/moves`, {
    from: 'INTERVIEW',
    to: 'INTERVIEW_SUCCESS',
    version: 2,
  });
  expect(move.codes).toEqual(['move.interview']);
});

test('is the right of who may act in the stage, on their own', async () => {
  const analyst = await portal.staff('analyst');
  const id = await insert({ analyst: 'analyst' });
  expect(await record(analyst, id, { result: 'LATER' })).toMatchObject({
    status: 403,
    body: { data: { permission: 'business.request.do.interview' } },
  });
  expect((await record(await portal.staff('ephesian2'), id, { result: 'LATER' })).codes).toEqual(['http.notFound']);
  expect((await record(supervisor, id, { result: 'LATER' })).status).toBe(200);
});

test('refuses wrong fields and another version', async () => {
  const id = await insert();
  const wrong = await record(ephesian, id, {
    result: 'MAYBE',
    comments: 'x'.repeat(5001),
    deactivation: { reason: '' },
  });
  expect(Object.keys(wrong.body.data.fields).toSorted()).toEqual(['comments', 'deactivation.reason', 'result']);
  expect((await record(ephesian, id, { result: 'LATER', comments: '🙏'.repeat(5000) })).status).toBe(200);
  expect((await record(ephesian, id, { result: 'LATER' })).codes).toEqual(['move.stale']);
});

test('tells a missing right before the stage, as every act of a card does', async () => {
  const id = await insert({ status: 'PAID' });
  const analyst = await portal.staff('analyst');
  const assigned = await insertApplication(portal, { status: 'INTERVIEW_SUCCESS', analyst: 'analyst' });
  expect(await record(analyst, assigned, { result: 'ACCEPTED' })).toMatchObject({ status: 403, codes: ['GE004'] });
  expect(await record(supervisor, id, { result: 'ACCEPTED' })).toMatchObject({ codes: ['interview.stage'] });
});
