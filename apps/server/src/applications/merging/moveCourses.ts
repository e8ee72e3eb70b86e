/** What two who are the same watched, and what they were certified: product/churches.md#merging. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

interface Persons {
  from: number;
  to: number;
}

export interface MovedCourses {
  /** Views of lessons that went along, and those that gave way to them. */
  views: { along: number[]; back: number[] };
  certificates: number[];
  /** Of two certificates of a course the one that gave way. */
  ended: number[];
}

/**
 * Views and certificates go along. Where both watched a lesson in a language, the view that is done stays, else the one that
 * is further, else that of who is kept; the other goes to who is gone. Of two certificates of a course the valid one goes on,
 * of two valid ones the earlier.
 */
export async function moveCourses(db: Db, { from, to }: Persons, now: Date): Promise<MovedCourses> {
  const { rows } = await sql<{ id: number; person_id: number; stays: boolean }>`
    select id, person_id, row_number() over (
      partition by lesson_id, language
      order by confirmed_at is null and passed_at is null, watched_ms desc, person_id <> ${to}) = 1 as stays
    from lesson_view where person_id in (${from}, ${to})`.execute(db);
  const which = (person: number, stays: boolean) =>
    rows.filter((row) => row.person_id === person && row.stays === stays).map(({ id }) => id);
  const views = { along: which(from, true), back: which(to, false) };
  await giveViews(db, { from, to }, views);
  const ended = await idsOf(
    db,
    sql`
    update course_certificate set replaced_at = ${now}, version = version + 1 where id in (
      select id from (
        select id, row_number() over (partition by course_id order by revoked_at is not null, issued_at, id) as place
        from course_certificate where person_id in (${from}, ${to}) and replaced_at is null
      ) living where place > 1
    ) returning id`,
  );
  const certificates = await idsOf(
    db,
    sql`update course_certificate set person_id = ${to} where person_id = ${from} returning id`,
  );
  return { views, certificates, ended };
}

/** All of it goes back. */
export async function giveCourses(db: Db, { from, to }: Persons, moved: MovedCourses): Promise<void> {
  await giveViews(db, { from, to }, moved.views);
  await sql`
    update course_certificate set person_id = ${to}
    where person_id = ${from} and id = any(${moved.certificates}::bigint[])`.execute(db);
  await sql`
    update course_certificate set replaced_at = null, version = version + 1
    where id = any(${moved.ended}::bigint[])`.execute(db);
}

/**
 * Some go from the one to the other, others the other way: nobody has two of a lesson in a language at any moment, so those that
 * go back are taken out while the others pass.
 */
async function giveViews(db: Db, { from, to }: Persons, { along, back }: MovedCourses['views']): Promise<void> {
  const { rows } = await sql<{ view: unknown }>`
    delete from lesson_view where id = any(${back}::bigint[]) and person_id = ${to}
    returning to_jsonb(lesson_view) as view`.execute(db);
  await sql`
    update lesson_view set person_id = ${to} where id = any(${along}::bigint[]) and person_id = ${from}`.execute(db);
  if (rows.length === 0) return;
  await sql`
    insert into lesson_view overriding system value
    select (jsonb_populate_record(null::lesson_view, view || jsonb_build_object('person_id', ${from}::bigint))).*
    from jsonb_array_elements(${JSON.stringify(rows.map(({ view }) => view))}::jsonb) view`.execute(db);
}

async function idsOf(db: Db, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await query.execute(db);
  return (rows as { id: number }[]).map(({ id }) => id);
}
