import { sql } from 'kysely';
import { COURSE_LIMITS, missingSides, type Sides } from '@portal/domain/courses/course.ts';
import { outdatedAfter } from '@portal/domain/fields/outdated.ts';
import type { BothLanguages } from '@portal/domain/languages.ts';
import { record } from '../history/record.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusal, refuseFields, refuseStale } from '../platform/http/refusal.ts';
import { getCourse } from './getCourse.ts';
import { LEVELS, lockCourses, lockPart, refuseTaken, siblingsOf, type Level } from './parts.ts';

/** What is entered of a part: its columns, and what of it must be there in both languages. */
export interface Entered {
  name: BothLanguages;
  columns: Readonly<Record<string, string | number | boolean | null>>;
  sides: Sides;
}

const MOST: Readonly<Record<Level, number>> = {
  course: COURSE_LIMITS.courses,
  section: COURSE_LIMITS.sections,
  lesson: COURSE_LIMITS.lessons,
};

/**
 * Adds a part at the end of its parent, a draft; answers its course. Refusals: `field.taken` at the name, `field.most` where
 * the parent is full.
 */
export async function createPart(
  context: StaffContext,
  level: Level,
  parent: { column: string; id: number; course: number } | undefined,
  { name, columns }: Entered,
): Promise<{ id: number; course: number }> {
  const { db } = context;
  if (!parent) await lockCourses(db);
  const siblings = await siblingsOf(db, level, parent?.id ?? null);
  refuseTaken(siblings, name);
  if (siblings.length >= MOST[level]) throw refusal('field.most', { length: MOST[level] });
  const all = {
    ...columns,
    ...(parent && { [parent.column]: parent.id }),
    ...(level === 'lesson' && { course_id: parent?.course ?? 0 }),
  };
  const names = Object.keys(all).map((column) => sql.ref(column));
  const { table, parent: of } = LEVELS[level];
  const among = of === undefined ? sql`true` : sql`${sql.ref(of)} = ${parent?.id ?? 0}`;
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(names)}, position)
    select ${sql.join(Object.values(all))}, coalesce(max(position), 0) + 1 from ${sql.table(table)} where ${among}
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  const course = parent?.course ?? id;
  await record(context, { noun: 'courses', id: course, kind: 'created', detail: partOf(level, id) });
  return { id, course };
}

/**
 * Changes a part; answers its course. A published one stays complete in both languages. Refusals: `record.stale`,
 * `field.taken` at the name, `field.languages` and `field.required` at the side that a published one lacks.
 */
export async function updatePart(
  context: StaffContext,
  level: Level,
  id: number,
  entered: Entered,
  { version, confirmed }: { version: number; confirmed: boolean },
): Promise<number> {
  const { db } = context;
  if (level === 'course') await lockCourses(db);
  const row = await lockPart(db, level, id);
  await refuseStale({ seen: version, now: row.version }, () => getCourse(context, row.course_id));
  refuseTaken(await siblingsOf(db, level, row.parent_id), entered.name, id);
  if (row.status === 'PUBLISHED') refuseFields(missingSides(entered.sides));
  const { columns: before } = row;
  const fields = Object.keys(entered.columns).filter((column) => before[column] !== entered.columns[column]);
  const after = textsIn(entered.columns);
  const outdated = outdatedAfter({ texts: textsIn(before), outdated: row.outdated }, after, confirmed);
  if (fields.length === 0 && outdated === row.outdated) return row.course_id;
  const set = { ...entered.columns, outdated };
  await sql`
    update ${sql.table(LEVELS[level].table)} set ${sql.join(
      Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    )}, version = version + 1 where id = ${id}`.execute(db);
  const detail = { fields, ...partOf(level, id) };
  await record(context, { noun: 'courses', id: row.course_id, kind: 'updated', detail });
  return row.course_id;
}

export const partOf = (level: Level, id: number) => (level === 'course' ? {} : { [level]: id });

/** The texts that are outdated together: what is worded. A video and its length are of each language alone. */
const textsIn = (columns: Readonly<Record<string, unknown>>): BothLanguages[] =>
  ['name', 'description'].map((name) => ({
    en: textAt(columns, `${name}_en`),
    es: textAt(columns, `${name}_es`),
  }));
const textAt = (columns: Readonly<Record<string, unknown>>, column: string): string => {
  const { [column]: text } = columns;
  return typeof text === 'string' ? text : '';
};
