import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { postNotice } from '../../../test/notices.ts';

let portal: TestServer;
let admin: Caller;
let manager: Caller;
let supervisor: Caller;

const LIMIT = '/api/business/setting/exoneration-limit';
const at = (id: number) => `/api/business/request/${id}`;
const limit = async () => (await admin.get(LIMIT)).data;
const setLimit = async (amount: number | null, version?: number) =>
  admin.send('PUT', LIMIT, { amount, version: version ?? (await limit()).version });

beforeAll(async () => {
  portal = await buildTestServer();
  [admin, manager, supervisor] = [
    await portal.staff('admin'),
    await portal.staff('manager'),
    await portal.staff('supervisor'),
  ];
  await setLimit(14_999);
});
afterAll(() => portal.close());

const ask = (caller: Caller, id: number, body: object = {}) =>
  caller.send('POST', `${at(id)}/exonerations`, { type: 'PAYMENT', reason: 'HARDSHIP', version: 2, ...body });
const decide = (caller: Caller, id: number, exoneration: number, body: object) =>
  caller.send('POST', `${at(id)}/exonerations/${exoneration}/decisions`, body);
const kinds = async (id: number) => (await historyOf(portal, 'applications', id)).map(({ kind }) => kind);

/** A case whose exoneration the manager asked for. */
async function asked(body: object = {}) {
  const id = await insertApplication(portal, { status: 'COMPLETE' });
  const answer = await ask(manager, id, body);
  const [exoneration] = (await manager.get(at(id))).data.exonerations;
  return { id, answer, exoneration: exoneration.id as number, version: answer.data.version as number };
}

test('above the limit it is asked for: the card waits, unpaid, and takes no second one', async () => {
  const { id, answer, version } = await asked({ observations: 'Flood in May' });
  expect(answer.data).toMatchObject({
    status: 'COMPLETE',
    paymentStatus: 'PENDING',
    exonerationWaits: true,
    exonerationType: null,
    may: { exoneratePayment: false, decideExoneration: true },
  });
  expect((await ask(supervisor, id, { version })).codes).toEqual(['exonerate.waiting']);
  expect((await supervisor.get(at(id))).data.exonerations).toMatchObject([
    { state: 'WAITING', own: false, amount: 15_000, currency: 'USD', decided: null, observations: 'Flood in May' },
  ]);
  expect(await kinds(id)).toEqual(['submitted', 'exoneration.asked']);
});

test('another holder of the right grants it, never who asked', async () => {
  const analyst = await staffId(portal, 'analyst');
  const { id, exoneration, version } = await asked({ analyst });
  expect(await decide(manager, id, exoneration, { granted: true, words: null, version })).toMatchObject({
    status: 403,
    codes: ['exonerate.own'],
  });
  expect((await decide(await portal.staff('analyst'), id, exoneration, { granted: true, version })).status).not.toBe(
    200,
  );
  const { data } = await decide(supervisor, id, exoneration, { granted: true, words: null, version });
  expect(data).toMatchObject({
    status: 'ANALYSIS',
    paymentStatus: 'EXONERATED',
    exonerationWaits: false,
    exonerationType: 'PAYMENT',
    exonerationTypeValue: 'HARDSHIP',
    assignment: { analyst: { id: analyst } },
  });
  expect(await kinds(id)).toEqual(['submitted', 'exoneration.asked', 'exonerated']);
  const [told] = (await manager.get(at(id))).data.exonerations;
  expect(told).toMatchObject({ state: 'GRANTED', own: true, decided: { by: expect.any(String), words: null } });
  expect((await decide(admin, id, exoneration, { granted: true, version: data.version })).codes).toEqual([
    'exonerate.decided',
  ]);
});

test('refusing says why, and the payment stays pending', async () => {
  const { id, exoneration, version } = await asked();
  expect((await decide(supervisor, id, exoneration, { granted: false, words: ' ', version })).body.data.fields).toEqual(
    {
      words: { code: 'field.required' },
    },
  );
  expect(
    (await decide(supervisor, id, exoneration, { granted: false, words: 'x'.repeat(251), version })).codes,
  ).toEqual(['field.max']);
  const { data } = await decide(supervisor, id, exoneration, { granted: false, words: 'Can pay in June', version });
  expect(data).toMatchObject({ status: 'COMPLETE', paymentStatus: 'PENDING', exonerationWaits: false });
  expect((await manager.get(at(id))).data.exonerations).toMatchObject([
    { state: 'REFUSED', decided: { words: 'Can pay in June' } },
  ]);
  expect(await kinds(id)).toEqual(['submitted', 'exoneration.asked', 'exoneration.refused']);
  expect((await ask(supervisor, id, { version: data.version })).data.exonerationWaits).toBe(true);
});

test('lets one of two who decide at once win', async () => {
  const { id, exoneration, version } = await asked();
  const answers = await Promise.all([
    decide(supervisor, id, exoneration, { granted: true, words: null, version }),
    decide(admin, id, exoneration, { granted: false, words: 'No', version }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('one that waits when the case is paid or deactivated is void', async () => {
  const { id, exoneration } = await asked();
  await postNotice(portal, { session: 'cs_meanwhile', application: id });
  const paid = (await supervisor.get(at(id))).data;
  expect(paid).toMatchObject({ status: 'PAID', exonerationWaits: false, exonerations: [{ state: 'VOID' }] });
  expect((await decide(supervisor, id, exoneration, { granted: true, version: paid.version })).codes).toEqual([
    'exonerate.decided',
  ]);
  const other = await asked();
  await portal.database.transaction((db) =>
    db.updateTable('application').set({ status: 'REJECTED' }).where('id', '=', other.id).execute(),
  );
  const { version } = await readApplication(portal, other.id);
  expect((await decide(supervisor, other.id, other.exoneration, { granted: true, version })).codes).toEqual([
    'exonerate.payment',
  ]);
  const listed = (await manager.get('/api/business/exoneration?state=VOID')).data.data as {
    application: { id: number };
  }[];
  expect(listed.map(({ application }) => application.id)).toEqual(expect.arrayContaining([id, other.id]));
});

test('up to the limit, by process, or without a limit nobody waits', async () => {
  await setLimit(15_000);
  const id = await insertApplication(portal, { status: 'COMPLETE' });
  expect((await ask(manager, id)).data).toMatchObject({ status: 'ANALYSIS', exonerationWaits: false });
  await setLimit(0);
  const byRule = await insertApplication(portal, { status: 'REJECT_BY_TAG' });
  expect((await ask(manager, byRule, { type: 'PROCESS' })).data.status).toBe('ANALYSIS');
  await setLimit(null);
  const free = await insertApplication(portal, { status: 'COMPLETE' });
  expect((await ask(manager, free)).data.paymentStatus).toBe('EXONERATED');
  await setLimit(14_999);
});

test('the limit is kept in cents with its history, and of two who change it the second is told', async () => {
  const { version } = await limit();
  for (const amount of [-1, 1.5, 100_000_000, '150']) {
    expect(Object.keys((await setLimit(amount as number, version)).body.data.fields)).toEqual(['amount']);
  }
  const both = await Promise.all([setLimit(20_000, version), setLimit(30_000, version)]);
  expect(both.flatMap(({ codes }) => codes)).toEqual(['record.stale']);
  const history = await historyOf(portal, 'settings', 0);
  expect(history.at(-1)).toMatchObject({
    kind: 'changed',
    detail: { changes: { EXONERATION_LIMIT: { from: 14_999 } } },
  });
  expect((await manager.get(LIMIT)).data.fee).toEqual({ amount: 15_000, currency: 'USD' });
  expect((await manager.send('PUT', LIMIT, { amount: null, version })).codes).toEqual(['GE004']);
  expect((await (await portal.staff('analyst')).get(LIMIT)).codes).toEqual(['GE004']);
  await setLimit(14_999);
});
