import { sql } from 'kysely';
import { isSameName, type CourseStatus } from '@portal/domain/courses/course.ts';
import { LANGUAGES, type BothLanguages, type Language } from '@portal/domain/languages.ts';
import { problem } from '@portal/domain/problem.ts';
import type { Db } from '../platform/database/tables.ts';
import { notFound, refuseFields } from '../platform/http/refusal.ts';
import './courses.tables.ts';
import { inUse } from './inUse.ts';

/** A course, a section or a lesson, where what is done to them is alike. */
export type Level = 'course' | 'section' | 'lesson';

interface Facts {
  table: 'course' | 'course_section' | 'course_lesson';
  /** The column that names the parent; a course has none. */
  parent: string | undefined;
}

export const LEVELS: Readonly<Record<Level, Facts>> = {
  course: { table: 'course', parent: undefined },
  section: { table: 'course_section', parent: 'course_id' },
  lesson: { table: 'course_lesson', parent: 'section_id' },
};

export interface PartRow {
  id: number;
  name_en: string;
  name_es: string;
  outdated: Language | null;
  status: CourseStatus;
  version: number;
  /** Null: it is a course. */
  parent_id: number | null;
  course_id: number;
  in_use: boolean;
  /** The whole row, by its columns. */
  columns: Readonly<Record<string, unknown>>;
}

const courseOf = (level: Level) => sql.ref(level === 'course' ? 'part.id' : 'part.course_id');

/**
 * Locks a part until the act ends, and before it its course: whoever orders, names or opens parts of one course does so one
 * after the other. Refusal: not found.
 */
export async function lockPart(db: Db, level: Level, id: number): Promise<PartRow> {
  const { table, parent } = LEVELS[level];
  await sql`
    select course.id from course where course.id = (
      select ${courseOf(level)} from ${sql.table(table)} part where part.id = ${id}) for no key update`.execute(db);
  const { rows } = await sql<PartRow>`
    select part.id, name_en, name_es, outdated, status, version, ${courseOf(level)} as course_id,
      ${parent === undefined ? sql`null::bigint` : sql.ref(`part.${parent}`)} as parent_id,
      ${inUse[level](sql`part.id`)} as in_use, to_jsonb(part) as columns
    from ${sql.table(table)} part where part.id = ${id} for no key update`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

/** Locks all courses: there are few, and their order and names are judged among all of them. */
export const lockCourses = (db: Db) => sql`select id from course order by id for no key update`.execute(db);

export interface Sibling {
  id: number;
  name_en: string;
  name_es: string;
}

/** The parts of one parent, in their order. */
export async function siblingsOf(db: Db, level: Level, parent: number | null): Promise<Sibling[]> {
  const { table, parent: column } = LEVELS[level];
  const ofParent = column === undefined ? sql`true` : sql`${sql.ref(column)} = ${parent}`;
  const { rows } = await sql<Sibling>`
    select id, name_en, name_es from ${sql.table(table)} where ${ofParent} order by position, id`.execute(db);
  return rows;
}

/** Throws `field.taken` at each side of the name that a sibling has. */
export function refuseTaken(siblings: readonly Sibling[], name: BothLanguages, own?: number): void {
  const others = siblings.filter(({ id }) => id !== own);
  const isTaken = (language: Language) =>
    name[language] !== '' && others.some((other) => isSameName(other[`name_${language}`], name[language]));
  refuseFields(
    Object.fromEntries(
      LANGUAGES.map((language) => [`name.${language}`, isTaken(language) ? problem('field.taken') : undefined]),
    ),
  );
}
