import { sql } from 'kysely';
import type { ListedCertificateRow } from '@portal/contract/courses/certificates.ts';
import type { CourseView } from '@portal/contract/courses/tracking.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import type { TestServer } from '../buildTestServer.ts';
import { any, is, within } from '../naive.ts';

/** Two open courses of two lessons, and how far everybody of an application in sight is with them, in every way in turns. */
export async function insertCourseViews(db: Db, now: Date): Promise<void> {
  await sql`
    with course as (
      insert into course (name_en, name_es, status, position)
      select 'Course ' || n, 'Curso ' || n, 'PUBLISHED', n from generate_series(1, 2) n returning id
    ), section as (
      insert into course_section (course_id, name_en, name_es, status, position)
      select id, 'Section', 'Sección', 'PUBLISHED', 1 from course returning id, course_id
    )
    insert into course_lesson (course_id, section_id, name_en, name_es, video_en, video_es, length_en, length_es,
      available_percent, disable_percent, grace_hours, required, status, position)
    select course_id, id, 'Lesson ' || n, 'Lección ' || n, 'aqz-KE-bpKQ', '1084537', 600, 600, 80, 95, 24, true,
      'PUBLISHED', n
    from section, generate_series(1, 2) n`.execute(db);
  await sql`
    insert into lesson_view (lesson_id, course_id, person_id, language, state, spans, watched_ms, position_ms,
      counted_to_ms, heard_at, plays, first_played_at, last_played_at, last_at, browser, ip, missed_at, confirmed_at,
      passed_at)
    select lesson.id, course_id, person_id, (array['en', 'es'])[1 + turn % 2],
      (array['RUNNING', 'PAUSED', 'FINISHED'])[1 + turn % 3], array[0, 60000], 60000, 60000, 60000,
      case when turn % 2 = 0 then ${now}::timestamptz else at end, 1, at, at, at, 'Firefox/128.0', '192.0.2.7',
      case when turn = 1 then at end, case when turn = 2 then at end, case when turn = 3 then at end
    from course_lesson lesson,
      (select distinct person_id from application where person_id is not null and deleted_at is null) person,
      lateral (
        select (person_id + lesson.id) % 5 as turn,
          -- In threes of one instant, a week apart: ties fall on the edges of pages, and days leave some.
          ${now}::timestamptz - (person_id + lesson.id) / 3 * 7 % 200 * interval '1 day' as at
      ) turned`.execute(db);
}

/** Certificates of the first course for some of those who watched it, every third of them revoked. */
export async function insertCertificates(db: Db, now: Date): Promise<void> {
  await sql`
    insert into course_certificate (course_id, person_id, code, person_name, course_name_en, course_name_es, issued_at,
      revoked_at, reason)
    select course_id, person_id, lpad(person_id::text, 14, '0'), 'Ana Quintanar', 'Course 1', 'Curso 1', ${now}::timestamptz,
      case when person_id % 3 = 0 then ${now}::timestamptz end, case when person_id % 3 = 0 then 'Lost' end
    from (
      select distinct course_id, person_id from lesson_view
      where course_id = (select min(id) from course) and person_id % 4 > 1
    ) watched`.execute(db);
}

/** The same issued on several days to holders of both languages, and some of another course that gave way to others. */
export async function varyCertificates(db: Db, now: Date): Promise<void> {
  await sql`
    insert into course_certificate (course_id, person_id, code, person_name, course_name_en, course_name_es, issued_at,
      replaced_at)
    select (select max(id) from course), person_id, '9' || substr(code, 2), person_name, 'Course 2', 'Curso 2',
      issued_at, issued_at
    from course_certificate where person_id % 4 = 2`.execute(db);
  // In threes of one instant, a week apart, as the views.
  await sql`
    update course_certificate set issued_at = ${now}::timestamptz - id / 3 * 7 % 200 * interval '1 day'`.execute(db);
  await sql`
    update client_account set language = case when id % 3 = 0 then 'en' else 'es' end
    where id in (select client_account_id from application)`.execute(db);
}

/** What somebody watched and was let pass in, and the revoked certificate that came of it. */
export async function insertCertified(
  db: Db,
  person: number,
  { name, reason, browser }: Record<'name' | 'reason' | 'browser', string>,
): Promise<void> {
  await sql`
    with course as (
      insert into course (name_en, name_es, status, position) values ('Laden', 'Cargado', 'PUBLISHED', 1) returning id
    ), section as (
      insert into course_section (course_id, name_en, name_es, position) select id, 'S', 'S', 1 from course
      returning id, course_id
    ), lesson as (
      insert into course_lesson (course_id, section_id, name_en, name_es, available_percent, disable_percent, grace_hours,
        required, position)
      select course_id, id, 'L', 'L', 80, 95, 24, true, 1 from section returning id, course_id
    ), view as (
      insert into lesson_view (lesson_id, course_id, person_id, language, state, last_at, browser, passed_at, pass_reason)
      select id, course_id, ${person}, 'en', 'PAUSED', now(), ${browser}, now(), ${reason} from lesson
    )
    insert into course_certificate (course_id, person_id, code, person_name, course_name_en, course_name_es, issued_at,
      revoked_at, reason)
    select id, ${person}, 'LADEN', ${name}, 'Laden', 'Cargado', now(), now(), ${reason} from course`.execute(db);
}

/** The ids of all courses, as an address has them. */
export const coursesOf = async ({ database }: TestServer): Promise<string[]> => {
  const rows = await database.read((db) => db.selectFrom('course').select('id').orderBy('id').execute());
  return rows.map(({ id }) => String(id));
};

/** Whether a view as it is told fits a value of a filter: the naive answer. */
export const VIEW_FITS = {
  course: ({ course }: CourseView, value: string) => is(course.id, value),
  state: ({ state }: CourseView, value: string) => any(state, value),
  outcome: ({ outcome }: CourseView, value: string) => any(outcome, value),
  certificate: ({ certificate }: CourseView, value: string) => is(certificate?.standing ?? 'NONE', value),
  language: ({ language }: CourseView, value: string) => is(language, value),
  last: ({ lastPlay }: CourseView, value: string) => within(lastPlay ?? '', value),
};

/** The same of a certificate; which course it is of its names say. */
export const certificateFits = (courses: readonly string[]) => ({
  course: ({ course }: ListedCertificateRow, value: string) => course.en === `Course ${courses.indexOf(value) + 1}`,
  state: ({ state }: ListedCertificateRow, value: string) => any(state, value),
  language: ({ language }: ListedCertificateRow, value: string) => language === value,
  issued: ({ certificate }: ListedCertificateRow, value: string) => within(certificate.issuedAt, value),
});
