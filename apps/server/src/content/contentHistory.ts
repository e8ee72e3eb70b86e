import type { categoryEndpoints } from '@portal/contract/content/categories.ts';
import type { postEndpoints } from '@portal/contract/content/posts.ts';
import type { HistoryPage } from '@portal/contract/history.ts';
import { CATEGORY_KINDS, POST_KINDS } from '@portal/domain/history/changes.ts';
import { listHistory } from '../history/listHistory.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { getCategory } from './categories/category.ts';
import { getPost } from './posts/postRow.ts';

/** What was done to a post, the newest first. Refusal: not found. */
export async function listPostHistory(
  context: StaffContext,
  { params: { id }, query }: InputOf<(typeof postEndpoints)['listPostHistory']>,
): Promise<HistoryPage> {
  await getPost(context, id);
  return listHistory(context, 'content', id, query, POST_KINDS);
}

/** What was done to a category, the newest first. Refusal: not found. */
export async function listCategoryHistory(
  context: StaffContext,
  { params: { id }, query }: InputOf<(typeof categoryEndpoints)['listCategoryHistory']>,
): Promise<HistoryPage> {
  await getCategory(context, id);
  return listHistory(context, 'content', id, query, CATEGORY_KINDS);
}
