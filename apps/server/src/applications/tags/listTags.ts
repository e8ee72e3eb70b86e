import { sql } from 'kysely';
import type { Label } from '@portal/contract/applications/card.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { TAG_LIST, type tagEndpoints } from '@portal/contract/applications/tags.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply } from '../../platform/lists/defineList.ts';
import { eachWord, likeWord, type SortKey } from '../../platform/lists/listOrder.ts';
import { TAG, toTag, USES, type TagRow } from './tag.ts';

type List = typeof tagEndpoints.listTags;

const IS_USED = sql`exists (select from application_tag where tag_id = tag.id)`;

/** By the id alone: a name would make the cursor longer than it may be. */
const byName: SortKey = {
  key: sql`tag.name collate portal`,
  place: sql`''`,
  at: (place, id) => (place === '' ? sql`(select known.name from tag known where known.id = ${id})` : undefined),
};

const byUses: SortKey = {
  key: USES,
  place: sql`${USES}::text`,
  at: (place) => (/^\d{1,9}$/.test(place) ? sql`${place}::int` : undefined),
};

export const tags = defineList<TagRow>()(TAG_LIST, {
  table: 'tag',
  columns: () => TAG,
  inReach: () => sql`removed_at is null`,
  finds: eachWord((word) => sql`folded(tag.name) like ${likeWord(word)}`),
  filters: { use: (use) => (use === 'used' ? IS_USED : sql`not ${IS_USED}`) },
  orders: { name: () => byName, uses: () => byUses },
});

/** Tags with their uses, for whoever keeps them in order. */
export async function listTags(context: StaffContext, { query }: InputOf<List>): Promise<ReplyOf<List>> {
  const page = await tags.page(context, query);
  return pageReply(page, page.rows.map(toTag));
}

/** All tags by name. */
export async function listTagOptions({ db }: StaffContext): Promise<Label[]> {
  return db
    .selectFrom('tag')
    .select(['id', 'name', 'colour'])
    .where('removed_at', 'is', null)
    .orderBy(sql`name collate portal`)
    .execute();
}
