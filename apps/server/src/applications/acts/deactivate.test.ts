import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { PDF, png } from '../../../test/people/applicants.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';

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
