import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, pageOf, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ListContext } from '../../platform/lists/defineList.ts';
import { binList } from './listBin.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const actor = { userId: 7, permissions: new Set(SHIPPED_ROLES.manager) };

test.each<[object, string]>([
  [{}, 'application_deleted'],
  [{ left: 'leaving' }, 'application_deleted'],
  [{ by: 7 }, 'deletion_user'],
  [{ search: '2026-07777' }, 'deletion_pkey'],
])('the bin by %j: by the index %s', async (query, index) => {
  const plan = pageOf(
    await plansOf(database, (db) =>
      binList.page({ db, actor, now: new Date() } as unknown as ListContext, { sort: '-deleted', ...query }),
    ),
  );
  expect(indexesIn(plan)).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (application|application_ministry|client_account)\b/);
});

test('mails to an address that is erased are found by the index', async () => {
  const plan = await plansOf(database, (db) =>
    sql`select id from mail where folded(to_address) = folded(${'person7@example.org'}) and application_id is null`.execute(
      db,
    ),
  );
  expect(indexesIn(plan)).toContain('mail_to_search');
});

test('every column that may name what is erased has an index', async () => {
  const { rows } = await database.read((db) =>
    sql<{ column: string }>`
      select relname || '.' || attname as column
      from pg_constraint
        join pg_class on pg_class.oid = conrelid
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f'
        and confrelid = any('{application,person,church,licence,client_account}'::regclass[])
        and not exists (select from pg_index where indrelid = conrelid and indkey[0] = attnum)`.execute(db),
  );
  expect(rows).toEqual([]);
});
