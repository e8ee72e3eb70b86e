import { sql, type RawBuilder } from 'kysely';

/**
 * Whether people took part in a course, a section or a lesson; `id` is where its id stands. By the first row of an index: of a
 * part in which nobody did, nothing else is read.
 */
export const inUse = {
  course: (id: RawBuilder<unknown>) => sql<boolean>`coalesce((
    select true from lesson_view where course_id = ${id} order by course_id, last_at, id limit 1), false)`,
  section: (id: RawBuilder<unknown>) => sql<boolean>`exists (
    select from course_lesson of_section where of_section.section_id = ${id} and ${lessonInUse(sql`of_section.id`)})`,
  lesson: (id: RawBuilder<unknown>) => lessonInUse(id),
};

function lessonInUse(id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce((
    select true from lesson_view where lesson_id = ${id} order by lesson_id, id limit 1), false)`;
}
