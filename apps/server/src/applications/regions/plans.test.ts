import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, pageOf, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { countConcerned, listFollowers, type Given } from './concerned.ts';
import { findLeader, listLeaders } from './leaders.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const as = (db: Db, role: 'administrator' | 'ephesian') =>
  ({ db, now: new Date(), actor: { userId: 7, permissions: new Set(SHIPPED_ROLES[role]) } }) as unknown as StaffContext;

const listed = (role: 'administrator' | 'ephesian', query: object = {}) =>
  plansOf(database, (db) => listLeaders(as(db, role), { query: { sort: 'name', ...query } })).then(pageOf);

test('leaders are read in the order of their names, or those of the reader’s region alone', async () => {
  expect(indexesIn(await listed('administrator'))).toContain('person_by_name');
  const own = await listed('ephesian');
  expect(indexesIn(own)).toEqual(
    expect.arrayContaining(['region_person_ephesian', 'church_country', 'application_church']),
  );
  expect(own).not.toContain('Seq Scan on application');
});

test('the spiritual children of a leader, a name and a leader by the id: by their indexes', async () => {
  expect(indexesIn(await listed('administrator', { parent: 200 }))).toContain('person_children');
  expect(indexesIn(await listed('administrator', { search: 'a87ff679a2f3e71d9181a67b7542122c' }))).toContain(
    'person_search',
  );
  expect(indexesIn(await plansOf(database, (db) => findLeader(as(db, 'administrator'), 9)))).toContain('person_pkey');
});

test.each<[string, Given, string[]]>([
  ['a country', { countries: [{ country: 'C7', from: 8 }], assignee: 9 }, ['application_country', 'church_country']],
  ['a leader', { leader: 9, assignee: 9 }, ['application_person']],
])('what changes hands with %s is found by an index', async (_what, given, indexes) => {
  const plan = await plansOf(database, async (db) => {
    await listFollowers(db, given);
    await countConcerned(db, given);
  });
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(indexes));
  expect(plan).not.toContain('Seq Scan on application');
});
