import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, pageOf, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { listAttendance } from './attendance/listAttendance.ts';
import { holderOfCode, lastCheckIns, nextHolders } from './door/holder.ts';
import { listCheckIns } from './door/tellCheckIn.ts';
import { listEvents } from './listEvents.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const as = (db: Db, role: 'administrator' | 'ephesian' = 'administrator') =>
  ({ db, now: new Date(), actor: { userId: 7, permissions: new Set(SHIPPED_ROLES[role]) } }) as unknown as StaffContext;

test('events are read in their order by an index', async () => {
  const newest = await plansOf(database, (db) => listEvents(as(db), { query: { sort: '-starts' } })).then(pageOf);
  expect(newest).not.toContain('Seq Scan on attendance');
  expect(indexesIn(newest)).toContain('attendance_event');
});

test('attendance is read in the order of its events and of its numbers, and by what narrows it', async () => {
  const of = (query: object = {}) =>
    plansOf(database, (db) => listAttendance(as(db), { query: { sort: '-event', ...query } })).then(pageOf);
  expect(indexesIn(await of())).toContain('attendance_at');
  expect(indexesIn(await of({ sort: '-total' }))).toContain('attendance_total');
  expect(indexesIn(await of({ event: 7 }))).toContain('attendance_event');
});

test('at the door nothing is read from end to end', async () => {
  const door = await plansOf(database, async (db) => {
    await holderOfCode(db, 'L7');
    await lastCheckIns(db, 7, [12, 13]);
    await listCheckIns(as(db), 7);
    await nextHolders(db, 500, 50);
  });
  expect(indexesIn(door)).toEqual(
    expect.arrayContaining(['licence_code', 'check_in_person', 'check_in_event', 'application_client']),
  );
  for (const table of ['check_in', 'licence', 'application', 'client_account', 'person', 'church']) {
    // Those that have its name in theirs are tables of their own.
    expect(door).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
  }
});
