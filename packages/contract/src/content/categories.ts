/** Categories of posts: /cms/categories (product/content.md#categories). */
import * as z from 'zod/mini';
import { POST_LIMITS } from '@portal/domain/content/post.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { id, idText, inBothLanguages } from '../fields.ts';
import { historyOfOne } from '../history.ts';
import { declareList, listOf } from '../lists.ts';

const category = z.object({
  id,
  name: z.object({ en: z.string(), es: z.string() }),
  /** How many are in it, drafts too. */
  posts: z.int(),
  version: z.int(),
});
export type Category = z.output<typeof category>;

export const CATEGORY_LIST = declareList({
  search: 'words',
  filters: { used: { kind: 'oneOf', values: ['YES', 'NO'] } },
  sorts: ['english', 'spanish'],
  usual: 'english',
});

const params = z.object({ id: idText });
const manages = anyOf('business.cms.category');
const form = { name: inBothLanguages(line(POST_LIMITS.category)) };
const version = z.int();

export const categoryEndpoints = endpoints({
  listCategories: {
    ...listOf(CATEGORY_LIST, category),
    path: '/business/content-category',
    permission: manages,
    does: 'Categories with how many posts are in each, 25 a page.',
  },
  listCategoryHistory: {
    path: '/business/content-category/:id/history',
    permission: manages,
    does: 'What was done to a category, by whom and when, the newest first, 50 a page.',
    ...historyOfOne,
  },
  getCategory: {
    method: 'GET',
    path: '/business/content-category/:id',
    permission: manages,
    does: 'One category.',
    params,
    reply: category,
  },
  createCategory: {
    method: 'POST',
    path: '/business/content-category',
    permission: manages,
    does: 'Makes a category; a name that another has, in either language, is refused.',
    body: z.object(form),
    reply: category,
  },
  updateCategory: {
    method: 'PUT',
    path: '/business/content-category/:id',
    permission: manages,
    does: 'Changes the names of a category.',
    params,
    body: z.object({ ...form, version }),
    reply: category,
    present: category,
    errors: ['record.stale'],
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/business/content-category/:id',
    permission: manages,
    does: 'Deletes a category in which no post is.',
    params,
    body: z.object({ version }),
    reply: nothing,
    present: category,
    errors: ['category.inUse', 'record.stale'],
  },
});
