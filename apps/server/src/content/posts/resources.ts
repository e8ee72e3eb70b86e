import { sql } from 'kysely';
import type { resourceEndpoints, ReadResource, Resource } from '@portal/contract/content/resources.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { languageFor, POST_LIMITS, postStateAt } from '@portal/domain/content/post.ts';
import { presentAttachment } from '../../platform/files/attachments.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refusal } from '../../platform/http/refusal.ts';
import { findsWords, STANDS } from './listPosts.ts';
import { imageOf, picturesOf, POST_COLUMNS, spanOf, textsOf, type PostRow } from './postRow.ts';

type Endpoints = typeof resourceEndpoints;

/** Whose eyes it is read with: those of the active role, or of another whose readers an editor looks after. */
function roleRead({ actor }: StaffContext, as: number | undefined): number {
  if (as === undefined) return actor.roleId ?? 0;
  if (!actor.permissions.has('business.cms.post')) throw refusal('GE004');
  return as;
}

/** What is shown to a role now. */
const shownTo = (role: number, now: Date) => sql<boolean>`${STANDS.PUBLISHED(now)}
  and exists (select from post_role where post_id = post.id and role_id = ${role})`;

/**
 * What is published for the active role (product/content.md#resources), in the order of its editors; of those that fit, the
 * categories with how many are in each. Refusal: `GE004` of `as` for whoever does not write posts.
 */
export async function listResources(
  context: StaffContext,
  { query: { search, category, as } }: InputOf<Endpoints['listResources']>,
): Promise<ReplyOf<Endpoints['listResources']>> {
  const { db, now, language } = context;
  const role = roleRead(context, as);
  const fits = sql.join(
    [shownTo(role, now), ...(search === undefined ? [] : findsWords(search, undefined))],
    sql` and `,
  );
  const name = sql.ref(`content_category.name_${language}`);
  const { rows: categories } = await sql<{ id: number; name: string; posts: number }>`
    select content_category.id, ${name} as name, count(*)::int as posts
    from post join content_category on content_category.id = category_id
    where ${fits}
    group by content_category.id
    order by ${name} collate portal, content_category.id`.execute(db);
  const { rows } = await sql<PostRow>`
    select ${POST_COLUMNS} from post
    where ${fits} and ${category === undefined ? sql`true` : sql`category_id = ${category}`}
    order by position, id limit ${POST_LIMITS.shown}`.execute(db);
  const inCategory = categories.filter(({ id }) => category === undefined || id === category);
  return {
    categories,
    total: inCategory.reduce((sum, { posts }) => sum + posts, 0),
    posts: rows.map((row) => tellResource(context, row)),
  };
}

/**
 * A post as it is read. Not shown to the active role it is not found; whoever writes posts looks at any, by `as`, and is told
 * why those of the role do not read it. Refusal besides: `GE004` as `listResources`.
 */
export async function getResource(
  context: StaffContext,
  { params: { id }, query: { as } }: InputOf<Endpoints['getResource']>,
): Promise<ReadResource> {
  const { db, now } = context;
  const role = roleRead(context, as);
  const { rows } = await sql<PostRow>`
    select ${POST_COLUMNS} from post
    where post.id = ${id} and ${as === undefined ? shownTo(role, now) : sql`true`}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const told = tellResource(context, row);
  const { body, alt } = textsOf(row);
  const image = imageOf(row.files);
  const state = postStateAt(spanOf(row), now.getTime());
  return {
    ...told,
    body: body[told.language],
    image: image ? { url: presentAttachment(context, image).url, alt: alt[told.language] } : null,
    pictures: picturesOf(context, row.files),
    hidden: state !== 'PUBLISHED' ? state : row.roles.some((one) => one.id === role) ? null : 'ROLE',
  };
}

function tellResource(context: StaffContext, row: PostRow): Resource {
  const language = languageFor(row.language, context.language);
  const { title } = textsOf(row);
  const image = imageOf(row.files);
  return {
    id: row.id,
    title: title[language],
    language,
    category: { id: row.category_id, name: row.category[context.language] },
    excerpt: beginningOf(row[`words_${language}`]),
    thumb: image ? presentAttachment(context, image).thumb : null,
    from: row.from_at?.toISOString() ?? null,
  };
}

/** As many whole words as fit. */
function beginningOf(words: string): string {
  const line = words.replaceAll('\n', ' ');
  if (line.length <= POST_LIMITS.excerpt) return line;
  return `${line.slice(0, POST_LIMITS.excerpt).replace(/\s+\S*$/, '')}…`;
}
