import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, pageOf, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { listCategories } from './categories/listCategories.ts';
import { listPosts } from './posts/listPosts.ts';
import { listResources } from './posts/resources.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const as = (db: Db) =>
  ({
    db,
    now: new Date(),
    language: 'en',
    actor: { userId: 7, roleId: 4, permissions: new Set(SHIPPED_ROLES.administrator) },
  }) as unknown as StaffContext;
const listed = (query: object) =>
  plansOf(database, (db) => listPosts(as(db), { query: { sort: 'order', ...query } })).then(pageOf);

test('posts are read in each order by its index, and found by their words', async () => {
  expect(indexesIn(await listed({}))).toContain('post_position');
  expect(indexesIn(await listed({ sort: '-saved' }))).toContain('post_saved');
  expect(indexesIn(await listed({ sort: '-from' }))).toContain('post_from');
  expect(indexesIn(await listed({ search: 'c4ca4238a0b9' }))).toContain('post_words');
  expect(indexesIn(await listed({ category: [7] }))).toContain('post_category');
});

test('categories are read by either name', async () => {
  const of = (sort: 'english' | 'spanish') =>
    plansOf(database, (db) => listCategories(as(db), { query: { sort } })).then(pageOf);
  expect(indexesIn(await of('english'))).toContain('content_category_by_name_en');
  expect(indexesIn(await of('spanish'))).toContain('content_category_by_name_es');
});

test('what a role reads is found by its rows, one category by its own', async () => {
  const of = (query: object) => plansOf(database, (db) => listResources(as(db), { query } as never));
  expect(indexesIn(await of({ category: 7 }))).toContain('post_category');
  expect(indexesIn(await of({ search: 'c4ca4238a0b9' }))).toContain('post_words');
});
