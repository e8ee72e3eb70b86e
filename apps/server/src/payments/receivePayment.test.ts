import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { historyOf } from '../../test/historyOf.ts';
import { fillForm, newApplicant, outbox, submitted } from '../../test/people/applicants.ts';
import { payOnline, postNotice } from '../../test/notices.ts';

let portal: TestServer;
let client: Caller;

const start = (id: number) => client.send('POST', `/api/client/request/${id}/payments`);
const rowOf = (id: number) =>
  portal.database.read((db) => db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const paymentsOf = (id: number) =>
  portal.database.read((db) =>
    db
      .selectFrom('payment')
      .select(['state', 'amount', 'currency'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute(),
  );
const change = (id: number, values: object) =>
  portal.database.transaction((db) => db.updateTable('application').set(values).where('id', '=', id).execute());

beforeAll(async () => {
  portal = await buildTestServer();
  client = await newApplicant(portal, 'payer@example.org', 'en');
});
afterAll(() => portal.close());

test('takes a card from payment pending to the top of Paid, once, and mails a receipt', async () => {
  const id = await submitted(client);
  const { session, url, amount, currency } = (await start(id)).data;
  expect({ amount, currency }).toEqual({ amount: 15_000, currency: 'USD' });
  expect(session).toMatch(/^cs_test_local_/);
  expect(url).toContain(`/api/client/payment/local/${id}`);
  portal.clock.advance(60_000);
  const notice = { session, application: id };
  expect(await postNotice(portal, notice)).toEqual({ status: 200, codes: [] });
  const paid = await rowOf(id);
  expect(paid).toMatchObject({
    status: 'PAID',
    payment_status: 'PAID',
    payment_type: 'ONLINE',
    paid_at: portal.clock.now(),
  });
  expect(await postNotice(portal, notice)).toEqual({ status: 200, codes: [] });
  expect((await rowOf(id)).version).toBe(paid.version);
  expect(await paymentsOf(id)).toEqual([{ state: 'PAID', amount: 15_000, currency: 'USD' }]);
  expect((await historyOf(portal, 'applications', id)).map(({ kind }) => kind)).toEqual([
    'submitted',
    'mail.written',
    'paid.online',
    'mail.written',
  ]);
  const mails = (await outbox(portal)).filter(({ subject }) => subject.startsWith('Payment received'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('USD 150.00');
  const manager = await portal.staff('manager');
  const column = (await manager.get('/api/business/request/status/PAID')).data;
  expect(column.data[0]).toMatchObject({ id, dateIs: 'paid', paymentStatus: 'PAID' });
});

test('has one effect of two notices at once', async () => {
  const id = await submitted(client);
  const { session } = (await start(id)).data;
  const answers = await Promise.all([1, 2, 3].map(() => postNotice(portal, { session, application: id })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await historyOf(portal, 'applications', id)).map(({ kind }) => kind)).toEqual([
    'submitted',
    'mail.written',
    'paid.online',
    'mail.written',
  ]);
  expect(await paymentsOf(id)).toHaveLength(1);
});

test('has one effect of two notices at once of a session that was never noted', async () => {
  const id = await submitted(client);
  const answers = await Promise.all([1, 2].map(() => postNotice(portal, { session: 'cs_unnoted', application: id })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await paymentsOf(id)).toEqual([{ state: 'PAID', amount: 15_000, currency: 'USD' }]);
  expect((await rowOf(id)).status).toBe('PAID');
});

test.each([
  ['another amount', { amount: 14_999 }],
  ['another currency', { currency: 'eur' }],
])('keeps %s as unmatched and moves nothing', async (_what, wrong) => {
  const id = await submitted(client);
  const before = await rowOf(id);
  const { session } = (await start(id)).data;
  expect((await postNotice(portal, { session, application: id, ...wrong })).status).toBe(200);
  expect(await paymentsOf(id)).toMatchObject([{ state: 'UNMATCHED' }]);
  expect(await rowOf(id)).toEqual(before);
  expect(await payOnline(portal, client, id)).not.toBe(session);
  expect((await rowOf(id)).status).toBe('PAID');
});

test('keeps a second payment, one after an exoneration, and those of rejected or deleted applications as unmatched', async () => {
  const twice = await submitted(client);
  const { session: open } = (await start(twice)).data;
  await postNotice(portal, { session: 'cs_other', application: twice });
  await postNotice(portal, { session: open, application: twice });
  expect((await paymentsOf(twice)).map(({ state }) => state).toSorted()).toEqual(['PAID', 'UNMATCHED']);

  for (const state of [
    { payment_status: 'EXONERATED' },
    { status: 'REJECTED' },
    { deleted_at: new Date() },
    { status: 'REJECT_BY_TAG' },
  ]) {
    const id = await submitted(client);
    const { session } = (await start(id)).data;
    await change(id, state);
    // What was changed behind the card's back is on it by now.
    const { card: _before, marks: _marks, ...before } = await rowOf(id);
    expect((await postNotice(portal, { session, application: id })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject(before);
    expect(await paymentsOf(id)).toMatchObject([{ state: 'UNMATCHED' }]);
  }
});

const LATE = {
  ordered: { status: 'unpaid' },
  came: { type: 'checkout.session.async_payment_succeeded' },
  failed: { type: 'checkout.session.async_payment_failed', status: 'unpaid' },
  expired: { type: 'checkout.session.expired', status: 'unpaid' },
} as const;

test('follows a payment that was ordered with a bank until the money is here', async () => {
  const id = await submitted(client);
  const { session } = (await start(id)).data;
  const tell = (what: keyof typeof LATE) => postNotice(portal, { session, application: id, ...LATE[what] });
  await tell('ordered');
  await tell('ordered');
  expect(await paymentsOf(id)).toMatchObject([{ state: 'AWAITED' }]);
  expect((await rowOf(id)).status).toBe('COMPLETE');
  await Promise.all([tell('came'), tell('came')]);
  // A notice that was late itself.
  await tell('failed');
  await tell('ordered');
  expect(await paymentsOf(id)).toMatchObject([{ state: 'PAID' }]);
  expect((await rowOf(id)).status).toBe('PAID');
  const told = (await historyOf(portal, 'applications', id)).map(({ kind }) => kind);
  expect(told.filter((kind) => kind !== 'mail.written')).toEqual(['submitted', 'payment.awaited', 'paid.online']);
});

test('notes what was ordered and does not come, and takes another payment', async () => {
  const id = await submitted(client);
  const { session } = (await start(id)).data;
  const tell = (what: keyof typeof LATE) => postNotice(portal, { session, application: id, ...LATE[what] });
  await tell('ordered');
  await tell('failed');
  await tell('ordered');
  expect(await paymentsOf(id)).toMatchObject([{ state: 'FAILED' }]);
  const told = (await (await portal.staff('manager')).get(`/api/business/request/${id}`)).data;
  expect(told.payments).toMatchObject([{ state: 'FAILED', by: null, refund: null }]);
  expect(told.history[0]).toMatchObject({ what: 'payment.failed', by: null });
  await payOnline(portal, client, id);
  expect((await rowOf(id)).status).toBe('PAID');
});

test('forgets a session that ran out, unless money comes for it after all', async () => {
  const id = await submitted(client);
  const { session } = (await start(id)).data;
  const tell = (what: keyof typeof LATE) => postNotice(portal, { session, application: id, ...LATE[what] });
  await tell('expired');
  expect(await paymentsOf(id)).toMatchObject([{ state: 'EXPIRED' }]);
  await postNotice(portal, { session: 'cs_never_noted', application: id, ...LATE.expired });
  expect((await (await portal.staff('manager')).get(`/api/business/request/${id}`)).data.payments).toEqual([]);
  await tell('came');
  expect((await rowOf(id)).status).toBe('PAID');
});

test('keeps a payment of no application we know', async () => {
  expect((await postNotice(portal, { session: 'cs_nobody', application: 999_999 })).status).toBe(200);
  expect((await postNotice(portal, { session: 'cs_nothing' })).status).toBe(200);
  const kept = await portal.database.read((db) =>
    db
      .selectFrom('payment')
      .select(['application_id', 'state'])
      .where('provider_session', 'in', ['cs_nobody', 'cs_nothing'])
      .execute(),
  );
  expect(kept).toEqual([
    { application_id: null, state: 'UNMATCHED' },
    { application_id: null, state: 'UNMATCHED' },
  ]);
});

test('takes the amount that was asked for when the session was opened, even if the fee changes meanwhile', async () => {
  const id = await submitted(client);
  const { session } = (await start(id)).data;
  const setFee = (amount: number) =>
    portal.database.transaction((db) =>
      db
        .updateTable('parameter')
        .set({ value: JSON.stringify({ amount, currency: 'USD' }) })
        .where('key', '=', 'REQUEST_PAYMENT_AMOUNT')
        .execute(),
    );
  await setFee(20_000);
  await postNotice(portal, { session, application: id, amount: 15_000 });
  await setFee(15_000);
  expect((await rowOf(id)).status).toBe('PAID');
});

test('pays without moving a card that is past payment pending', async () => {
  const id = await submitted(client);
  await change(id, { status: 'ANALYSIS' });
  await payOnline(portal, client, id);
  expect(await rowOf(id)).toMatchObject({ status: 'ANALYSIS', payment_status: 'PAID' });
});

test('believes no notice with a wrong, old or missing signature, and forgets what is no paid session', async () => {
  const id = await submitted(client);
  const { session } = (await start(id)).data;
  const notice = { session, application: id };
  expect(await postNotice(portal, { ...notice, secret: 'whsec_wrong' })).toEqual({
    status: 400,
    codes: ['http.malformed'],
  });
  expect(await postNotice(portal, { ...notice, age: 301 })).toEqual({ status: 400, codes: ['http.malformed'] });
  const unsigned = await portal.anonymous.send('POST', '/api/client/payment/webhook', { id: 'evt_1' });
  expect(unsigned.codes).toEqual(['http.malformed']);
  expect((await postNotice(portal, { ...notice, status: 'no_payment_required' })).status).toBe(200);
  expect((await postNotice(portal, { ...notice, type: 'charge.succeeded' })).status).toBe(200);
  expect(await paymentsOf(id)).toMatchObject([{ state: 'PENDING' }]);
  expect((await rowOf(id)).status).toBe('COMPLETE');
});

test('starts a payment only while one is accepted, and serves an open local session again', async () => {
  const id = await fillForm(client);
  expect((await start(id)).codes).toEqual(['payment.notPossible']);
  await client.send('POST', `/api/client/request/${id}/submissions`);
  const first = (await start(id)).data;
  expect((await start(id)).data).toEqual(first);
  const told = await portal.anonymous.get(`/api/client/payment/local/${id}`);
  expect(told.data).toMatchObject({ session: first.session, state: 'PENDING', run: `npm run pay -- ${id}` });
  await postNotice(portal, { session: first.session, application: id });
  expect((await start(id)).codes).toEqual(['payment.notPossible']);
  expect((await portal.anonymous.get(`/api/client/payment/local/${id}`)).data.state).toBe('PAID');
});
