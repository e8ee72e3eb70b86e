import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const MOVES = '/api/business/request/1/moves';

async function refused(options: {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}) {
  const response = await portal.server.inject({
    method: 'POST',
    ...options,
    headers: { authorization: `Bearer ${manager.token}`, ...options.headers },
  } as object);
  return { status: response.statusCode, body: response.json() };
}

test('answers in the envelope, with the id of the request', async () => {
  const good = await manager.get('/api/business/user/me');
  expect(good.body).toMatchObject({ status: true, error: [], data: { email: 'manager@portal.test' } });
  const bad = await manager.get('/api/business/request/999999');
  expect(bad.body).toMatchObject({
    status: false,
    error: ['http.notFound'],
    data: { requestId: bad.headers['x-request-id'] },
  });
  expect(bad.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('tells an unknown path, a wrong method and a broken address in the envelope', async () => {
  for (const url of ['/api/nothing', '/api/business/request/1/moves/9', '/elsewhere']) {
    expect(await refused({ method: 'GET', url })).toMatchObject({
      status: 404,
      body: { status: false, error: ['http.notFound'] },
    });
  }
  expect(await refused({ method: 'DELETE', url: MOVES })).toMatchObject({
    status: 404,
    body: { error: ['http.notFound'] },
  });
  expect(await refused({ method: 'GET', url: '/api/business/request/%ff' })).toMatchObject({
    status: 400,
    body: { status: false, error: ['http.malformed'], data: { requestId: expect.any(String) } },
  });
  const long = await refused({ method: 'GET', url: `/api/business/request/${'9'.repeat(400)}` });
  expect(long).toMatchObject({ status: 404, body: { error: ['http.notFound'] } });
});

test.each(['0', '-1', '1.5', '1e3', '01', 'abc', '9999999999999999', '%00', '1%00', '１', "1'or'1"])(
  'finds nothing under the id %s',
  async (id) => {
    expect((await manager.get(`/api/business/request/${id}`)).codes).toEqual(['http.notFound']);
    expect((await manager.get(`/api/business/request/status/${id}`)).codes).toEqual(['http.notFound']);
    expect((await manager.get(`/api/business/user/${id}`)).codes).toEqual(['http.notFound']);
    // A move has words for it.
    const move = await manager.send('POST', `/api/business/request/${id}/moves`, {});
    expect([move.status, ...move.codes]).toEqual([400, 'move.idRequired']);
  },
);

test('finds no application under an id that nobody has, to move it', async () => {
  const move = await manager.send('POST', '/api/business/request/999999999999999/moves', {
    from: 'PAID',
    to: 'ANALYSIS',
    version: 1,
  });
  expect([move.status, ...move.codes]).toEqual([404, 'http.notFound']);
});

test('calls a body that did not come GE001, whatever it was announced as', async () => {
  const json = { 'content-type': 'application/json' };
  expect(await refused({ url: MOVES })).toMatchObject({ status: 400, body: { error: ['GE001'] } });
  expect(await refused({ url: MOVES, headers: json })).toMatchObject({ status: 400, body: { error: ['GE001'] } });
  expect(await refused({ url: MOVES, headers: json, payload: 'null' })).toMatchObject({
    status: 400,
    body: { error: ['GE001'] },
  });
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await refused({ url: MOVES, headers: form, payload: '--x--\r\n' })).toMatchObject({
    status: 400,
    body: { error: ['GE001'] },
  });
});

test.each(['{', '{"a":1,}', '"', '{"__proto__":{"a":1}}', '[]', '"text"', '7'])(
  'calls the JSON %s malformed',
  async (payload) => {
    const answer = await refused({ url: MOVES, headers: { 'content-type': 'application/json' }, payload });
    expect(answer).toMatchObject({ status: 400, body: { status: false, error: ['http.malformed'] } });
  },
);

test('refuses other media types and bodies over 256 kB', async () => {
  for (const type of ['text/plain', 'text/xml', 'application/x-www-form-urlencoded', 'nonsense']) {
    const answer = await refused({ url: MOVES, headers: { 'content-type': type }, payload: 'a=1' });
    expect(answer).toMatchObject({ status: 415, body: { error: ['http.mediaType'] } });
  }
  const large = JSON.stringify({ from: 'x'.repeat(300_000) });
  expect(await refused({ url: MOVES, headers: { 'content-type': 'application/json' }, payload: large })).toMatchObject({
    status: 413,
    body: { error: ['http.tooLarge'] },
  });
});

test('tells each wrong field at its path, all at once', async () => {
  const answer = await manager.send('POST', MOVES, {
    from: 'PAID',
    to: 'NOWHERE',
    version: '1',
    assignee: 0,
    deactivation: { reason: 'x'.repeat(251), departureDate: '2026-02-30', document: 'no-uuid' },
  });
  expect(answer.status).toBe(400);
  expect(answer.body.data.fields).toEqual({
    to: { code: 'move.statusInvalid' },
    version: { code: 'field.type' },
    assignee: { code: 'field.least', params: { length: 1 } },
    'deactivation.type': { code: 'field.required' },
    'deactivation.reason': { code: 'field.max', params: { length: 250 } },
    'deactivation.departureDate': { code: 'field.date' },
    'deactivation.document': { code: 'field.type' },
  });
  expect((await manager.send('POST', MOVES, {})).body.data.fields).toEqual({
    from: { code: 'field.required' },
    to: { code: 'move.statusRequired' },
    version: { code: 'field.required' },
  });
});

test.each([1e300, -1e300, 2 ** 53, -1, 0, 1.5, '1', null, [], {}, true])(
  'takes %j for no id of a user',
  async (assignee) => {
    const answer = await manager.send('POST', MOVES, { from: 'PAID', to: 'ANALYSIS', version: 1, assignee });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.data.fields)).toEqual(['assignee']);
  },
);

test('refuses NUL, which the database cannot store, in any text at its field', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS' });
  const message = await manager.send('POST', `/api/business/request/${id}/corrections`, {
    corrections: [{ field: 'a', message: 'Why\0' }],
    version: 2,
  });
  expect(message).toMatchObject({
    status: 400,
    body: { data: { fields: { 'corrections.0.message': { code: 'field.special' } } } },
  });
  const key = await manager.send('POST', `/api/business/request/${id}/corrections`, {
    corrections: [{ field: 'a\0', message: 'Why' }],
    version: 2,
  });
  expect(key).toMatchObject({
    status: 400,
    body: { data: { fields: { 'corrections.0.field': { code: 'field.special' } } } },
  });
  const signIn = await portal.anonymous.send('POST', '/api/auth/token', {
    grant_type: 'password',
    username: 'a\0',
    password: 'b',
  });
  expect(signIn).toMatchObject({ status: 400, body: { data: { fields: { username: { code: 'field.special' } } } } });
});

test('stores text of every script as it was typed, composed and trimmed', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS' });
  const typed = "  Revise «ñ» 你好 🙏 cafe\u0301\n\t<b>'; drop table application; --</b> ";
  const { data } = await manager.send('POST', `/api/business/request/${id}/corrections`, {
    corrections: [{ field: 'FORM_LEADER_NAME', message: typed }],
    version: 2,
  });
  expect(data.openCorrections).toBe(1);
  const { data: detail } = await manager.get(`/api/business/request/${id}`);
  expect(detail.corrections[0].message).toBe(typed.normalize('NFC').trim());
});

test('takes an Idempotency-Key of 8 to 100 visible characters', async () => {
  for (const key of ['short', 'x'.repeat(101), 'with space', 'accént-é-key']) {
    const answer = await manager.send(
      'POST',
      MOVES,
      { from: 'PAID', to: 'ANALYSIS', version: 1 },
      { 'idempotency-key': key },
    );
    expect(answer).toMatchObject({ status: 400, codes: ['idempotency.key'] });
  }
});

test('asks who calls before it looks at what they send', async () => {
  expect((await portal.anonymous.send('POST', MOVES, { nonsense: true })).codes).toEqual(['GE002']);
  expect((await portal.anonymous.get('/api/business/request/board')).codes).toEqual(['GE002']);
});
