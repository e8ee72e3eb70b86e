import type { CourseView, trackingEndpoints as endpoints } from '@portal/contract/courses/tracking.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refusal } from '../../platform/http/refusal.ts';
import { certificateAddress } from '../certificates/certificateRow.ts';
import { issueIfCompleted, lockLearner } from '../certificates/issueCertificate.ts';
import { findView, tellCourseView } from './listViews.ts';

/**
 * Lets a person pass in a lesson, with the reason (product/courses.md#tracking); who has completed the course with it gets the
 * certificate. Refusals: not found; `lesson.done`.
 */
export async function passLesson(
  context: StaffContext,
  { params, body }: InputOf<typeof endpoints.passLesson>,
): Promise<number> {
  const { db, actor, now } = context;
  const seen = await findView(context, params.id);
  if (!seen) throw notFound();
  await lockLearner(db, seen.person_id);
  const row = await findView(context, params.id, true);
  if (!row) throw notFound();
  if (row.outcome === 'PASSED' || row.outcome === 'CONFIRMED') throw refusal('lesson.done');
  await db
    .updateTable('lesson_view')
    .set({ passed_at: now, passed_by: actor.userId, pass_reason: body.reason, last_at: now })
    .where('id', '=', row.id)
    .execute();
  const detail = { lesson: row.lesson_id, person: row.person_id };
  await record(context, { noun: 'courses', id: row.course_id, kind: 'passed', detail });
  await issueIfCompleted(context, { person: row.person_id, course: row.course_id });
  return row.id;
}

export async function answerView(context: StaffContext, id: number): Promise<CourseView> {
  const row = await findView(context, id);
  if (!row) throw notFound();
  return tellCourseView(row, (certificate) => certificateAddress(context, certificate));
}
