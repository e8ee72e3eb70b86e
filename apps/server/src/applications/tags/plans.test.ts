import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { listTags } from './listTags.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test.each(['name', '-uses'] as const)('the uses of tags by %s are counted by an index alone', async (sort) => {
  const plan = await plansOf(database, (db) =>
    listTags({ db } as StaffContext, { query: { sort, use: 'used' } } as Parameters<typeof listTags>[1]),
  );
  expect(indexesIn(plan)).toContain('application_tag_tag');
  expect(plan).not.toContain('Seq Scan on application_tag');
});
