import type { Category } from '@portal/contract/content/categories.ts';
import type { ListedPost } from '@portal/contract/content/posts.ts';
import '../../src/content/content.tables.ts';
import type { TestServer } from '../buildTestServer.ts';
import { any, is, within } from '../naive.ts';

/** Whether a category as it is told fits a value of a filter. */
export const CATEGORY_FITS = {
  used: ({ posts }: Category, value: string) => posts > 0 === (value === 'YES'),
};

/** Whether a post does. */
export const POST_FITS = {
  state: ({ state }: ListedPost, value: string) => any(state, value),
  category: ({ category }: ListedPost, value: string) => any(category.id, value),
  role: ({ roles }: ListedPost, value: string) =>
    value === 'none' ? roles.length === 0 : roles.some(({ id }) => is(id, value)),
  language: ({ language }: ListedPost, value: string) => language === value,
  saved: ({ savedAt }: ListedPost, value: string) => within(savedAt, value),
};

/** Values of their filters to try. */
export async function postValues({ database }: TestServer, days: readonly string[]): Promise<Record<string, string[]>> {
  const categories = await database.read((db) =>
    db.selectFrom('content_category').select('id').orderBy('id').limit(2).execute(),
  );
  const roles = await database.read((db) => db.selectFrom('role').select('id').orderBy('id').limit(2).execute());
  return {
    'listPosts.state': ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'DRAFT,ENDED'],
    'listPosts.category': [categories.map(({ id }) => id).join(','), String(categories[0]?.id)],
    'listPosts.role': ['none', ...roles.map(({ id }) => String(id))],
    'listPosts.saved': [`..${days[1]}`, `${days[1]}..`, `${days[2]}..${days[0]}`],
  };
}
