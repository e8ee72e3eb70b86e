import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { indexesIn, pageOf, plansOf } from '../../../test/plansOf.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { listClients } from './listClients.ts';
import { listUnfinished } from './listUnfinished.ts';

const CLIENTS = 20_000;

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await openTestDatabase();
  await testDatabase.database.transaction(async (db) => {
    await sql`insert into staff_user (name, last_name, email) select 'Efesio', md5(i::text), 'e' || i || '@example.org'
      from generate_series(1, 200) i`.execute(db);
    await sql`
      insert into client_account
        (email, leader_name, password_hash, language, status, terms_version, created_at, last_active_at)
      select 'c' || i || '@example.org', (array['Ana', 'José', 'Łukasz'])[1 + i % 3] || ' ' || md5(i::text), '-', 'en', (array['ACTIVE', 'ACTIVE', 'ACTIVE', 'INACTIVE', 'PENDING'])[1 + i % 5],
        '1', now() - i * interval '1 minute', now() - i * interval '7 seconds'
      from generate_series(1, ${CLIENTS}::int) i`.execute(db);
    // One in ten without an application, one in ten with a form not submitted, one in fifty with a second application.
    await sql`insert into application (client_account_id, status, stage_entered_at, started_at, case_number, ephesian_id)
      select c, case when n = 1 and c % 10 = 1 then 'UNFINISHED' else
          (array['PAID', 'ANALYSIS', 'INTERVIEW', 'APPROVED', 'SENT', 'SENT', 'SENT', 'REJECTED'])[1 + (c + n) % 8] end,
        now(), now(), case when n = 1 and c % 10 = 1 then null else '2026-' || lpad((c * 2 + n)::text, 6, '0') end,
        case when c % 10 <> 1 then 1 + c % 200 end
      from generate_series(1, ${CLIENTS}::int) c, generate_series(1, 2) n
      where c % 10 > 0 and (n = 1 or c % 50 = 2)`.execute(db);
    await sql`insert into application_ministry (application_id, name, country)
      select id, 'Casa ' || md5((id * 7)::text), 'C' || id % 200 from application`.execute(db);
  });
  await testDatabase.database.maintain();
}, 120_000);
afterAll(() => testDatabase.close());

const actor = (role: ShippedRole) => ({ userId: 7, permissions: new Set(SHIPPED_ROLES[role]) });
const reader = (db: Db, role: ShippedRole) => ({ db, actor: actor(role), now: new Date() }) as unknown as StaffContext;

const clients = (query: object, role: ShippedRole = 'administrator') =>
  plansOf(testDatabase.database, (db) => listClients(reader(db, role), { query: { sort: '-lastActive', ...query } }));
const unfinished = (query: object) =>
  plansOf(testDatabase.database, (db) =>
    listUnfinished(reader(db, 'supervisor'), {
      query: { sort: '-lastActive', ...query },
    }),
  );

const countOf = (plan: string): string => plan.slice(plan.lastIndexOf('\nAggregate'));
const WHOLE = /Seq Scan on (client_account|application|application_ministry)\b/;

const micros = '1700000000000000_5';

describe('the list of clients', () => {
  test.each<[object, string]>([
    [{}, 'client_account_by_activity'],
    [{ sort: 'lastActive', after: micros }, 'client_account_by_activity'],
    [{ sort: 'name', after: '_7' }, 'client_account_by_name'],
    [{ sort: '-name' }, 'client_account_by_name'],
    [{ sort: '-created', after: micros, status: 'ACTIVE' }, 'client_account_by_creation'],
    [{ search: 'lukasz 4f1a2' }, 'client_account_search'],
    [{ search: '2026-077' }, 'application_case_search'],
    [{ search: '4f1a2' }, 'application_ministry_search'],
    [{ search: 'c4711@', status: 'ACTIVE', kind: 'LEADER', stage: 'SENT', country: 'C3' }, 'client_account_search'],
    [{ ephesian: 9 }, 'application_ephesian'],
    [{ country: 'C7' }, 'application_ministry_country'],
  ])('by %j: by the index %s', async (query, index) => {
    const page = pageOf(await clients(query));
    expect(indexesIn(page)).toContain(index);
    expect(page).not.toMatch(WHOLE);
  });

  test('reads a late page by its index condition, without sorting', async () => {
    for (const sort of ['name', '-lastActive', 'created']) {
      const page = pageOf(await clients({ sort, after: sort === 'name' ? '_19999' : micros }));
      expect(page).toContain('Index Cond: (ROW(');
      expect(page).toMatch(/^Limit\n(?!.*->\s+Sort)/);
    }
  });

  test('finds who has no application by an index of these, and counts them without the applications of others', async () => {
    const plan = await clients({ stage: 'NONE' });
    expect(indexesIn(pageOf(plan))).toContain('client_account_without_application');
    expect(countOf(plan)).not.toMatch(/ on application\b/);
  });

  test('counts those whose newest application fits without looking up the newest of each', async () => {
    for (const query of [{ stage: 'SENT' }, { country: 'C7' }, { ephesian: 'none' }]) {
      expect(countOf(await clients(query))).not.toContain('Limit');
    }
  });

  test('counts what a search or an Ephesian leaves by the same indexes', async () => {
    expect(indexesIn(countOf(await clients({ search: 'lukasz 4f1a2' })))).toContain('client_account_search');
    expect(countOf(await clients({ ephesian: 9 }))).not.toMatch(WHOLE);
  });

  test('finds the clients of an Ephesian by the applications in the charge, in list and count', async () => {
    for (const query of [{}, { search: 'ana' }, { sort: 'name' }]) {
      const plan = await clients(query, 'ephesian');
      expect(indexesIn(plan)).toContain('application_ephesian');
      expect(plan).not.toMatch(WHOLE);
    }
  });
});

test.each<[object, string]>([
  [{}, 'client_account_unfinished'],
  [{ sort: 'name', after: '_7' }, 'client_account_by_name'],
  [{ sort: '-created', after: micros }, 'client_account_by_creation'],
  [{ quiet: '30' }, 'client_account_unfinished'],
  [{ search: '4f1a2' }, 'client_account_search'],
])('the list of unfinished accounts by %j: by the index %s', async (query, index) => {
  const page = pageOf(await unfinished(query));
  expect(indexesIn(page)).toContain(index);
  expect(page).not.toMatch(/Seq Scan on client_account\b/);
});

test.each([{}, { waits: 'APPLICATION' }, { waits: 'FORM', quiet: '30' }, { search: '4f1a2' }])(
  'unfinished accounts by %j are counted without their applications',
  async (query) => {
    expect(countOf(await unfinished(query))).not.toMatch(/ on application\b/);
  },
);
