import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { PDF } from '../../../test/people/applicants.ts';
import { insertApplication, readApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const insert = (facts: ApplicationFacts) => insertApplication(portal, facts);
const exonerate = (caller: Caller, id: number, type: string, body: object = {}) =>
  caller.send('POST', `${at(id)}/exonerations`, { type, reason: 'HARDSHIP', version: 2, ...body });

const AFTER_PAYMENT: Record<string, string> = {
  COMPLETE: 'ANALYSIS',
  ANALYSIS: 'ANALYSIS',
  COMPLETE_ANALYSIS: 'COMPLETE_ANALYSIS',
  INTERVIEW: 'INTERVIEW',
};

test.each(BOARD_STAGES)('exonerates by payment while unpaid in the four stages, in %s too or not', async (status) => {
  const id = await insert({ status, payment: 'PENDING' });
  const answer = await exonerate(manager, id, 'PAYMENT');
  const to = AFTER_PAYMENT[status];
  if (to === undefined) return expect(answer).toMatchObject({ status: 422, codes: ['exonerate.payment'] });
  expect(answer.data).toMatchObject({
    status: to,
    paymentStatus: 'EXONERATED',
    paymentType: 'EXONERATED',
    exonerationType: 'PAYMENT',
    exonerationTypeValue: 'HARDSHIP',
    dateIs: 'paid',
    interviewWaived: false,
  });
  expect((await exonerate(manager, id, 'PAYMENT', { version: 3 })).codes).toEqual(['exonerate.payment']);
});

test('refuses an exoneration by payment of what is paid', async () => {
  expect((await exonerate(manager, await insert({ status: 'ANALYSIS' }), 'PAYMENT')).codes).toEqual([
    'exonerate.payment',
  ]);
});

test.each(BOARD_STAGES)('exonerates by process where the table says so, in %s too or not', async (status) => {
  const id = await insert({ status });
  const answer = await exonerate(manager, id, 'PROCESS', { reason: 'FOUNDER_OR_BOARD' });
  if (status === 'REJECT_BY_TAG') {
    return expect(answer.data).toMatchObject({
      status: 'ANALYSIS',
      interviewWaived: false,
      exonerationType: 'PROCESS',
      paymentStatus: 'PENDING',
    });
  }
  if (!['ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW'].includes(status)) {
    return expect(answer).toMatchObject({ status: 422, codes: ['exonerate.process'] });
  }
  expect(answer.data).toMatchObject({ status, interviewWaived: true, exonerationTypeValue: 'FOUNDER_OR_BOARD' });
  expect((await exonerate(manager, id, 'PROCESS', { version: 3 })).codes).toEqual(['exonerate.process']);
});

test('needs payment and no open correction to waive the interview, told together', async () => {
  const id = await insert({ status: 'INTERVIEW', payment: 'PENDING', openCorrections: 2 });
  expect(await exonerate(manager, id, 'PROCESS')).toMatchObject({
    status: 422,
    codes: ['exonerate.notPaid', 'exonerate.corrections'],
    body: { data: { problems: [{ code: 'exonerate.notPaid' }, { code: 'exonerate.corrections', params: { n: 2 } }] } },
  });
  expect(await readApplication(portal, id)).toMatchObject({ interview_waived: false, version: 2 });
});

test('names the analyst where it moves into ANALYSIS, and nowhere else', async () => {
  const analyst = await staffId(portal, 'analyst');
  for (const [status, type] of [
    ['COMPLETE', 'PAYMENT'],
    ['REJECT_BY_TAG', 'PROCESS'],
  ] as const) {
    const { data } = await exonerate(manager, await insert({ status }), type, { analyst });
    expect(data).toMatchObject({ status: 'ANALYSIS', assignment: { analyst: { id: analyst } } });
  }
  const stays = await insert({ status: 'ANALYSIS' });
  expect((await exonerate(manager, stays, 'PROCESS', { analyst })).codes).toEqual(['assign.kind']);
  const wrong = await exonerate(manager, await insert({ status: 'COMPLETE' }), 'PAYMENT', {
    analyst: await staffId(portal, 'manager'),
  });
  expect(wrong.codes).toEqual(['assign.kind']);
});

test('keeps reason, observations and document, and tells them to whoever sees the card', async () => {
  const id = await insert({ status: 'COMPLETE' });
  const { upload } = (await manager.upload('POST', `${at(id)}/files`, { name: 'carta.pdf', bytes: PDF })).data;
  await exonerate(manager, id, 'PAYMENT', { reason: 'OTHER', observations: ' Flood in May ', document: upload });
  const kept = await portal.database.read((db) =>
    db.selectFrom('exoneration').selectAll().where('application_id', '=', id).execute(),
  );
  expect(kept).toMatchObject([{ type: 'PAYMENT', reason: 'OTHER', observations: 'Flood in May' }]);
  const reader = await portal.staff('supervisor');
  const [told, ...more] = (await reader.get(at(id))).data.exonerations;
  expect([told, more]).toMatchObject([
    {
      type: 'PAYMENT',
      reason: 'OTHER',
      observations: 'Flood in May',
      document: { name: 'carta.pdf', mediaType: 'application/pdf', bytes: PDF.length },
      at: portal.clock.now().toISOString(),
    },
    [],
  ]);
  const opened = await portal.server.inject({ url: told.document.url });
  expect([opened.statusCode, opened.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const stale = await insert({ status: 'COMPLETE' });
  expect((await exonerate(manager, stale, 'PAYMENT', { document: upload })).codes).toEqual(['field.upload']);
  expect((await readApplication(portal, stale)).payment_status).toBe('PENDING');
});

test('refuses wrong fields, another version, and who lacks the right', async () => {
  const id = await insert({ status: 'COMPLETE' });
  const wrong = await exonerate(manager, id, 'FREE', { reason: 'x', observations: 'x'.repeat(251), analyst: -1 });
  expect(Object.keys(wrong.body.data.fields).toSorted()).toEqual(['analyst', 'observations', 'reason', 'type']);
  expect((await exonerate(manager, id, 'PAYMENT', { version: 1 })).codes).toEqual(['move.stale']);
  expect(await exonerate(await portal.staff('analyst'), id, 'PAYMENT')).toMatchObject({
    status: 403,
    codes: ['GE004'],
  });
});

test('takes an explanation of 250 characters and refuses one of 251', async () => {
  const id = await insert({ status: 'COMPLETE' });
  const refused = await exonerate(manager, id, 'PAYMENT', { observations: 'ñ'.repeat(251) });
  expect(refused.body.data.fields).toEqual({ observations: { code: 'field.max', params: { length: 250 } } });
  expect((await exonerate(manager, id, 'PAYMENT', { observations: 'ñ'.repeat(250) })).status).toBe(200);
});

test('lets one of two at once win', async () => {
  const id = await insert({ status: 'COMPLETE' });
  const supervisor = await portal.staff('supervisor');
  const answers = await Promise.all([exonerate(manager, id, 'PAYMENT'), exonerate(supervisor, id, 'PAYMENT')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
