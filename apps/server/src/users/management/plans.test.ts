import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexesIn, pageOf, plansOf } from '../../../test/database/plansOf.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { listUsers } from './listUsers.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const plansFor = (query: object) => plansOf(database, (db) => ask(db, query));

const ask = (db: Db, query: object) =>
  listUsers({ db } as StaffContext, { query: { sort: 'name', ...query } } as Parameters<typeof listUsers>[1]);

const micros = '1700000000000000_5';

test.each<[object, string]>([
  [{}, 'staff_user_by_name'],
  [{ sort: '-name', after: '_7' }, 'staff_user_by_name'],
  [{ sort: 'lastSignIn', after: micros }, 'staff_user_by_sign_in'],
  [{ sort: 'lastSignIn', after: 'never_7' }, 'staff_user_by_sign_in'],
  [{ sort: '-lastSignIn' }, 'staff_user_by_sign_in_down'],
  [{ sort: '-lastSignIn', after: 'never_7' }, 'staff_user_by_sign_in_down'],
  [{ sort: 'created', after: micros }, 'staff_user_by_creation'],
  [{ sort: '-created', after: micros, status: 'ACTIVE' }, 'staff_user_by_creation'],
  [{ search: 'lukasz 4f1a' }, 'staff_user_search'],
  [{ search: 's77@example', status: 'ACTIVE', country: 'C3', role: [1] }, 'staff_user_search'],
  [{ role: [5] }, 'user_role_role'],
  [{ role: [5, 6] }, 'user_role_role'],
])('the list by %j: by the index %s', async (query, index) => {
  const page = pageOf(await plansFor(query));
  expect(indexesIn(page)).toContain(index);
  expect(page).not.toMatch(/Seq Scan on (staff_user|user_role)\b/);
});

/** What a page costs must not grow with how far it lies behind the first one, nor with the number of accounts. */
test('the last page is read by its index condition, without sorting', async () => {
  for (const sort of ['name', '-lastSignIn', 'created']) {
    const page = pageOf(await plansFor({ sort, after: sort === 'name' ? '_99999' : micros }));
    expect(page).toContain('Index Cond: (ROW(');
    expect(page).not.toContain('Sort');
  }
});

test('the number of those that are found is counted by the same index', async () => {
  const [, count = ''] = (await plansFor({ search: 'lukasz 4f1a' })).split('Aggregate');
  expect(count).toContain('Bitmap Index Scan on staff_user_search');
});
