import { sql } from 'kysely';
import type { Category } from '@portal/contract/content/categories.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refuseStale } from '../../platform/http/refusal.ts';
import '../content.tables.ts';

export interface CategoryRow {
  id: number;
  name_en: string;
  name_es: string;
  posts: number;
  version: number;
}

/** A category with how many posts are in it. */
export const CATEGORY_COLUMNS = sql`content_category.*,
  (select count(*)::int from post where category_id = content_category.id) as posts`;

export const tellCategory = ({ id, name_en, name_es, posts, version }: CategoryRow): Category => ({
  id,
  name: { en: name_en, es: name_es },
  posts,
  version,
});

/** One category. Refusal: not found. */
export async function getCategory({ db }: Pick<StaffContext, 'db'>, id: number): Promise<Category> {
  const { rows } = await sql<CategoryRow>`
    select ${CATEGORY_COLUMNS} from content_category where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return tellCategory(row);
}

/** Locks a category for an act upon it, against posts that are saved into it meanwhile. Refusals: not found, `record.stale`. */
export async function lockCategory(context: StaffContext, id: number, seen: number) {
  const row = await context.db
    .selectFrom('content_category')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  await refuseStale({ seen, now: row.version }, () => getCategory(context, id));
  return row;
}
