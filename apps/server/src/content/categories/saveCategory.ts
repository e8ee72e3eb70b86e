import { sql } from 'kysely';
import type { categoryEndpoints } from '@portal/contract/content/categories.ts';
import { whyNotDeleteCategory } from '@portal/domain/content/post.ts';
import type { BothLanguages } from '@portal/domain/languages.ts';
import { problem } from '@portal/domain/problem.ts';
import { record } from '../../history/record.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refuseFields, refuseIfAny } from '../../platform/http/refusal.ts';
import { lockCategory } from './category.ts';

type Endpoints = typeof categoryEndpoints;

/** Makes a category. Refusal: `field.taken` at a name that another has, capitals and accents aside. */
export async function createCategory(
  context: StaffContext,
  { body: { name } }: InputOf<Endpoints['createCategory']>,
): Promise<number> {
  const { db } = context;
  await refuseTaken(db, name);
  const { id } = await db
    .insertInto('content_category')
    .values({ name_en: name.en, name_es: name.es })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(context, { noun: 'content', id, kind: 'categoryCreated', detail: {} });
  return id;
}

/** Changes the names of a category. Refusals: not found, `record.stale`, `field.taken`. */
export async function updateCategory(
  context: StaffContext,
  { params: { id }, body: { name, version } }: InputOf<Endpoints['updateCategory']>,
): Promise<number> {
  const { db } = context;
  const before = await lockCategory(context, id, version);
  await refuseTaken(db, name, id);
  const after = { name_en: name.en, name_es: name.es };
  const fields = (['name_en', 'name_es'] as const).filter((column) => before[column] !== after[column]);
  if (fields.length === 0) return id;
  await db
    .updateTable('content_category')
    .set({ ...after, version: before.version + 1 })
    .where('id', '=', id)
    .execute();
  await record(context, { noun: 'content', id, kind: 'categoryUpdated', detail: { fields } });
  return id;
}

/** Deletes a category in which no post is, not even one that is saved meanwhile. Refusals: not found, `record.stale`, `category.inUse`. */
export async function deleteCategory(
  context: StaffContext,
  { params: { id }, body }: InputOf<Endpoints['deleteCategory']>,
): Promise<null> {
  const { db } = context;
  await lockCategory(context, id, body.version);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from post where category_id = ${id}`.execute(db);
  refuseIfAny(whyNotDeleteCategory(rows[0]?.n ?? 0));
  await db.deleteFrom('content_category').where('id', '=', id).execute();
  await record(context, { noun: 'content', id, kind: 'categoryDeleted', detail: {} });
  return null;
}

/** Names are judged one after the other, so that of two alike the second is told. */
async function refuseTaken(db: Db, name: BothLanguages, except = 0): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('content categories', 0))`.execute(db);
  const { rows } = await sql<Record<'en' | 'es', boolean | null>>`
    select bool_or(folded(name_en) = folded(${name.en})) as en, bool_or(folded(name_es) = folded(${name.es})) as es
    from content_category
    where id <> ${except} and (folded(name_en) = folded(${name.en}) or folded(name_es) = folded(${name.es}))`.execute(
    db,
  );
  const taken = problem('field.taken');
  refuseFields({ 'name.en': rows[0]?.en ? taken : undefined, 'name.es': rows[0]?.es ? taken : undefined });
}
