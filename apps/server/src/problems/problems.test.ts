import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_OPEN_PROBLEMS } from '@portal/domain/problems/problemReports.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { staffId } from '../../test/factories.ts';

let portal: TestServer;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());
beforeEach(() => portal.database.transaction((db) => db.deleteFrom('problem_report').execute()));

const PATH = '/api/business/problem';
const REQUEST = '9d2f4a10-6c1e-4b7a-9a55-0f2b8c7d6e5f';
const report = (caller: Caller, body: object = {}, headers: Record<string, string> = {}) =>
  caller.send('POST', PATH, { codes: ['GE005'], screen: '/requests/dashboard', ...body }, headers);
const list = async (query = '') => (await admin.get(`${PATH}${query}`)).data;
const newest = async () => (await list('?show=all')).data[0];

test('a report is listed with who sent it, what failed, and where', async () => {
  const sent = await report(
    manager,
    {
      codes: ['GE005', 'http.unavailable'],
      requestId: REQUEST,
      words: '  Movía una tarjeta\nde José.  ',
      build: 'abc123',
    },
    { 'user-agent': 'Firefox/150', 'accept-language': 'es' },
  );
  expect(sent.body).toEqual({ status: true, error: [], data: null });
  expect(await list()).toEqual({
    data: [
      {
        id: expect.any(Number),
        reporter: 'Esteban Larrañaga',
        codes: ['GE005', 'http.unavailable'],
        fault: null,
        requestId: REQUEST,
        screen: '/requests/dashboard',
        words: 'Movía una tarjeta\nde José.',
        userAgent: 'Firefox/150',
        language: 'es',
        build: 'abc123',
        createdAt: portal.clock.now().toISOString(),
        settledAt: null,
        settledBy: null,
      },
    ],
    total: 1,
    next: null,
  });
});

test('is open to everybody signed in, even in a role that holds nothing, and to nobody else', async () => {
  const userId = await staffId(portal, 'analyst2');
  await portal.database.transaction(async (db) => {
    const { id } = await db
      .insertInto('role')
      .values({ name: 'Empty', slug: null, description: '', permissions: [], active: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('user_role').where('user_id', '=', userId).execute();
    await db.insertInto('user_role').values({ user_id: userId, role_id: id }).execute();
  });
  expect((await report(await portal.staff('analyst2'))).status).toBe(200);
  expect(await report(portal.anonymous)).toMatchObject({ status: 401, codes: ['GE002'] });
});

test('is read and settled by administrators only, and the refusal names the slug', async () => {
  await report(manager);
  const { id } = await newest();
  const refused = { status: 403, codes: ['GE004'], body: { data: { permission: 'business.administrator' } } };
  expect(await manager.get(PATH)).toMatchObject(refused);
  expect(await manager.send('PUT', `${PATH}/${id}/settled`, { settled: true })).toMatchObject(refused);
});

test('takes no token of an address, and no query', async () => {
  for (const screen of ['/login/password/secret', '/B_Portal/requests', '/requests?token=secret', 'requests', '/a#b']) {
    expect((await report(manager, { screen })).body.data.fields).toEqual({ screen: { code: 'field.type' } });
  }
  expect((await report(manager, { screen: '/login/password/…' })).status).toBe(200);
});

test('refuses what is too long or no code, at its field, and stores nothing', async () => {
  const wrong = { codes: ['GE 5'], words: 'a'.repeat(1001), screen: `/${'a'.repeat(300)}`, requestId: 'a b' };
  expect(await report(manager, wrong)).toMatchObject({
    status: 400,
    body: {
      data: {
        fields: {
          'codes.0': { code: 'field.type' },
          words: { code: 'field.max', params: { length: 1000 } },
          screen: { code: 'field.max', params: { length: 300 } },
          requestId: { code: 'field.type' },
        },
      },
    },
  });
  expect((await report(manager, { codes: [] })).body.data.fields).toEqual({ codes: { code: 'field.required' } });
  expect((await list('?show=all')).data).toEqual([]);
  expect((await report(manager, { words: '😀'.repeat(1000) })).status).toBe(200);
});

test('is written once, however often the same report arrives', async () => {
  const key = { 'idempotency-key': 'the-answer-was-lost' };
  await report(manager, {}, key);
  expect((await report(manager, {}, key)).body).toEqual({ status: true, error: [], data: null });
  expect((await list()).data).toHaveLength(1);
});

test('an administrator settles a report and takes it back; the first to settle stays named', async () => {
  await report(manager);
  const { id } = await newest();
  const settle = (settled: boolean) => admin.send('PUT', `${PATH}/${id}/settled`, { settled });
  const at = portal.clock.now().toISOString();
  const by = { settledAt: at, settledBy: (await admin.get('/api/business/user/me')).data };
  by.settledBy = `${by.settledBy.name} ${by.settledBy.lastName}`;
  expect((await settle(true)).data).toMatchObject({ id, reporter: 'Esteban Larrañaga', ...by });
  portal.clock.advance(60_000);
  expect((await settle(true)).data).toMatchObject(by);
  expect([(await list()).data, (await list('?show=settled')).data]).toMatchObject([[], [{ id }]]);
  expect((await settle(false)).data).toMatchObject({ settledAt: null, settledBy: null });
  expect([(await list()).data, (await list('?show=settled')).data]).toMatchObject([[{ id }], []]);
});

test('what is not there is not found, and a filter that is none is told', async () => {
  for (const id of ['999999', 'x']) {
    expect(await admin.send('PUT', `${PATH}/${id}/settled`, { settled: true })).toMatchObject({
      status: 404,
      codes: ['http.notFound'],
    });
  }
  expect((await admin.get(`${PATH}?show=mine&sort=screen&search=ab`)).body.data.fields).toEqual({
    show: { code: 'field.choice' },
    sort: { code: 'field.choice' },
    search: { code: 'field.min', params: { length: 3 } },
  });
  for (const after of ['x', '12', '1_0']) {
    expect((await admin.get(`${PATH}?after=${after}`)).body.data.fields).toEqual({ after: { code: 'field.type' } });
  }
});

test('is searched by reporter, screen, words and request, whatever the accents and capitals', async () => {
  await report(manager, { screen: '/requests/dashboard', words: 'Movía una\ntarjeta', requestId: REQUEST });
  await report(admin, { screen: '/users/list', words: '100%_sure' });
  const found = async (search: string, more = '') => {
    const { data, total } = await list(`?search=${encodeURIComponent(search)}${more}`);
    expect(total).toBe(data.length);
    return data.map(({ screen }: { screen: string }) => screen);
  };
  const cards = ['/requests/dashboard'];
  for (const text of ['LARRANAGA', 'esteban larr', 'movia', 'requests/dash', REQUEST.slice(0, 13)]) {
    expect([text, await found(text)]).toEqual([text, cards]);
  }
  expect(await found('100%_s')).toEqual(['/users/list']);
  for (const text of ['___', '%%%', 'nobody']) expect([text, await found(text)]).toEqual([text, []]);
  const { id } = (await list('?search=movia')).data[0];
  await admin.send('PUT', `${PATH}/${id}/settled`, { settled: true });
  expect(await found('movia')).toEqual([]);
  expect(await found('movia', '&show=settled')).toEqual(cards);
});

test('pages by when they were sent, either way, each report once', async () => {
  const reporter = await staffId(portal, 'manager');
  await portal.database.transaction(async (db) => {
    for (let number = 1; number <= 52; number++) {
      await db
        .insertInto('problem_report')
        .values({
          reporter_id: reporter,
          codes: ['GE200'],
          screen: `/${number}`,
          language: 'en',
          // Some at one moment.
          created_at: new Date(portal.clock.now().getTime() + Math.floor(number / 10) * 1000),
        })
        .execute();
    }
  });
  const read = async (sort: string) => {
    const seen: string[] = [];
    let after = '';
    do {
      const { data, next, total } = await list(`?sort=${sort}${after}`);
      expect([data.length <= 25, total]).toEqual([true, 52]);
      seen.push(...data.map(({ screen }: { screen: string }) => screen));
      after = next === null ? '' : `&after=${next}`;
    } while (after !== '');
    return seen;
  };
  const sent = Array.from({ length: 52 }, (_, index) => `/${index + 1}`);
  expect(await read('created')).toEqual(sent);
  expect(await read('-created')).toEqual(sent.toReversed());
});

test('of one person only so many open reports an hour are taken, also when they come at once', async () => {
  const answers = await Promise.all(Array.from({ length: MAX_OPEN_PROBLEMS + 3 }, () => report(manager)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_OPEN_PROBLEMS);
  expect(answers.filter(({ codes }) => codes.includes('http.tooMany'))).toHaveLength(3);
  expect((await report(await portal.staff('analyst'))).status).toBe(200);

  const own = (await list()).data.find(({ reporter }: { reporter: string }) => reporter === 'Esteban Larrañaga');
  await admin.send('PUT', `${PATH}/${own.id}/settled`, { settled: true });
  expect((await report(manager)).status).toBe(200);
  expect((await report(manager)).codes).toEqual(['http.tooMany']);
  portal.clock.advance(60 * 60_000);
  expect((await report(await portal.staff('manager'))).status).toBe(200);
});
