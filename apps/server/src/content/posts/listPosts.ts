import { sql } from 'kysely';
import { POST_LIST, type postEndpoints } from '@portal/contract/content/posts.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { PostState } from '@portal/domain/content/post.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply } from '../../platform/lists/defineList.ts';
import { withinDays } from '../../platform/lists/listConditions.ts';
import { byInstant, eachWord, likeWord, type SortKey } from '../../platform/lists/listOrder.ts';
import { POST_COLUMNS, tellListed, type PostRow } from './postRow.ts';

type Endpoints = typeof postEndpoints;

/** The states of `postStateAt`, as conditions over an instant. */
export const STANDS: Readonly<Record<PostState, (now: Date) => ReturnType<typeof sql>>> = {
  DRAFT: () => sql`from_at is null`,
  ENDED: (now) => sql`until_at <= ${now}`,
  SCHEDULED: (now) => sql`(from_at > ${now} and (until_at is null or until_at > ${now}))`,
  PUBLISHED: (now) => sql`(from_at <= ${now} and (until_at is null or until_at > ${now}))`,
};

/** What is searched, as its index has it. */
const WORDS = sql`folded(title_en || ' ' || title_es || ' ' || words_en || ' ' || words_es)`;
export const findsWords = eachWord((word: string) => sql`${WORDS} like ${likeWord(word)}`);

const byPosition: SortKey = {
  key: sql.ref('position'),
  place: sql`position::text`,
  at: (place) => (/^-?\d{1,9}$/.test(place) ? sql`${place}::int` : undefined),
};

/** Drafts have no beginning: they stand before all others. */
const BEGUN = sql`coalesce(from_at, to_timestamp(0))`;
const byBeginning: SortKey = {
  ...byInstant('from_at'),
  key: BEGUN,
  place: sql`(extract(epoch from ${BEGUN}) * 1000000)::bigint::text`,
};

export const posts = defineList<PostRow>()(POST_LIST, {
  table: 'post',
  columns: () => POST_COLUMNS,
  inReach: () => sql`true`,
  finds: findsWords,
  filters: {
    state: (states, { now }) =>
      sql`(${sql.join(
        states.map((state) => STANDS[state](now)),
        sql` or `,
      )})`,
    category: (ids) => sql`category_id = any(${ids}::bigint[])`,
    role: (role) =>
      role === 'none'
        ? sql`not exists (select from post_role where post_id = post.id)`
        : sql`exists (select from post_role where post_id = post.id and role_id = ${role})`,
    language: (language) => sql`language = ${language}`,
    saved: (days) => withinDays('saved_at', days),
  },
  orders: { order: () => byPosition, saved: () => byInstant('saved_at'), from: () => byBeginning },
});

/** Posts in every state (product/content.md#posts). */
export async function listPosts(
  context: StaffContext,
  { query }: Pick<InputOf<Endpoints['listPosts']>, 'query'>,
): Promise<ReplyOf<Endpoints['listPosts']>> {
  const page = await posts.page(context, query);
  return pageReply(
    page,
    page.rows.map((row) => tellListed(context, row)),
  );
}

/** What a post, and a filter, is chosen from. */
export async function getPostOptions({ db, language }: StaffContext): Promise<ReplyOf<Endpoints['getPostOptions']>> {
  const { rows } = await sql<ReplyOf<Endpoints['getPostOptions']>>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', json_build_object('en', name_en, 'es', name_es))
        order by ${sql.ref(`name_${language}`)} collate portal, id), '[]') from content_category) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'name', json_build_object('en', name, 'es', coalesce(name_es, name)))
        order by id), '[]') from role where active) as roles`.execute(db);
  return rows[0] ?? { categories: [], roles: [] };
}
