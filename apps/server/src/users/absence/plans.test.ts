import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import { loadColleaguesAway, loadStaffSession } from '../../sessions/loadSession.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('for whom somebody stands in is found by who they are', async () => {
  const plan = await plansOf(database, (db) => loadColleaguesAway(db, 7, '2026-03-10'));
  expect(plan).not.toMatch(/Seq Scan on (absence|staff_user)\b/);
  expect(indexesIn(plan)).toContain('absence_delegate');
});

test('a session still comes by indexes', async () => {
  const plan = await plansOf(database, (db) => loadStaffSession(db, 7));
  expect(plan).not.toMatch(/Seq Scan on (absence|staff_user|user_role)\b/);
});
