import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { staffId } from '../../../test/factories.ts';
import { roleIds } from '../../../test/people/staffUsers.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  const [analyst = 0, supervisor = 0] = await roleIds(portal, 'analyst', 'supervisor');
  // Sixty of one family name, so that they are told apart from the demonstration's; one in four never signed in, and
  // many share their instants.
  await portal.database.transaction(async (db) => {
    await sql`
      with made as (
        insert into staff_user (name, last_name, email, country, status, created_at, last_sign_in_at)
        select (array['Ángela', 'Andrés', 'angus', 'Zoë', 'Łukasz', 'Émile'])[1 + i % 6], 'Peñaranda ' || chr(97 + i % 26),
          'p' || i || '@example.org', (array['MX', 'CO', 'ES'])[1 + i % 3], (array['ACTIVE', 'INACTIVE'])[1 + i % 2],
          timestamptz '2026-01-01' + (i / 3) * interval '1.000001 second',
          case when i % 4 > 0 then timestamptz '2026-02-01' + (i / 5) * interval '1.000001 second' end
        from generate_series(1, 60) i returning id, email)
      insert into user_role (user_id, role_id)
      select id, case when email ~ '[02468]@' then ${analyst}::bigint else ${supervisor}::bigint end from made`.execute(
      db,
    );
  });
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const list = (query: Record<string, string | number> = {}, caller = admin) =>
  caller.get(
    `/api/business/user?${Object.entries(query)
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('&')}`,
  );

/** Every page of a list, the totals told with them, and the sizes of the pages. */
async function walk(query: Record<string, string | number>) {
  const users: StaffUser[] = [];
  const totals = new Set<number>();
  const sizes: number[] = [];
  for (let after: string | null = ''; after !== null;) {
    const { data } = await list({ ...query, ...(after && { after }) });
    users.push(...data.data);
    sizes.push(data.data.length);
    totals.add(data.total);
    after = data.next;
  }
  return { users, totals: [...totals], sizes };
}

const nameOf = (user: StaffUser) => `${user.name} ${user.lastName}`;
const collator = new Intl.Collator('und');
type Compare = (a: StaffUser, b: StaffUser) => number;
const byName: Compare = (a, b) => collator.compare(nameOf(a), nameOf(b));
const byCreation: Compare = (a, b) => a.createdAt.localeCompare(b.createdAt);
/** Of two who signed in; who never did stands at the end. */
const bySignIn =
  (way: 1 | -1): Compare =>
  (a, b) =>
    a.lastSignInAt && b.lastSignInAt
      ? way * a.lastSignInAt.localeCompare(b.lastSignInAt)
      : Number(!a.lastSignInAt) - Number(!b.lastSignInAt);

test.each<[string, Compare]>([
  ['name', byName],
  ['-name', (a, b) => byName(b, a)],
  ['lastSignIn', bySignIn(1)],
  ['-lastSignIn', bySignIn(-1)],
  ['created', byCreation],
  ['-created', (a, b) => byCreation(b, a)],
])('pages of 25 in the order %s show everybody once', async (sort, compare) => {
  const { users, totals, sizes } = await walk({ sort, search: 'peñaranda' });
  expect(sizes).toEqual([25, 25, 10]);
  expect(totals).toEqual([60]);
  expect(new Set(users.map(({ id }) => id)).size).toBe(60);
  const ties = sort.startsWith('-') ? -1 : 1;
  expect(users).toEqual(users.toSorted((a, b) => compare(a, b) || ties * (a.id - b.id)));
});

test('without an order it is by name, and a page that is filled ends the list where nobody follows', async () => {
  const { data } = await list();
  expect(data.data.map(nameOf)).toEqual(data.data.toSorted(byName).map(nameOf));
  const first = (await list({ search: 'peñaranda', status: 'ACTIVE', sort: 'created' })).data;
  expect(first).toMatchObject({ total: 30, next: expect.any(String) });
  const second = (await list({ search: 'peñaranda', status: 'ACTIVE', sort: 'created', after: first.next })).data;
  expect(second).toMatchObject({ total: 30, next: null });
  expect([first.data.length, second.data.length]).toEqual([25, 5]);
});

const names = async (query: Record<string, string | number>) =>
  [...new Set((await walk(query)).users.map(({ name }) => name))].sort();

test.each([
  ['angela', ['Ángela']],
  ['ÁNGELA', ['Ángela']],
  ['lukasz', ['Łukasz']],
  ['penaranda emile', ['Émile']],
  ['  zoe   PEÑARANDA ', ['Zoë']],
  ['P31@EXAMPLE', ['Andrés']],
  ['ang', ['angus', 'Ángela']],
  ['100%', []],
  ['_', []],
  ['\\', []],
  ['nobody', []],
])('searching for "%s" looks at name, last name and e-mail, without accents and capitals', async (search, expected) => {
  expect(await names({ search })).toEqual(expected);
});

test('filters go together, and the total is of those they leave', async () => {
  const [analyst = 0] = await roleIds(portal, 'analyst');
  const { users, totals } = await walk({ search: 'penaranda', status: 'ACTIVE', country: 'MX', role: analyst });
  const all = (await walk({ search: 'penaranda' })).users;
  const wanted = all.filter(
    ({ status, country, roles }) => status === 'ACTIVE' && country === 'MX' && roles.some(({ id }) => id === analyst),
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.length).toBeLessThan(all.length / 4);
  expect(users).toEqual(wanted);
  expect(totals).toEqual([wanted.length]);
  expect((await list({ role: 999_999 })).data).toMatchObject({ data: [], total: 0, next: null });
  expect((await list({ status: 'GONE' })).body.data.fields).toEqual({ status: { code: 'field.choice' } });
});

test('each comes with the roles, the phone, the last sign-in and the version', async () => {
  const [manager = 0, supervisor = 0] = await roleIds(portal, 'manager', 'supervisor');
  const { data } = (await list({ search: 'manager2@' })).data;
  expect(data).toMatchObject([
    {
      name: 'Daniela',
      lastName: 'Pizarro',
      phoneCode: '56',
      mobile: '225550173',
      status: 'ACTIVE',
      version: 1,
      lastSignInAt: null,
    },
  ]);
  expect(data[0].roles).toEqual([
    { id: manager, name: 'Manager', slug: 'manager', administrator: false },
    { id: supervisor, name: 'Supervisor', slug: 'supervisor', administrator: false },
  ]);
  expect(Object.keys(data[0]).filter((key) => /password|hash/i.test(key))).toEqual([]);
});

test.each([
  ['name', 'x'],
  ['name', '_'],
  ['name', '_0'],
  ['name', 'Ana_5'],
  ['created', 'never_5'],
  ['created', '_5'],
  ['-created', "1'_5"],
  ['lastSignIn', '17000000000000000_5'],
  ['-lastSignIn', 'Never_5'],
])('in the order %s a cursor %s is refused', async (sort, after) => {
  const answer = await list({ sort, after });
  expect(answer).toMatchObject({ status: 400, codes: ['field.type'] });
  expect(answer.body.data.fields).toEqual({ after: { code: 'field.type' } });
});

describe('removed accounts', () => {
  test('are in no list and not found', async () => {
    const id = await staffId(portal, 'analyst2');
    const user = (await admin.get(`/api/business/user/${id}`)).data;
    const remove = (removed_at: Date | null) =>
      portal.database.transaction((db) =>
        db.updateTable('staff_user').set({ removed_at }).where('id', '=', id).execute(),
      );
    await remove(portal.clock.now());
    expect((await list({ search: 'analyst2@' })).data).toMatchObject({ data: [], total: 0 });
    const path = `/api/business/user/${id}`;
    const form = { ...user, roles: user.roles.map((role: { id: number }) => role.id) };
    for (const answer of [
      await admin.get(path),
      await admin.send('PUT', path, form),
      await admin.send('PUT', `${path}/status`, { status: 'INACTIVE', version: user.version }),
      await admin.send('POST', `${path}/invitation`),
      await admin.get(`${path}/sessions`),
      await admin.send('DELETE', `${path}/sessions`),
    ]) {
      expect(answer).toMatchObject({ status: 404, codes: ['http.notFound'] });
    }
    await remove(null);
  });
});

test('who may see users lists them and changes nothing; others do not see them', async () => {
  const manager = await portal.staff('manager');
  expect((await list({}, manager)).status).toBe(200);
  const id = await staffId(portal, 'analyst');
  expect((await manager.get(`/api/business/user/${id}`)).data).toMatchObject({ name: 'Julia' });
  const may = async (caller: Caller) =>
    (await caller.send('PUT', `/api/business/user/${id}/status`, { status: 'INACTIVE', version: 1 })).codes;
  expect(await may(manager)).toEqual(['GE004']);
  expect((await manager.get(`/api/business/user/${id}/sessions`)).codes).toEqual(['GE004']);
  const analyst = await portal.staff('analyst');
  expect((await list({}, analyst)).codes).toEqual(['GE004']);
  expect((await analyst.get(`/api/business/user/${id}`)).codes).toEqual(['GE004']);
});

test('tells the active roles with what they do, in the reader’s language, of own roles what staff wrote', async () => {
  await portal.database.transaction((db) =>
    db
      .insertInto('role')
      .values([
        { name: 'Auditor', slug: null, description: 'Lee todo.', permissions: ['business.audit.show'] },
        { name: 'Old', slug: null, permissions: ['business.analyst'], active: false },
      ])
      .execute(),
  );
  const ask = async (language: string) =>
    (await admin.get('/api/business/role/options', { 'accept-language': language })).data;
  const options = await ask('en');
  expect(options.map(({ name, kind, administrator }: any) => [name, kind, administrator])).toEqual([
    ['Administrator', null, true],
    ['Analyst', 'analyst', false],
    ['Auditor', null, false],
    ['Ephesian', 'ephesian', false],
    ['Manager', 'manager', false],
    ['Supervisor', 'supervisor', false],
  ]);
  const texts = options.map(({ description }: any) => description);
  expect(new Set(texts).size).toBe(6);
  expect(texts[2]).toBe('Lee todo.');
  expect(texts[1]).toContain('requests corrections');
  expect((await ask('es'))[1].description).toContain('pide correcciones');
});
