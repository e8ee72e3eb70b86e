import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import { listRights, staffWho } from '../staffWho.ts';
import { selectNamed } from './listWhoMay.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('colleagues who have a right: by their order, of many, those in charge by their ids', async () => {
  const assignees = { analyst: 7, supervisor: null, manager: null, ephesian: 8 };
  const facts = { status: 'ANALYSIS', assignees, deleted: false } as const;
  const plan = await plansOf(database, async (db) =>
    selectNamed(
      db,
      facts,
      staffWho(await listRights({ db, now: new Date('2026-03-10T15:00:00Z') }), facts, () => true),
    ),
  );
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['staff_user_pkey']));
  expect(plan).not.toMatch(/Seq Scan on (staff_user|user_role)\b/);
});
