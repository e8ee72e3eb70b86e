import { sql } from 'kysely';
import type { courseEndpoints as endpoints } from '@portal/contract/courses/courses.ts';
import { copyName } from '@portal/domain/courses/course.ts';
import { record } from '../history/record.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { courseSubject } from './courseFiles.ts';
import { lockCourses, lockPart, siblingsOf } from './parts.ts';

/** Copies a course with sections, lessons and image, all of them drafts; answers the copy. Refusal: not found. */
export async function copyCourse(
  context: StaffContext,
  { params }: InputOf<typeof endpoints.copyCourse>,
): Promise<number> {
  const { db, actor, now } = context;
  await lockCourses(db);
  const row = await lockPart(db, 'course', params.id);
  const others = await siblingsOf(db, 'course', null);
  const nameIn = (side: 'name_en' | 'name_es') =>
    copyName(
      row[side],
      others.map((other) => other[side]),
    );
  const { rows } = await sql<{ id: number }>`
    insert into course (name_en, name_es, description_en, description_es, outdated, position)
    select ${nameIn('name_en')}, ${nameIn('name_es')}, description_en, description_es, outdated,
      (select max(position) + 1 from course)
    from course where id = ${row.id} returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  // Sections keep their places, by which their lessons find them again.
  await sql`
    with section as (
      insert into course_section (course_id, name_en, name_es, outdated, position)
      select ${id}, name_en, name_es, outdated, row_number() over (order by position, id)
      from course_section where course_id = ${row.id} returning id, position
    ), original as (
      select id, row_number() over (order by position, id) as position from course_section where course_id = ${row.id}
    )
    insert into course_lesson (course_id, section_id, name_en, name_es, description_en, description_es, video_en, video_es,
      length_en, length_es, available_percent, disable_percent, grace_hours, required, outdated, position)
    select ${id}, section.id, name_en, name_es, description_en, description_es, video_en, video_es,
      length_en, length_es, available_percent, disable_percent, grace_hours, required, outdated, course_lesson.position
    from course_lesson join original on original.id = section_id join section on section.position = original.position`.execute(
    db,
  );
  const { noun } = courseSubject(id);
  await sql`
    insert into attachment (noun, subject_id, kind, file_id, name, user_id, at)
    select noun, ${id}, kind, file_id, name, ${actor.userId}, ${now} from attachment
    where noun = ${noun} and subject_id = ${row.id} and kind is not null`.execute(db);
  await record(context, { noun: 'courses', id, kind: 'copied', detail: { from: row.id } });
  return id;
}
