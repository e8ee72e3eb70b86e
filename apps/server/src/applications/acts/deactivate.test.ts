import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { PDF, png } from '../../../test/people/applicants.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { postNotice } from '../../../test/notices.ts';

let portal: TestServer;
let supervisor: Caller;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const reject = (caller: Caller, id: number, deactivation?: object, version = 2) =>
  caller.send('POST', `${at(id)}/moves`, {
    from: 'SENT',
    to: 'REJECTED',
    version,
    ...(deactivation && { deactivation }),
  });
const upload = async (caller: Caller, id: number, name = 'carta ñ.pdf'): Promise<string> =>
  (await caller.upload('POST', `${at(id)}/files`, { name, bytes: PDF })).data.upload;

test('keeps the whole form of a deactivation, whatever gate was unmet', async () => {
  const id = await insertApplication(portal, { status: 'SENT', openCorrections: 1, payment: 'PENDING' });
  const document = await upload(supervisor, id);
  const form = {
    type: 'VOLUNTARY',
    reason: ' Retires ',
    description: 'After\nforty years',
    departureDate: '2026-02-28',
    document,
  };
  const { data } = await reject(supervisor, id, form);
  expect(data).toMatchObject({ status: 'REJECTED', rejectTypeValue: 'VOLUNTARY', nextStatus: [], missing: [] });
  const detail = (await supervisor.get(at(id))).data;
  expect(detail.deactivation).toMatchObject({
    type: 'VOLUNTARY',
    reason: 'Retires',
    description: 'After\nforty years',
    departureDate: '2026-02-28',
    document: { name: 'carta ñ.pdf', mediaType: 'application/pdf', bytes: PDF.length },
    by: 'Noemí Castellanos',
  });
});

test('asks for type and reason', async () => {
  const id = await insertApplication(portal, { status: 'SENT' });
  expect((await reject(supervisor, id)).body.data.fields).toEqual({
    'deactivation.type': { code: 'field.required' },
    'deactivation.reason': { code: 'field.required' },
  });
  const empty = await reject(supervisor, id, { type: 'INTERVIEW_DENIED', reason: '  ' });
  expect(empty.body.data.fields).toEqual({
    'deactivation.type': { code: 'field.choice' },
    'deactivation.reason': { code: 'field.required' },
  });
  expect(await readApplication(portal, id)).toMatchObject({ status: 'SENT', version: 2 });
});

test('takes a reason of 250 characters and refuses one of 251', async () => {
  const id = await insertApplication(portal, { status: 'SENT' });
  const refused = await reject(supervisor, id, { type: 'OTHER', reason: 'ñ'.repeat(251) });
  expect(refused.body.data.fields).toEqual({ 'deactivation.reason': { code: 'field.max', params: { length: 250 } } });
  expect((await reject(supervisor, id, { type: 'OTHER', reason: 'ñ'.repeat(250) })).status).toBe(200);
});

test('takes an uploaded document once, from whoever uploaded it, for its application', async () => {
  const [one, two] = [
    await insertApplication(portal, { status: 'SENT' }),
    await insertApplication(portal, { status: 'SENT' }),
  ];
  const document = await upload(supervisor, one);
  const form = { type: 'OTHER', reason: 'Moved', document };
  const refused = {
    status: 422,
    codes: ['field.upload'],
    body: { data: { fields: { 'deactivation.document': { code: 'field.upload' } } } },
  };
  expect(await reject(manager, one, form)).toMatchObject(refused);
  expect(await reject(supervisor, two, form)).toMatchObject(refused);
  expect((await reject(supervisor, one, form)).status).toBe(200);
  const undone = await supervisor.send('POST', `${at(one)}/moves/undo`, { version: 3 });
  expect(undone.data.status).toBe('SENT');
  expect(await reject(supervisor, one, form, 4)).toMatchObject(refused);
});

test('leaves no trace of a deactivation form sent along with another move', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  const deactivation = { type: 'CONDUCT', reason: 'Left open in a dialog' };
  const { data } = await supervisor.send('POST', `${at(id)}/moves`, {
    from: 'ANALYSIS',
    to: 'COMPLETE_ANALYSIS',
    version: 2,
    deactivation,
  });
  expect(data).toMatchObject({ status: 'COMPLETE_ANALYSIS', rejectTypeValue: null });
});

const ofPayments = (id: number) =>
  portal.database.read((db) =>
    db
      .selectFrom('payment')
      .select(['state', 'refund_amount', 'refund_reason'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute(),
  );

test('notes a refund of the payment that came twice, and takes it back with the move', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', payment: 'PENDING' });
  for (const session of ['cs_refund_1', 'cs_refund_2']) await postNotice(portal, { session, application: id });
  const { version } = await readApplication(portal, id);
  const move = (refund: object, seen = version) =>
    manager.send('POST', `${at(id)}/moves`, {
      from: 'ANALYSIS',
      to: 'REJECTED',
      version: seen,
      deactivation: { type: 'VOLUNTARY', reason: 'Moves away', refund },
    });
  const refund = { amount: 15_000, reference: ' re_0042 ', reason: 'DOUBLE_CHARGE' };
  expect((await move({ ...refund, amount: 15_001 })).body.data.fields).toEqual({
    'deactivation.refund.amount': { code: 'refund.tooMuch' },
  });
  for (const amount of [0, -1, 1.5]) {
    expect(Object.keys((await move({ ...refund, amount })).body.data.fields)).toEqual(['deactivation.refund.amount']);
  }
  const { data } = await move(refund);
  expect(data.status).toBe('REJECTED');
  expect((await manager.get(at(id))).data.payments).toMatchObject([
    { state: 'PAID', refund: null },
    { state: 'UNMATCHED', refund: { amount: 15_000, reason: 'DOUBLE_CHARGE', reference: 're_0042' } },
  ]);
  const listed = (await manager.get('/api/business/payment?show=refunded')).data.data as {
    application: { id: number };
  }[];
  expect(listed.map(({ application }) => application.id)).toContain(id);
  const undone = await manager.send('POST', `${at(id)}/moves/undo`, { version: data.version });
  expect(undone.data.status).toBe('ANALYSIS');
  expect((await ofPayments(id)).map(({ refund_reason: reason }) => reason)).toEqual([null, null]);
  const law = await move({ ...refund, amount: 100, reason: 'LAW' }, undone.data.version);
  expect(law.status).toBe(200);
  expect(await ofPayments(id)).toMatchObject([{ state: 'PAID', refund_amount: 100 }, { refund_amount: null }]);
});

test('notes no refund where nothing was paid, nor by whoever settles no payments', async () => {
  const id = await insertApplication(portal, { status: 'SENT' });
  const refund = { amount: 100, reference: 're_1', reason: 'LAW' };
  expect((await reject(manager, id, { type: 'OTHER', reason: 'x', refund })).body.data.fields).toEqual({
    'deactivation.refund.reason': { code: 'refund.noPayment' },
  });
  expect(await reject(supervisor, id, { type: 'OTHER', reason: 'x', refund })).toMatchObject({
    status: 403,
    body: { data: { permission: 'business.request.payment' } },
  });
});

test('checks an upload by its content', async () => {
  const id = await insertApplication(portal, { status: 'SENT' });
  const send = (name: string, bytes: Buffer) => supervisor.upload('POST', `${at(id)}/files`, { name, bytes });
  expect((await send('script.pdf', Buffer.from('<script>alert(1)</script>'))).body.data.fields.file.code).toBe(
    'field.file',
  );
  expect((await send('empty.pdf', Buffer.alloc(0))).body.data.fields.file.code).toBe('field.required');
  expect((await send(`${'x'.repeat(96)}.pdf`, PDF)).body.data.fields.file.code).toBe('field.max');
  expect((await send(`${'ñ'.repeat(95)}.pdf`, PDF)).status).toBe(200);
  expect((await send('half.png', (await png(300)).subarray(0, 60))).status).toBe(400);
  const large = await send('large.pdf', Buffer.concat([PDF, Buffer.alloc(15 * 1024 * 1024)]));
  expect(large).toMatchObject({ status: 413, codes: ['field.fileSize'] });
  expect((await send('../../etc/passwd\0.png', await png(10))).data.name).toBe('passwd.png');
  expect((await supervisor.send('POST', `${at(id)}/files`, {})).body.data.fields.file.code).toBe('field.required');
});

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
])('answers broken %s with a clear refusal', async (type) => {
  const id = await insertApplication(portal, { status: 'SENT' });
  for (const payload of [
    '',
    'nonsense',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
    '--x\r\n\r\n\r\n--x--',
  ]) {
    const response = await portal.server.inject({
      method: 'POST',
      url: `${at(id)}/files`,
      headers: { authorization: `Bearer ${supervisor.token}`, 'content-type': type },
      payload,
    });
    expect(response.statusCode, payload).toBeGreaterThanOrEqual(400);
    expect(response.statusCode, payload).toBeLessThan(500);
  }
});
