import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reachOf } from '@portal/domain/access/reach.ts';
import { ASSIGNMENT_KINDS, SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { indexesIn, plansOf } from '../../test/database/plansOf.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { listAssignable } from '../users/listAssignable.ts';
import { lockApplicationRows, selectApplicationRows } from './applicationRow.ts';
import { getBoard, getColumn, listStatuses } from './board/board.ts';
import { listPhotos } from './board/listPhotos.ts';
import { reachCondition } from '../access/reachCondition.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const as = (db: Db, role: ShippedRole): StaffContext =>
  ({ db, language: 'en', actor: { userId: 7, permissions: new Set(SHIPPED_ROLES[role]) } }) as unknown as StaffContext;
const input = (params: unknown, query: unknown) => ({ params, query }) as never;
const ALL = input(undefined, {});

/** Counts are read whole where a board shows them all: a small table, whatever the number of applications. */
const withoutCounters = (plan: string): string => plan.replace(/Seq Scan on application_column_count/g, '');

const cursor = '1700000000000000_5';
const cases: readonly [string, (db: Db) => Promise<unknown>, readonly string[]][] = [
  ['the manager’s board', (db) => getBoard(as(db, 'manager'), ALL), ['application_column']],
  [
    'the Ephesian’s board',
    (db) => getBoard(as(db, 'ephesian'), ALL),
    ['application_counter_ephesian', 'application_ephesian'],
  ],
  ['the analyst’s board', (db) => getBoard(as(db, 'analyst'), ALL), ['application_analyst', 'application_column']],
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
  ['the Ephesian’s counts', (db) => listStatuses(as(db, 'ephesian'), ALL), ['application_counter_ephesian']],
  ['the analyst’s counts', (db) => listStatuses(as(db, 'analyst'), ALL), ['application_analyst']],
  [
    'photos',
    (db) => listPhotos(as(db, 'manager'), input(undefined, { ids: '3,4,5' })),
    ['application_pkey', 'attachment_file'],
  ],
];

test.each(cases)('%s: by indexes', async (_what, work, expected) => {
  const plan = await plansOf(database, work);
  expect(withoutCounters(plan)).not.toContain('Seq Scan');
  expect(indexesIn(plan)).toEqual(expect.arrayContaining([...expected]));
});

test.each(ASSIGNMENT_KINDS)('who can be assigned as %s: the load by an index alone', async (kind) => {
  const plan = await plansOf(database, (db) => listAssignable(as(db, 'manager'), input({ kind }, undefined)));
  expect(plan).toContain(`Index Only Scan using application_${kind}`);
  expect(plan).not.toMatch(/Seq Scan on application\b/);
});

test('an application and its lock: by its id', async () => {
  const condition = sql<boolean>`application.id = 5 and ${reachCondition(reachOf(as({} as Db, 'ephesian').actor))}`;
  for (const work of [lockApplicationRows, selectApplicationRows]) {
    const plan = await plansOf(database, (db) => work(db, condition));
    expect(plan).toContain('using application_pkey on application');
    expect(plan).not.toMatch(/Seq Scan on application\b/);
  }
});
