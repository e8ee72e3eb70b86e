import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { indexesIn, pageOf, plansOf } from '../../test/database/plansOf.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { listExonerations } from './exonerations/listExonerations.ts';
import { listPayments } from './unmatched/listPayments.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const actor = { userId: 7, permissions: new Set(SHIPPED_ROLES.manager) };
const reader = (db: Db) => ({ db, actor, now: new Date() }) as unknown as StaffContext;
const payments = (query: object) =>
  plansOf(database, (db) => listPayments(reader(db), { query: { sort: '-received', show: 'open', ...query } }));

const micros = `${(Date.now() - 50_000 * 60_000) * 1000}_7`;

test.each<[object, string]>([
  [{}, 'payment_to_look_at'],
  [{ sort: 'received', after: micros }, 'payment_to_look_at'],
  [{ show: 'all', why: ['AMOUNT'] }, 'payment_to_look_at'],
  [{ show: 'refunded' }, 'payment_to_look_at'],
  [{ search: 'pi_4f1a2' }, 'payment_to_look_at'],
  [{ search: '2026-07777', show: 'all' }, 'payment_to_look_at'],
  [{ search: 'lukasz 4f1a2', show: 'all' }, 'payment_to_look_at'],
])('the payments that did not count by %j: by the index %s', async (query, index) => {
  const plan = await payments(query);
  expect(indexesIn(pageOf(plan))).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (payment|application)\b/);
});

const exonerations = (query: object) =>
  plansOf(database, (db) => listExonerations(reader(db), { query: { sort: '-asked', ...query } }));

test.each<[object, string]>([
  [{}, 'exoneration_by_time'],
  [{ sort: 'asked', after: micros }, 'exoneration_by_time'],
  [{ state: ['WAITING'] }, 'exoneration_waiting_by_time'],
  [{ by: 7 }, 'exoneration_decided_by'],
  [{ country: ['C7'], reason: ['HARDSHIP'] }, 'exoneration_by_time'],
  [{ search: '4f1a2' }, 'exoneration_application'],
])('exonerations by %j: by the index %s', async (query, index) => {
  const [page = ''] = (await exonerations(query)).split(/\n(?:Finalize )?Aggregate/);
  expect(indexesIn(page)).toContain(index);
  expect(page).not.toMatch(/Seq Scan on (exoneration|application|client_account)\b/);
});

test('who ever granted one is found a step each', async () => {
  expect((await exonerations({})).split('CTE giver')[1]).not.toContain('Seq Scan on exoneration');
});
