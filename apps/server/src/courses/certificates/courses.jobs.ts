import { sql } from 'kysely';
import * as z from 'zod/mini';
import { NEW_YORK } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/tables.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { SHOWN } from '../courseRow.ts';
import { issueIfCompleted, lockLearner, type Whose } from './issueCertificate.ts';

const AT_ONCE = 200;

/**
 * Issues the certificates of those who completed a course without ending a lesson: because one was ended, deleted or is no longer
 * required (product/courses.md#certificate). It looks for who has none instead of hearing of changes; twice does nothing.
 */
export const certify = defineJob({
  name: 'courses.certify',
  schema: z.object({}),
  cron: { expression: '*/5 * * * *', zone: NEW_YORK },
  async work({ database, now, settings, signal }) {
    for (const whose of await database.read(dueForCertificate)) {
      signal.throwIfAborted();
      await database.transaction(async (db) => {
        await lockLearner(db, whose.person);
        await issueIfCompleted({ db, now, actor: null, services: { settings } }, whose);
      });
    }
  },
});

/** Who did all that a course asks for and never had its certificate; not all at once. */
export const dueForCertificate = async (db: Db): Promise<Whose[]> => {
  const { rows } = await sql<Whose>`
    with asked as (
      select course_lesson.id, course_lesson.course_id, count(*) over (partition by course_lesson.course_id) as lessons
      from course_lesson join course_section on course_section.id = section_id where required and ${SHOWN}
    )
    select view.person_id as person, asked.course_id as course
    from asked join lesson_view view on view.lesson_id = asked.id and view.course_id = asked.course_id
    where (confirmed_at is not null or passed_at is not null)
      and not exists (
        select from course_certificate had where had.course_id = asked.course_id and had.person_id = view.person_id)
    group by view.person_id, asked.course_id, asked.lessons
    having count(distinct asked.id) = asked.lessons
    order by person, course limit ${AT_ONCE}`.execute(db);
  return rows;
};

export const courseJobs = [certify];
