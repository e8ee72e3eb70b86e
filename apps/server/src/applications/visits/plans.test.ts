import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import { given } from '../../demo/given.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { listChangedCards } from './changedCards.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('what changed of the cards that are shown: by the cards and their histories', async () => {
  const ids = Array.from({ length: 300 }, (_, i) => 80 + i).join(',');
  const plan = await plansOf(database, (db) => {
    const actor = { realm: 'staff', userId: 7, permissions: new Set(SHIPPED_ROLES.supervisor) };
    const context = { db, now: new Date(), actor } as unknown as StaffContext;
    return listChangedCards(context, given(undefined, undefined, { ids }));
  });
  expect(indexesIn(plan)).toEqual(['application_pkey', 'card_seen_pkey', 'history_subject', 'staff_visit_pkey']);
  expect(plan).not.toContain('Seq Scan');
});
