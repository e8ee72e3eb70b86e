import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { indexesIn, pageOf, plansOf } from '../../../test/database/plansOf.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { getBoard, getColumn } from '../board/board.ts';
import { readLot } from '../many/lot.ts';
import { listApplications } from './listApplications.ts';
import { listFitting } from './listFitting.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const as = (db: Db, role: ShippedRole): StaffContext =>
  ({
    db,
    language: 'en',
    now: new Date(),
    actor: { userId: 7, permissions: new Set(SHIPPED_ROLES[role]) },
  }) as unknown as StaffContext;

const board = (role: ShippedRole, query: object) => (db: Db) => getBoard(as(db, role), { query } as never);
const list = (query: object) => (db: Db) =>
  listApplications(as(db, 'manager'), { query: { sort: '-entered', ...query } } as never);

test.each<[string, (db: Db) => Promise<unknown>, readonly string[]]>([
  ['words', board('manager', { search: '2026-000123' }), ['application_words']],
  ['a misspelt word', board('manager', { search: 'zoraida' }), ['application_words']],
  ['a tag', board('manager', { tag: [7] }), ['application_marks']],
  ['a country', board('manager', { country: ['C7'] }), ['application_country']],
  ['an analyst', board('manager', { analyst: [7] }), ['application_analyst']],
  ['an Ephesian', board('manager', { ephesian: [77] }), ['application_ephesian']],
  ['one’s own', board('supervisor', { mine: 'yes' }), ['application_supervisor']],
  ['a tag within a charge', board('ephesian', { tag: [7] }), ['application_ephesian']],
  [
    'the next page of a tag',
    (db) =>
      getColumn(as(db, 'manager'), {
        params: { status: 'SENT' },
        query: { tag: [7], after: '1700000000000000_5' },
      } as never),
    ['application_column'],
  ],
  [
    'some that changed',
    (db) => listFitting(as(db, 'manager'), { query: { ids: '3,4,5', tag: [7] } } as never),
    ['application_pkey'],
  ],
])('a board narrowed by %s: by indexes', async (_what, work, expected) => {
  const plan = (await plansOf(database, work)).replace(/Seq Scan on application_c(olumn_count|ounter)/g, '');
  expect(plan).not.toContain('Seq Scan');
  expect(indexesIn(plan)).toEqual(expect.arrayContaining([...expected]));
});

test('an act upon many judges its lot by the ids', async () => {
  const plan = await plansOf(database, (db) => readLot(as(db, 'manager'), [5, 7, 9]));
  expect(plan).not.toMatch(/Seq Scan on (application|correction|exoneration|application_tag)\n/);
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['application_pkey']));
});

test.each<[string, object, readonly string[]]>([
  ['as it comes', {}, ['application_by_entry']],
  ['the longest waiting first', { sort: 'entered' }, ['application_by_entry']],
  ['by name', { sort: 'name' }, ['application_by_name']],
  ['by case number', { sort: '-caseNumber' }, ['application_case_number_key']],
  ['by submission', { sort: '-submitted' }, ['application_by_submission']],
  ['of some words', { search: '2026-000123' }, ['application_words']],
  ['of a tag', { tag: [7] }, ['application_marks']],
  ['of some days', { entered: { from: '2020-01-01', until: '2020-01-02' } }, ['application_by_entry']],
  ['paid on some days', { paid: { from: '2020-01-01', until: '2020-01-02' } }, ['application_by_payment']],
])('the list %s: by an index', async (_what, query, expected) => {
  const plan = pageOf(await plansOf(database, list(query)));
  expect(plan).not.toContain('Seq Scan on application\n');
  expect(indexesIn(plan)).toEqual(expect.arrayContaining([...expected]));
});
