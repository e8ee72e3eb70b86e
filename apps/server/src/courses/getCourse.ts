import type { courseEndpoints as endpoints } from '@portal/contract/courses/courses.ts';
import type { Course } from '@portal/contract/courses/parts.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import { findCourse, listCourseRows, tellCourse, tellListed } from './courseRow.ts';

/** A course with all that is in it. Refusal: not found. */
export async function getCourse(context: StaffContext, id: number): Promise<Course> {
  const row = await findCourse(context.db, id);
  if (!row) throw notFound();
  return tellCourse(context, row);
}

/** All courses in their order. */
export async function listCourses(context: StaffContext): Promise<ReplyOf<typeof endpoints.listCourses>> {
  const rows = await listCourseRows(context.db);
  return rows.map((row) => tellListed(context, row));
}
