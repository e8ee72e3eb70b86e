import { sql } from 'kysely';
import { CATEGORY_LIST, type categoryEndpoints } from '@portal/contract/content/categories.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { eachWord, likeWord, type SortKey } from '../../platform/lists/listOrder.ts';
import { CATEGORY_COLUMNS, tellCategory, type CategoryRow } from './category.ts';

type List = typeof categoryEndpoints.listCategories;

/** By the id alone: a name would make the cursor longer than it may be. */
const byName = (column: 'name_en' | 'name_es'): SortKey => {
  const name = sql`${sql.ref(column)} collate portal`;
  return {
    key: name,
    place: sql`''`,
    at: (place, id) => (place === '' ? sql`(select ${name} from content_category where id = ${id})` : undefined),
  };
};

const IN_USE = sql`exists (select from post where category_id = content_category.id)`;

export const categories = defineList<CategoryRow>()(CATEGORY_LIST, {
  table: 'content_category',
  columns: () => CATEGORY_COLUMNS,
  inReach: () => sql`true`,
  finds: eachWord((word) => sql`folded(name_en || ' ' || name_es) like ${likeWord(word)}`),
  filters: { used: (used) => (used === 'YES' ? IN_USE : sql`not ${IN_USE}`) },
  orders: { english: () => byName('name_en'), spanish: () => byName('name_es') },
});

/** Categories with how many posts are in each (product/content.md#categories). */
export async function listCategories(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await categories.page(context, query);
  return pageReply(page, page.rows.map(tellCategory));
}
