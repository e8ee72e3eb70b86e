/** Courses of the demo, and leaders in every state of them. */
import { sql } from 'kysely';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import { switchPart } from '../courses/arrangePart.ts';
import { revokeCertificate } from '../courses/certificates/changeCertificate.ts';
import { dueForCertificate } from '../courses/certificates/courses.jobs.ts';
import { issueIfCompleted } from '../courses/certificates/issueCertificate.ts';
import { getCourse } from '../courses/getCourse.ts';
import { createCourse, createLesson, createSection } from '../courses/saveCourse.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { DEMO_COURSES, DEMO_VIDEO, type DemoCourse } from './corpus/courses.ts';
import { given } from './given.ts';

/** Makes the courses by their acts, and tells of a hundred leaders how far they are. */
export async function addDemoCourses(as: StaffContext): Promise<void> {
  for (const course of DEMO_COURSES) await addCourse(as, course);
  await addViews(as);
  for (const whose of await dueForCertificate(as.db)) await issueIfCompleted(as, whose);
  await revokeOne(as);
}

/** So that one sees what a revoked certificate looks like. */
async function revokeOne(as: StaffContext): Promise<void> {
  const last = await as.db
    .selectFrom('course_certificate')
    .select(['id', 'version'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  await revokeCertificate(as, given({ id: last.id }, { reason: REVOKED, seen: last.version }));
}
const REVOKED = 'Otra persona vio los videos en su lugar.';

async function addCourse(as: StaffContext, { name, description, draft, sections }: DemoCourse): Promise<void> {
  const id = await createCourse(as, given(undefined, { name, description }));
  for (const { name: sectionName, lessons } of sections) {
    await createSection(as, given({ id }, { name: sectionName }));
    const section = (await getCourse(as, id)).sections.at(-1)?.id ?? 0;
    for (const { name: lessonName, length, required = true } of lessons) {
      await createLesson(
        as,
        given(
          { id: section },
          {
            name: lessonName,
            description: lessonName,
            video: DEMO_VIDEO,
            length: { en: length, es: length },
            available: 80,
            disable: 95,
            graceHours: 24,
            required,
          },
        ),
      );
    }
    if (draft) continue;
    for (const lesson of (await getCourse(as, id)).sections.at(-1)?.lessons ?? []) {
      await switchPart(as, 'lesson', lesson.id, true);
    }
    await switchPart(as, 'section', section, true);
  }
  if (!draft) await switchPart(as, 'course', id, true);
}

const LEARNERS = 100;

/** One statement: what some watched to the end and confirmed, others are in the midst of, missed or only began. */
async function addViews({ db, now }: StaffContext): Promise<void> {
  await sql`
    insert into lesson_view (lesson_id, course_id, person_id, language, state, spans, watched_ms, position_ms,
      counted_to_ms, heard_at, plays, first_played_at, last_played_at, last_at, browser, ip, missed_at, confirmed_at)
    select lesson_id, course_id, person_id, language,
      case turn when 0 then 'FINISHED' when 1 then 'FINISHED' else 'PAUSED' end, array[0, upto], upto, upto, upto,
      played + interval '20 minutes', 1 + turn % 3, played, played + interval '5 minutes',
      played + interval '5 minutes',
      case person_id % 3 when 0 then ${FIREFOX} when 1 then ${CHROME} else ${SAFARI} end, '192.0.2.' || person_id % 200,
      case when turn = 4 then played + interval '15 minutes' end,
      case when turn in (0, 1, 2) then played + interval '15 minutes' end
    from (
      select lesson.id as lesson_id, lesson.course_id, learner.person_id, learner.language,
        turn, lesson.length_en * 10 * (array[100, 100, 88, 40, 97, 12])[1 + turn] as upto,
        ${now}::timestamptz - make_interval(days => (1 + (learner.person_id * 7 + lesson.id) % 80)::int) as played
      from (
        select distinct on (application.person_id) application.person_id, client_account.language,
          dense_rank() over (order by application.person_id) as nth
        from application join client_account on client_account.id = client_account_id
        where application.status in (${sql.join(ADMITTED_STAGES)}) and application.deleted_at is null
          and application.person_id is not null
        order by application.person_id limit ${LEARNERS}
      ) learner, (select *, row_number() over (order by id) as nth from course_lesson) lesson,
        -- Every fifth does all there is to do. By their turn: ids may be any, and would leave a state of few learners out.
        lateral (select case when learner.nth % 5 = 0 then 0 else (learner.nth + lesson.nth) % 6 end as turn) turned
      where lesson.status = 'PUBLISHED' and (learner.nth % 5 = 0 or (learner.nth + lesson.nth) % 7 > 1)
    ) watched`.execute(db);
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
