import { sql } from 'kysely';
import { problem } from '@portal/domain/problem.ts';
import type { WatchedLesson } from '@portal/domain/courses/watching.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { ClientContext } from '../../platform/http/context.ts';
import { notFound, refuseIfAny } from '../../platform/http/refusal.ts';
import { lockLearner } from '../certificates/issueCertificate.ts';
import { learnerOf } from './learner.ts';
import { watchedLesson, type LessonFacts, type ViewRow } from './viewRow.ts';

interface Found extends LessonFacts {
  course_id: number;
  person_id: number | null;
  /** It, its section and its course. */
  statuses: readonly string[];
}

export interface LessonInHand {
  lesson: WatchedLesson;
  course: number;
  person: number;
  /** The leader's view of it in the language, locked; nothing before it was begun. */
  row: ViewRow | undefined;
  /** Views of other lessons and languages that this person plays, locked too. */
  others: readonly ViewRow[];
}

/**
 * A lesson as the leader watches it. The views that it is about are locked in one order, so that two devices wait for each
 * other. Refusals: not found before admission and of a draft; `course.ended` where nobody goes on in it.
 */
export async function takeLesson(
  context: ClientContext,
  id: number,
  language: Language,
  locksPerson = false,
): Promise<LessonInHand> {
  const { db } = context;
  const { rows } = await sql<Found>`
    select course_lesson.course_id, length_en, length_es, available_percent, disable_percent, grace_hours,
      array[course_lesson.status, course_section.status, course.status] as statuses, ${learnerOf(context)} as person_id
    from course_lesson join course_section on course_section.id = section_id
      join course on course.id = course_lesson.course_id
    where course_lesson.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found || found.person_id === null || found.statuses.includes('DRAFT')) throw notFound();
  refuseIfAny(found.statuses.includes('ENDED') ? [problem('course.ended')] : []);
  // Two lessons that begin, or end, at once on two devices: the second finds the first.
  if (locksPerson) await lockLearner(db, found.person_id);
  const views = await sql<ViewRow>`
    select * from lesson_view
    where person_id = ${found.person_id} and ((lesson_id = ${id} and language = ${language}) or state = 'RUNNING')
    order by id for no key update`.execute(db);
  const isThis = (view: ViewRow) => view.lesson_id === id && view.language === language;
  return {
    lesson: watchedLesson(found, language),
    course: found.course_id,
    person: found.person_id,
    row: views.rows.find(isThis),
    others: views.rows.filter((view) => !isThis(view)),
  };
}

/**
 * The same of a lesson that is being watched, by one statement: players say each fifteen seconds how far they are, thousands of them
 * at once. Nothing where it was not begun or is not open; `takeLesson` says why. `commitsSoon`: the commit is not waited for until it is
 * on disk; what a crash of the database takes with it the next word makes up for, which counts from the one before.
 */
export async function takeWatched(
  context: ClientContext,
  id: number,
  language: Language,
  commitsSoon: boolean,
): Promise<{ lesson: WatchedLesson; row: ViewRow } | undefined> {
  const { rows } = await sql<LessonFacts & ViewRow>`
    select view.*, length_en, length_es, available_percent, disable_percent, grace_hours
      ${commitsSoon ? sql`, set_config('synchronous_commit', 'off', true)` : sql``}
    from lateral (select ${learnerOf(context)} as person_id) learner
      join lesson_view view on view.person_id = learner.person_id and view.lesson_id = ${id} and view.language = ${language}
      join course_lesson on course_lesson.id = view.lesson_id and course_lesson.status = 'PUBLISHED'
      join course_section on course_section.id = section_id and course_section.status = 'PUBLISHED'
      join course on course.id = course_lesson.course_id and course.status = 'PUBLISHED'
    for no key update of view`.execute(context.db);
  const [row] = rows;
  return row && { lesson: watchedLesson(row, language), row };
}
