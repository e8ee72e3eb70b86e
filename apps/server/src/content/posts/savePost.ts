import { sql } from 'kysely';
import type { postEndpoints } from '@portal/contract/content/posts.ts';
import { meantSpan, whyNotShown, wordedOf, type PostSpan } from '@portal/domain/content/post.ts';
import { outdatedAfter } from '@portal/domain/fields/outdated.ts';
import { wordsOf } from '@portal/domain/fields/richText.ts';
import type { BothLanguages } from '@portal/domain/languages.ts';
import { problem } from '@portal/domain/problem.ts';
import { record } from '../../history/record.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt, refuseFields } from '../../platform/http/refusal.ts';
import { cleanRichText } from '../../platform/richText/cleanRichText.ts';
import { hasImage, keepPictures, setImage } from './postImages.ts';
import { lockPost, spanOf, textsOf, type PostColumns } from './postRow.ts';

type Endpoints = typeof postEndpoints;
type Form = InputOf<Endpoints['createPost']>['body'];

const NEVER: PostSpan = { from: null, until: null };

/**
 * Makes a post, the first of its category (product/content.md#posts). Refusals, each at its field: `field.required` at both
 * titles where there is none, `field.taken` at a title, `field.choice` at a category or role that is not there, those of
 * `meantSpan`, of one that is shown `field.languages` and `field.required` at what lacks, `field.upload` at an image.
 */
export async function createPost(context: StaffContext, { body }: InputOf<Endpoints['createPost']>): Promise<number> {
  const { db, now, actor } = context;
  const columns = columnsOf(body, NEVER, now);
  await refuseUnknown(db, body);
  await refuseTaken(db, body.title);
  const { id } = await db
    .insertInto('post')
    .values({
      ...columns,
      outdated: null,
      position: sql<number>`(select coalesce(min(position), 1) - 1 from post)`,
      saved_at: now,
      saved_by: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveBeside(context, id, body, columns);
  await record(context, { noun: 'content', id, kind: 'created', detail: {} });
  return id;
}

/** Changes a post. Refusals: not found, `record.stale`, those of `createPost`. */
export async function updatePost(
  context: StaffContext,
  { params: { id }, body: { version, confirmed, ...form } }: InputOf<Endpoints['updatePost']>,
): Promise<number> {
  const { db, now, actor } = context;
  const before = await lockPost(context, id, version);
  const columns = columnsOf(form, spanOf(before), now);
  await refuseUnknown(db, form);
  await refuseTaken(db, form.title, id);
  const was = { texts: wordedOf(textsOf(before)), outdated: before.outdated };
  const outdated =
    form.language === 'both' && before.language === 'both'
      ? outdatedAfter(was, wordedOf(textsOf({ ...before, ...columns })), confirmed)
      : null;
  await db
    .updateTable('post')
    .set({ ...columns, outdated, saved_at: now, saved_by: actor.userId, version: before.version + 1 })
    .where('id', '=', id)
    .execute();
  await saveBeside(context, id, form, columns);
  const fields = (Object.keys(columns) as (keyof Columns)[]).filter(
    (column) => String(before[column]) !== String(columns[column]),
  );
  await record(context, { noun: 'content', id, kind: 'updated', detail: { fields } });
  return id;
}

type Columns = ReturnType<typeof columnsOf>;

/** What is kept of what was entered: clean bodies, the instants that were meant. */
function columnsOf(form: Form, before: PostSpan, now: Date) {
  const { title, alt, language, category } = form;
  if (title.en === '' && title.es === '') {
    const missing = problem('field.required');
    const sides = language === 'both' ? (['en', 'es'] as const) : [language];
    refuseFields(Object.fromEntries(sides.map((side) => [`title.${side}`, missing])));
  }
  const body = { en: cleanRichText(form.body.en, 'page'), es: cleanRichText(form.body.es, 'page') };
  const meant = meantSpan(form, before, now.getTime());
  if (meant.fields) refuseFields(meant.fields);
  const { from, until } = meant.span ?? NEVER;
  return {
    category_id: category,
    language,
    title_en: title.en,
    title_es: title.es,
    body_en: body.en,
    body_es: body.es,
    words_en: wordsOf(body.en),
    words_es: wordsOf(body.es),
    alt_en: alt.en,
    alt_es: alt.es,
    from_at: from === null ? null : new Date(from),
    until_at: until === null ? null : new Date(until),
  };
}

/** Roles, image and pictures; then, with the image, whether it may be shown. */
async function saveBeside(context: StaffContext, id: number, form: Form, columns: Columns): Promise<void> {
  const { db } = context;
  await db.deleteFrom('post_role').where('post_id', '=', id).execute();
  const roles = [...new Set(form.roles)];
  if (roles.length > 0) {
    await db
      .insertInto('post_role')
      .values(roles.map((role_id) => ({ post_id: id, role_id })))
      .execute();
  }
  await setImage(context, id, form);
  const bodies = await keepPictures(context, id, { en: columns.body_en, es: columns.body_es });
  if (bodies.en !== columns.body_en || bodies.es !== columns.body_es) {
    await db.updateTable('post').set({ body_en: bodies.en, body_es: bodies.es }).where('id', '=', id).execute();
  }
  if (columns.from_at === null) return;
  const texts = { title: form.title, body: bodies, alt: form.alt };
  refuseFields(whyNotShown(form.language, texts, await hasImage(db, id)));
}

/** The category is held against whoever deletes it meanwhile. */
async function refuseUnknown(db: Db, { category, roles }: Pick<Form, 'category' | 'roles'>): Promise<void> {
  const { rows } = await sql`select from content_category where id = ${category} for key share`.execute(db);
  if (rows.length === 0) throw refusalAt('category', 'field.choice');
  const known = await sql`select from role where id = any(${roles}::bigint[]) for key share`.execute(db);
  if (known.rows.length < new Set(roles).size) throw refusalAt('roles', 'field.choice');
}

/** Titles are judged one after the other, so that of two alike the second is told. */
async function refuseTaken(db: Db, title: BothLanguages, except = 0): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('posts', 0))`.execute(db);
  const { rows } = await sql<Pick<PostColumns, 'title_en' | 'title_es'> & Record<'en' | 'es', boolean>>`
    select title_en <> '' and folded(title_en) = folded(${title.en}) as en,
      title_es <> '' and folded(title_es) = folded(${title.es}) as es
    from post
    where id <> ${except} and (
      (title_en <> '' and folded(title_en) = folded(${title.en})) or
      (title_es <> '' and folded(title_es) = folded(${title.es})))`.execute(db);
  const taken = problem('field.taken');
  refuseFields({
    'title.en': rows.some(({ en }) => en) ? taken : undefined,
    'title.es': rows.some(({ es }) => es) ? taken : undefined,
  });
}
