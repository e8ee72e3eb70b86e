import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { PDF } from '../../test/people/applicants.ts';
import { insertApplication, readApplication, type ApplicationFacts } from '../../test/factories.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const insert = (facts: ApplicationFacts) => insertApplication(portal, facts);
const payment = { method: 'BANK_TRANSFER', reference: ' TR-0042 ', date: '2026-03-09', amount: 15_000, version: 2 };
const pay = (caller: Caller, id: number, body: object = {}) =>
  caller.send('POST', `${at(id)}/external-payments`, { ...payment, ...body });

const AFTER: Record<string, string> = {
  COMPLETE: 'PAID',
  ANALYSIS: 'ANALYSIS',
  COMPLETE_ANALYSIS: 'COMPLETE_ANALYSIS',
  INTERVIEW: 'INTERVIEW',
};

test.each(BOARD_STAGES)(
  'takes an external payment while unpaid in the four stages, in %s too or not',
  async (status) => {
    const id = await insert({ status, payment: 'PENDING' });
    const answer = await pay(manager, id);
    const to = AFTER[status];
    if (to === undefined) return expect(answer).toMatchObject({ status: 422, codes: ['payment.notPossible'] });
    expect(answer.data).toMatchObject({
      status: to,
      paymentStatus: 'PAID',
      paymentType: 'EXTERNAL',
      typeKey: 'BANK_TRANSFER',
      typeValue: 'TR-0042',
      dateIs: 'paid',
    });
    expect((await pay(manager, id, { version: 3 })).codes).toEqual(['payment.notPossible']);
  },
);

test('keeps what was paid, when and on what paper', async () => {
  const id = await insert({ status: 'COMPLETE' });
  const { upload } = (await manager.upload('POST', `${at(id)}/files`, { name: 'recibo.pdf', bytes: PDF })).data;
  await pay(manager, id, { method: 'CASH', document: upload });
  const kept = await portal.database.read((db) =>
    db.selectFrom('payment').selectAll().where('application_id', '=', id).execute(),
  );
  expect(kept).toMatchObject([
    {
      type: 'EXTERNAL',
      state: 'PAID',
      amount: 15_000,
      currency: 'USD',
      method: 'CASH',
      reference: 'TR-0042',
      paid_on: '2026-03-09',
    },
  ]);
  const [{ document }] = (await manager.get(at(id))).data.payments;
  expect(document).toMatchObject({ name: 'recibo.pdf', mediaType: 'application/pdf', bytes: PDF.length });
});

test('shows what was paid to whoever sees the card, and opens its paper to nobody else', async () => {
  const id = await insert({ status: 'ANALYSIS', payment: 'PENDING', analyst: 'analyst' });
  const { upload } = (await manager.upload('POST', `${at(id)}/files`, { name: 'recibo.pdf', bytes: PDF })).data;
  await pay(manager, id, { document: upload });
  const analyst = await portal.staff('analyst');
  const [externalPayment] = (await analyst.get(at(id))).data.payments;
  const { name } = (await manager.get('/api/business/user/me')).data;
  expect(externalPayment).toMatchObject({
    method: 'BANK_TRANSFER',
    reference: 'TR-0042',
    date: '2026-03-09',
    amount: 15_000,
    currency: 'USD',
    document: { name: 'recibo.pdf', mediaType: 'application/pdf', bytes: PDF.length },
    by: expect.stringContaining(name),
    at: portal.clock.now().toISOString(),
  });
  const open = async () => portal.server.inject({ url: externalPayment.document.url });
  const opened = await open();
  expect([opened.statusCode, opened.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(opened.headers['content-disposition']).toContain('recibo.pdf');
  await portal.database.transaction((db) =>
    db.updateTable('application').set({ analyst_id: null }).where('id', '=', id).execute(),
  );
  expect((await open()).statusCode).toBe(404);
  expect((await manager.get(at(await insert({ status: 'ANALYSIS' })))).data.payments).toEqual([]);
});

test('refuses a day to come in New York, a date that is none, and amounts that are none', async () => {
  const id = await insert({ status: 'COMPLETE' });
  // Three in the afternoon in UTC is the same day in New York; at two at night it is still the day before.
  expect((await pay(manager, id, { date: '2026-03-11' })).body.data.fields).toEqual({ date: { code: 'field.past' } });
  expect((await pay(manager, id, { date: '2026-02-30' })).body.data.fields).toEqual({ date: { code: 'field.date' } });
  for (const amount of [0, -1, 100_000_000, 1.5, '150']) {
    expect(Object.keys((await pay(manager, id, { amount })).body.data.fields)).toEqual(['amount']);
  }
  expect(Object.keys((await pay(manager, id, { reference: ' ', method: 'GOLD' })).body.data.fields).toSorted()).toEqual(
    ['method', 'reference'],
  );
  portal.clock.instant = new Date('2026-03-11T02:00:00Z');
  manager = await portal.staff('manager');
  expect((await pay(manager, id, { date: '2026-03-11' })).body.data.fields).toEqual({ date: { code: 'field.past' } });
  expect((await pay(manager, id, { date: '2026-03-10' })).status).toBe(200);
});

test('takes a reference of 100 characters and refuses one of 101', async () => {
  const id = await insert({ status: 'COMPLETE' });
  const refused = await pay(manager, id, { reference: 'ñ'.repeat(101) });
  expect(refused.body.data.fields).toEqual({ reference: { code: 'field.max', params: { length: 100 } } });
  expect((await pay(manager, id, { reference: 'ñ'.repeat(100) })).status).toBe(200);
});

test('needs the right, and lets one of two at once win', async () => {
  const id = await insert({ status: 'COMPLETE' });
  const supervisor = await portal.staff('supervisor');
  expect(await pay(supervisor, id)).toMatchObject({
    status: 403,
    body: { data: { permission: 'business.request.payment' } },
  });
  const admin = await portal.staff('admin');
  const answers = await Promise.all([pay(manager, id), pay(admin, id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await readApplication(portal, id)).version).toBe(3);
});
