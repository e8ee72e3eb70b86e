import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS } from '@portal/domain/access/permissions.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import { detailListsOf } from '../detail/detailLists.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('the corrections of a card with their rounds: by their keys', async () => {
  const reach = reachOf({ userId: 1, permissions: new Set(PERMISSIONS) });
  const plan = await plansOf(database, (db) =>
    sql`select ${detailListsOf(reach, 8)} from application where id = 8`.execute(db),
  );
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['correction_application', 'correction_step_correction']));
  expect(plan).not.toMatch(/Seq Scan on correction/);
});
