import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UnmatchedPayment } from '@portal/contract/payments.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { insertApplication, readApplication, type ApplicationFacts } from '../../../test/factories.ts';
import { postNotice } from '../../../test/notices.ts';

type Sender = Pick<Caller, 'send'>;

let portal: TestServer;
let manager: Caller;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const PATH = '/api/business/payment';
const insert = (facts: ApplicationFacts) => insertApplication(portal, facts);
const caseOf = async (id: number) => (await readApplication(portal, id)).case_number ?? '';
const kinds = async (id: number) =>
  (await historyOf(portal, 'applications', id)).map(({ kind }) => kind).filter((kind) => kind !== 'mail.written');

let sessions = 0;
/** A payment that comes from the provider, as the list of all tells it. */
async function receive(notice: {
  application?: number;
  amount?: number;
  currency?: string;
}): Promise<UnmatchedPayment> {
  const session = `cs_list_${(sessions += 1)}`;
  await postNotice(portal, { session, ...notice });
  const { data } = (await manager.get(`${PATH}?show=all&search=${session}`)).data;
  return data[0];
}
const assign = (caller: Sender, { id }: { id: number }, caseNumber: string, seen = 'UNMATCHED') =>
  caller.send('POST', `${PATH}/${id}/assignments`, { caseNumber, seen });
const setAside = (caller: Sender, { id }: { id: number }, words = 'Sent back') =>
  caller.send('POST', `${PATH}/${id}/set-aside`, { words });

test('lists each with why it did not count, and its case', async () => {
  const unpaid = await insert({ status: 'COMPLETE' });
  expect(await receive({ application: unpaid, amount: 14_999 })).toMatchObject({
    state: 'UNMATCHED',
    why: 'AMOUNT',
    amount: 14_999,
    currency: 'USD',
    application: { id: unpaid, caseNumber: await caseOf(unpaid), status: 'COMPLETE' },
    settledBy: null,
    refund: null,
  });
  expect((await receive({ application: unpaid, currency: 'eur' })).why).toBe('CURRENCY');
  expect((await receive({ application: unpaid, amount: 0 })).why).toBe('AMOUNT');
  expect((await receive({ application: await insert({ status: 'PAID' }) })).why).toBe('SECOND');
  const exonerated = await insert({ status: 'ANALYSIS', payment: 'EXONERATED' });
  expect((await receive({ application: exonerated })).why).toBe('EXONERATED');
  const rejected = await insert({ status: 'REJECTED', payment: 'PENDING' });
  expect((await receive({ application: rejected })).why).toBe('STAGE');
  const deleted = await insert({ status: 'COMPLETE', deleted: true });
  expect(await receive({ application: deleted })).toMatchObject({
    why: 'DELETED',
    application: { id: null, caseNumber: await caseOf(deleted), name: null, status: null },
  });
  expect(await receive({})).toMatchObject({ why: 'ORPHAN', application: null });
  expect(await kinds(exonerated)).toEqual(['submitted', 'payment.unmatched']);
  const shown = (await manager.get(`/api/business/request/${exonerated}`)).data;
  expect(shown.payments).toMatchObject([{ state: 'UNMATCHED', why: 'EXONERATED' }]);
  // What did not count is for those who settle it.
  const reader = (await (await portal.staff('supervisor')).get(`/api/business/request/${exonerated}`)).data;
  expect(reader.payments).toEqual([]);
});

test('counts for the case it is assigned to, once, and both cases tell of it', async () => {
  const [wrong, right] = [await insert({ status: 'PAID' }), await insert({ status: 'COMPLETE' })];
  const caseNumber = await caseOf(right);
  const payment = await receive({ application: wrong });
  const found = await manager.get(`${PATH}/${payment.id}/case?caseNumber=${caseNumber}`);
  expect(found.data).toMatchObject({ id: right, caseNumber, status: 'COMPLETE', whyNot: [] });
  const { data } = await assign(manager, payment, ` ${caseNumber} `);
  expect(data).toMatchObject({
    state: 'PAID',
    why: 'SECOND',
    application: { id: right },
    settledBy: expect.any(String),
  });
  expect(await readApplication(portal, right)).toMatchObject({
    status: 'PAID',
    payment_status: 'PAID',
    payment_type: 'ONLINE',
    payment_detail_value: payment.reference,
  });
  expect(await kinds(right)).toEqual(['submitted', 'paid.assigned']);
  expect(await kinds(wrong)).toEqual(['submitted', 'payment.unmatched', 'payment.moved']);
  expect((await assign(manager, payment, caseNumber)).codes).toEqual(['payment.settled']);
  expect((await manager.get(`${PATH}?search=${caseNumber}`)).data.total).toBe(0);
  expect((await manager.get(`${PATH}?show=assigned&search=${caseNumber}`)).data.data).toMatchObject([
    { id: payment.id },
  ]);
});

test('says in words why it cannot count for a case', async () => {
  const unpaid = await caseOf(await insert({ status: 'COMPLETE' }));
  const [little, foreign, orphan] = [
    await receive({ amount: 14_999 }),
    await receive({ currency: 'eur' }),
    await receive({ amount: 20_000 }),
  ];
  expect((await assign(manager, little, unpaid)).codes).toEqual(['payment.tooLittle']);
  expect((await assign(manager, foreign, unpaid)).codes).toEqual(['payment.currency']);
  const paid = await caseOf(await insert({ status: 'ANALYSIS' }));
  expect((await assign(manager, orphan, paid)).codes).toEqual(['payment.notPossible']);
  const told = await manager.get(`${PATH}/${orphan.id}/case?caseNumber=${paid}`);
  expect(told.data.whyNot).toEqual(['payment.notPossible']);
  for (const caseNumber of ['2026-999999', await caseOf(await insert({ status: 'COMPLETE', deleted: true }))]) {
    expect((await assign(manager, orphan, caseNumber)).body.data.fields).toEqual({
      caseNumber: { code: 'payment.case' },
    });
    expect((await manager.get(`${PATH}/${orphan.id}/case?caseNumber=${caseNumber}`)).codes).toEqual(['payment.case']);
  }
  // More than the fee is for whoever assigns it to judge.
  expect((await assign(manager, orphan, unpaid)).data.state).toBe('PAID');
});

test('is set aside with the reason, and assigned after all where that was a mistake', async () => {
  const paid = await insert({ status: 'PAID' });
  const payment = await receive({ application: paid });
  expect((await setAside(manager, payment, ' ')).body.data.fields).toEqual({ words: { code: 'field.required' } });
  expect((await setAside(manager, payment, 'x'.repeat(251))).codes).toEqual(['field.max']);
  expect((await setAside(manager, payment, ' Sent back on Monday ')).data).toMatchObject({
    state: 'SET_ASIDE',
    words: 'Sent back on Monday',
  });
  expect(await kinds(paid)).toEqual(['submitted', 'payment.unmatched', 'payment.setAside']);
  const caseNumber = await caseOf(await insert({ status: 'COMPLETE' }));
  // Who saw it as it was before is told what was done.
  expect(await assign(admin, payment, caseNumber)).toMatchObject({
    status: 409,
    codes: ['payment.settled'],
    body: { data: { present: { state: 'SET_ASIDE', words: 'Sent back on Monday' } } },
  });
  expect((await assign(admin, payment, caseNumber, 'SET_ASIDE')).data).toMatchObject({ state: 'PAID', words: null });
  expect((await setAside(manager, payment)).codes).toEqual(['payment.settled']);
});

test('lets one of two at once settle a payment, and one of two payments pay a case', async () => {
  const payment = await receive({});
  const caseNumber = await caseOf(await insert({ status: 'COMPLETE' }));
  const both = await Promise.all([assign(manager, payment, caseNumber), setAside(admin, payment)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);

  const id = await insert({ status: 'COMPLETE' });
  const [one, two] = [await receive({}), await receive({})];
  const number = await caseOf(id);
  const answers = await Promise.all([assign(manager, one, number), assign(admin, two, number)]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['payment.notPossible']);
  expect(await kinds(id)).toEqual(['submitted', 'paid.assigned']);
});

test('is for those who hold the right, and of cases out of their sight nothing is told', async () => {
  expect((await (await portal.staff('supervisor')).get(PATH)).codes).toEqual(['GE004']);
  const bound = await inRole(portal, 'ephesian', ['business.request.payment']);
  const payment = await receive({ application: await insert({ status: 'PAID' }) });
  const list = async (search: string) => (await bound.get(`${PATH}?show=all&search=${search}`)).data.data;
  expect(await list(payment.reference ?? '')).toEqual([]);
  expect(await list(payment.application?.caseNumber ?? '')).toEqual([]);
  expect((await setAside(bound, payment)).codes).toEqual(['http.notFound']);
  const orphan = await receive({});
  expect(await list(orphan.reference ?? '')).toMatchObject([{ id: orphan.id }]);
  const unseen = await caseOf(await insert({ status: 'COMPLETE' }));
  expect((await assign(bound, orphan, unseen)).codes).toEqual(['payment.case']);
});
