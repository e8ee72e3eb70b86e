import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reachOf } from '@portal/domain/access/reach.ts';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { indexesIn, plansOf } from '../../test/plansOf.ts';
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { lockApplicationRows, selectApplicationRows } from './applicationRow.ts';
import { getBoard, getColumn, listStatuses } from './board.ts';
import { listPhotos } from './listPhotos.ts';
import { reachCondition } from './reachCondition.ts';

/** Enough that reading a table from end to end would be the dearer way. */
const APPLICATIONS = 8000;
const STAFF = 40;

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await openTestDatabase();
  await testDatabase.database.transaction(async (db) => {
    await sql`insert into staff_user (name, last_name, email, status)
      select 'Staff', 'Member', 's' || i || '@example.org', 'ACTIVE' from generate_series(1, ${STAFF}::int) i`.execute(
      db,
    );
    await sql`insert into client_account (email, password_hash, language, status, terms_version)
      select 'c' || i || '@example.org', '-', 'en', 'ACTIVE', '1' from generate_series(1, ${APPLICATIONS}::int) i`.execute(
      db,
    );
    // Half decided long ago, the other half spread over the stages before; everybody has their share.
    await sql`insert into application (client_account_id, status, stage_entered_at, analyst_id, ephesian_id, country, card)
      select i,
        case when i % 2 = 0 then 'SENT'
          else (array['COMPLETE', 'PAID', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'APPROVED', 'REJECTED'])[1 + i % 7] end,
        now() - i * interval '1 minute', 1 + i % ${STAFF}::int, 1 + i / 3 % ${STAFF}::int, 'C' || i % 30, repeat('x', 900)
      from generate_series(1, ${APPLICATIONS}::int) i`.execute(db);
    await sql`insert into stored_file (digest, media_type, bytes) select i::text, 'image/png', 1
      from generate_series(1, 60) i`.execute(db);
    await sql`insert into application_photo (application_id, kind, file_id, name)
      select i, 'LEADER', 1 + i % 60, 'p' from generate_series(1, ${APPLICATIONS}::int) i`.execute(db);
  });
  await testDatabase.database.maintain();
});
afterAll(() => testDatabase.close());

const as = (db: Db, role: ShippedRole): StaffContext =>
  ({ db, language: 'en', actor: { userId: 7, permissions: new Set(SHIPPED_ROLES[role]) } }) as unknown as StaffContext;
const input = (params: unknown, query: unknown) => ({ params, query }) as never;

/** Counters are read whole where a board shows them all: a small table, whatever the number of applications. */
const withoutCounters = (plan: string): string => plan.replace(/Seq Scan on application_counter/g, '');

const cursor = '1700000000000000_5';
const cases: readonly [string, (db: Db) => Promise<unknown>, readonly string[]][] = [
  ['the manager’s board', (db) => getBoard(as(db, 'manager')), ['application_column']],
  [
    'the Ephesian’s board',
    (db) => getBoard(as(db, 'ephesian')),
    ['application_counter_ephesian', 'application_ephesian'],
  ],
  ['the analyst’s board', (db) => getBoard(as(db, 'analyst')), ['application_analyst', 'application_column']],
  [
    'the next page of a column',
    (db) => getColumn(as(db, 'manager'), input({ status: 'SENT' }, { after: cursor })),
    ['application_column'],
  ],
  [
    'the next page of one’s own',
    (db) => getColumn(as(db, 'analyst'), input({ status: 'SENT' }, { after: cursor })),
    ['application_analyst'],
  ],
  ['the Ephesian’s counts', (db) => listStatuses(as(db, 'ephesian')), ['application_counter_ephesian']],
  ['the analyst’s counts', (db) => listStatuses(as(db, 'analyst')), ['application_analyst']],
  [
    'photos',
    (db) => listPhotos(as(db, 'manager'), input(undefined, { ids: '3,4,5' })),
    ['application_photo_file', 'application_pkey'],
  ],
];

test.each(cases)('%s: by indexes', async (_what, work, expected) => {
  const plan = await plansOf(testDatabase.database, work);
  expect(withoutCounters(plan)).not.toContain('Seq Scan');
  expect(indexesIn(plan)).toEqual(expect.arrayContaining([...expected]));
});

test('an application and its lock: by its id', async () => {
  const condition = sql<boolean>`application.id = 5 and ${reachCondition(reachOf(as({} as Db, 'ephesian').actor))}`;
  for (const work of [lockApplicationRows, selectApplicationRows]) {
    const plan = await plansOf(testDatabase.database, (db) => work(db, condition));
    expect(plan).toContain('using application_pkey on application');
    expect(plan).not.toMatch(/Seq Scan on application\b/);
  }
});
