import { sql } from 'kysely';
import type { CourseHistory } from '@portal/contract/courses/certificates.ts';
import { isCompleted, requiredOf } from '@portal/domain/courses/completion.ts';
import { seeCard } from '../../applications/seeCard.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { SHOWN } from '../courseRow.ts';
import { tellCertificate, type CertificateRow } from './certificateRow.ts';

interface Row {
  id: number;
  name_en: string;
  name_es: string;
  ended: boolean;
  first_play: Date | null;
  last_play: Date | null;
  lessons: { id: number; required: boolean; shown: boolean; done: boolean; passed: boolean }[];
  certificates: CertificateRow[];
}

/** The courses that the person of an application took part in, to whoever sees the card, the latest first (product/courses.md#history). */
export async function listPersonCourses(context: StaffContext, application: number): Promise<CourseHistory[]> {
  await seeCard(context, application, { inBin: true });
  const { rows } = await sql<Row>`
    with learner as (select person_id from application where id = ${application}), begun as (
      select course_id, min(first_played_at) as first_play, max(last_played_at) as last_play, max(last_at) as last
      from lesson_view where person_id = (select person_id from learner) group by course_id
    )
    select course.id, name_en, name_es, status = 'ENDED' as ended, first_play, last_play,
      ${jsonRows(sql`
        select course_lesson.id, required, ${SHOWN} as shown,
          bool_or(confirmed_at is not null or passed_at is not null) is true as done,
          bool_or(passed_at is not null) is true as passed
        from course_lesson join course_section on course_section.id = section_id
          left join lesson_view view on view.lesson_id = course_lesson.id and view.person_id = (select person_id from learner)
        where course_lesson.course_id = course.id group by course_lesson.id, course_section.id`)} as lessons,
      ${jsonRows(sql`
        select * from course_certificate where course_certificate.course_id = course.id
          and course_certificate.person_id = (select person_id from learner) and replaced_at is null`)} as certificates
    from begun join course on course.id = begun.course_id order by last desc, course.id`.execute(context.db);
  return rows.map((row) => {
    const done = new Set(row.lessons.filter((lesson) => lesson.done).map(({ id }) => id));
    const required = requiredOf(row.lessons);
    const [certificate] = row.certificates;
    return {
      course: { id: row.id, name: { en: row.name_en, es: row.name_es }, ended: row.ended },
      required: required.length,
      done: required.filter((lesson) => lesson.done).length,
      completed: isCompleted(row.lessons, done),
      passed: required.filter((lesson) => lesson.passed).length,
      firstPlay: row.first_play?.toISOString() ?? null,
      lastPlay: row.last_play?.toISOString() ?? null,
      certificate: certificate ? tellCertificate(context, certificate) : null,
    };
  });
}
