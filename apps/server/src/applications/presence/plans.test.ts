import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import { selectPresent } from './notePresence.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('who has a card open: by the card, whatever others have open', async () => {
  const plan = await plansOf(database, (db) => selectPresent(db, [8], new Date()));
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['card_presence_pkey', 'staff_user_pkey']));
  expect(plan).not.toContain('Seq Scan');
});
