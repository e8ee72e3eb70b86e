import { sql } from 'kysely';
import {
  missingSides,
  placedBeside,
  switched,
  whyNotDelete,
  whyNotOpen,
  type Beside,
} from '@portal/domain/courses/course.ts';
import { record } from '../history/record.ts';
import { letGoOfFiles } from '../platform/files/letGo.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusalAt, refuseFields, refuseIfAny } from '../platform/http/refusal.ts';
import { courseSubject } from './courseFiles.ts';
import { SHOWN, sidesOf } from './courseRow.ts';
import { LEVELS, lockCourses, lockPart, siblingsOf, type Level } from './parts.ts';
import { partOf } from './savePart.ts';

/**
 * Publishes a part or takes it back (product/courses.md#status); as it is already, nothing changes. Answers its course.
 * Refusals: at the sides that are missing `field.languages` and `field.required`; `course.empty` of a course without a lesson.
 */
export async function switchPart(context: StaffContext, level: Level, id: number, published: boolean): Promise<number> {
  const { db } = context;
  const row = await lockPart(db, level, id);
  if ((row.status === 'PUBLISHED') === published) return row.course_id;
  if (published) {
    refuseFields(missingSides(sidesOf[level](row.columns as never)));
    if (level === 'course') refuseIfAny(whyNotOpen(await lessonsShown(context, id)));
  }
  const to = switched(published, row.in_use);
  await sql`
    update ${sql.table(LEVELS[level].table)} set status = ${to}, version = version + 1 where id = ${id}`.execute(db);
  await record(context, { noun: 'courses', id: row.course_id, kind: 'switched', detail: { to, ...partOf(level, id) } });
  return row.course_id;
}

async function lessonsShown({ db }: StaffContext, course: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from course_lesson join course_section on course_section.id = section_id
    where course_lesson.course_id = ${course} and ${SHOWN}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Puts a part right before or after a sibling. Of two who drag at once each gets what they meant, one after the other.
 * Answers its course. Refusal: not found; `field.choice` where the other one is no sibling any more.
 */
export async function placePart(context: StaffContext, level: Level, id: number, place: Beside): Promise<number> {
  const { db } = context;
  if (level === 'course') await lockCourses(db);
  const row = await lockPart(db, level, id);
  const before = (await siblingsOf(db, level, row.parent_id)).map((sibling) => sibling.id);
  if (!before.includes(place.beside)) throw refusalAt('beside', 'field.choice');
  const after = placedBeside(before, id, place);
  if (after.every((one, at) => one === before[at])) return row.course_id;
  await sql`
    update ${sql.table(LEVELS[level].table)} part set position = ordered.position
    from unnest(${after}::bigint[]) with ordinality ordered (id, position)
    where part.id = ordered.id and part.position <> ordered.position`.execute(db);
  await record(context, { noun: 'courses', id: row.course_id, kind: 'placed', detail: partOf(level, id) });
  return row.course_id;
}

/** Deletes a part with all that is in it; answers its course. Refusal: `course.inUse` where people took part. */
export async function deletePart(context: StaffContext, level: Level, id: number): Promise<number> {
  const { db, now } = context;
  const row = await lockPart(db, level, id);
  refuseIfAny(whyNotDelete(row.in_use));
  if (level === 'course') await letGoOfFiles(db, courseSubject(id).noun, [id], now);
  await sql`delete from ${sql.table(LEVELS[level].table)} where id = ${id}`.execute(db);
  await record(context, { noun: 'courses', id: row.course_id, kind: 'deleted', detail: partOf(level, id) });
  return row.course_id;
}
