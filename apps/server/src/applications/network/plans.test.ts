import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import { listChanges } from '../../churches/writeChange.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { findChurch } from './getChurch.ts';
import { getLeaderPage } from './getLeaderPage.ts';
import { readLine } from './line.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const ROLES = ['administrator', 'ephesian'] as const;
const as = (db: Db, role: (typeof ROLES)[number]) =>
  ({ db, now: new Date(), actor: { userId: 7, permissions: new Set(SHIPPED_ROLES[role]) } }) as unknown as StaffContext;

test.each(ROLES)('pages and lines of time are read by indexes, for an %s', async (role) => {
  const plan = await plansOf(database, async (db) => {
    await findChurch(as(db, role), 42);
    await getLeaderPage(as(db, role), 42).catch(() => undefined);
    await readLine(as(db, role), { noun: 'churches', id: 42 }, undefined);
    await readLine(as(db, role), { noun: 'persons', id: 42 }, undefined);
  });
  expect(indexesIn(plan)).toEqual(
    expect.arrayContaining(['application_church', 'application_person', 'history_subject', 'person_children']),
  );
  expect([...new Set(plan.match(/Seq Scan on (application|person|church|history)\b/g) ?? [])]).toEqual([]);
});

test('the changes of a church and those that begin are read by their indexes', async () => {
  const plan = await plansOf(database, async (db) => {
    await listChanges(db, 42);
    await sql`select * from church_on(42, now()::date)`.execute(db);
  });
  expect(indexesIn(plan)).toContain('church_change_church');
  expect(plan).not.toContain('Seq Scan on church_change');
});
