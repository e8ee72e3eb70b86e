import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { trackingEndpoints as endpoints } from '@portal/contract/courses/tracking.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { SHOWN } from '../courseRow.ts';
import { inSight } from './listViews.ts';

interface Row {
  id: number;
  name_en: string;
  name_es: string;
  section_id: number;
  section_en: string;
  section_es: string;
  done: number;
  missed: number;
  open: number;
}

/**
 * Where the people within the reader's reach stopped in a course, lesson by lesson as they are shown (product/courses.md#tracking):
 * a person is counted once a lesson, by the language in which they are furthest. Refusal: not found.
 */
export async function listCourseStops(
  context: StaffContext,
  { params }: InputOf<typeof endpoints.listCourseStops>,
): Promise<ReplyOf<typeof endpoints.listCourseStops>> {
  const { db } = context;
  const course = await db.selectFrom('course').select('id').where('id', '=', params.id).executeTakeFirst();
  if (!course) throw notFound();
  const { rows } = await sql<Row>`
    with stood as (
      select lesson_id, person_id, bool_or(confirmed_at is not null or passed_at is not null) as is_done,
        bool_and(missed_at is not null) as is_missed
      from lesson_view where course_id = ${params.id} and ${inSight(context)} group by lesson_id, person_id
    ), counted as (
      select lesson_id, count(*) filter (where is_done)::int as done,
        count(*) filter (where not is_done and is_missed)::int as missed,
        count(*) filter (where not is_done and not is_missed)::int as open
      from stood group by lesson_id
    )
    select course_lesson.id, course_lesson.name_en, course_lesson.name_es, section_id,
      course_section.name_en as section_en, course_section.name_es as section_es,
      coalesce(done, 0) as done, coalesce(missed, 0) as missed, coalesce(open, 0) as open
    from course_lesson join course_section on course_section.id = section_id
      left join counted on counted.lesson_id = course_lesson.id
    where course_lesson.course_id = ${params.id} and (${SHOWN} or counted.lesson_id is not null)
    order by course_section.position, course_section.id, course_lesson.position, course_lesson.id`.execute(db);
  return rows.map(({ id, name_en, name_es, section_id, section_en, section_es, done, missed, open }) => ({
    lesson: { id, name: { en: name_en, es: name_es } },
    section: { id: section_id, name: { en: section_en, es: section_es } },
    done,
    missed,
    open,
  }));
}
