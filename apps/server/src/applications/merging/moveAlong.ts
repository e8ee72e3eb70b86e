/** What hangs on a person or a church goes to another, and back. */
import { sql } from 'kysely';
import type { MergedNoun } from '@portal/domain/churches/merging.ts';
import type { Db } from '../../platform/database/tables.ts';
import { lockApplicationRows } from '../applicationRow.ts';
import { renewCard } from '../saveApplication.ts';
import type { Moved } from './merging.tables.ts';
import { giveCheckIns, moveCheckIns } from './moveCheckIns.ts';
import { giveCourses, moveCourses } from './moveCourses.ts';
import { giveLeading, moveLeading } from './moveLeading.ts';
import { giveReports, moveReports } from './moveReports.ts';

interface Way {
  noun: MergedNoun;
  from: number;
  to: number;
}

const COLUMN_OF = { churches: 'church_id', persons: 'person_id' } as const;

/** Moves all of it, and says what it was. */
export async function moveAlong(db: Db, way: Way, now: Date): Promise<Moved> {
  const { noun, from, to } = way;
  const applications = await moveApplications(db, way, sql<boolean>`true`);
  const checkIns = await moveCheckIns(db, way);
  const leading = await moveLeading(db, way);
  if (noun === 'churches') {
    const reports = await moveReports(db, way);
    return { applications, children: [], licences: [], reports, checkIns, leading, ended: null, versions: {} };
  }
  const children = await idsOf(
    sql`
    update person set spiritual_parent_id = ${to} where spiritual_parent_id = ${from} returning id`,
    db,
  );
  const ended = await endOlderLicence(db, way, now);
  const licences = await idsOf(sql`update licence set person_id = ${to} where person_id = ${from} returning id`, db);
  const courses = await moveCourses(db, way, now);
  return { applications, children, licences, checkIns, courses, leading, ended, versions: await versionsOf(db, to) };
}

/** Moves back what is still there. */
export async function moveBack(db: Db, way: Way, moved: Moved): Promise<void> {
  const { noun, from, to } = way;
  await moveApplications(db, way, sql<boolean>`application.id = any(${moved.applications}::bigint[])`);
  if (moved.checkIns) await giveCheckIns(db, way, moved.checkIns);
  if (moved.leading) await giveLeading(db, moved.leading);
  if (noun === 'churches') {
    if (moved.reports) await giveReports(db, way, moved.reports);
    return;
  }
  await sql`
    update person set spiritual_parent_id = ${to}
    where spiritual_parent_id = ${from} and id = any(${moved.children}::bigint[])`.execute(db);
  await sql`update licence set person_id = ${to} where id = any(${moved.licences}::bigint[])`.execute(db);
  if (moved.courses) await giveCourses(db, way, moved.courses);
  if (!moved.ended) return;
  const { licence, applications } = moved.ended;
  await sql`update licence set replaced_at = null, version = version + 1 where id = ${licence}`.execute(db);
  await sql`update application set licence_id = ${licence} where id = any(${applications}::bigint[])`.execute(db);
}

/** The versions of all licences and certificates of somebody, by id; a certificate's with a sign before it. */
export async function versionsOf(db: Db, person: number): Promise<Moved['versions']> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id::text, version from licence where person_id = ${person}
    union all
    select 'c' || id, version from course_certificate where person_id = ${person}`.execute(db);
  return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
}

/** Their cards name whose they are. */
async function moveApplications(db: Db, { noun, from, to }: Way, which: ReturnType<typeof sql<boolean>>) {
  const column = sql.ref(COLUMN_OF[noun]);
  const moved = await idsOf(
    sql`
    update application set ${column} = ${to} where ${column} = ${from} and ${which} returning id`,
    db,
  );
  const rows = await lockApplicationRows(db, sql<boolean>`application.id = any(${moved}::bigint[])`);
  for (const row of rows) if (row.status !== 'UNFINISHED') await renewCard(db, row);
  return moved;
}

/** A person has one living licence: of two the newer one goes on. */
async function endOlderLicence(db: Db, { from, to }: Way, now: Date): Promise<Moved['ended']> {
  const living = await db
    .selectFrom('licence')
    .select('id')
    .where('person_id', 'in', [from, to])
    .where('replaced_at', 'is', null)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const [newer, older] = living;
  if (!newer || !older) return null;
  await sql`update licence set replaced_at = ${now}, version = version + 1 where id = ${older.id}`.execute(db);
  const applications = await idsOf(
    sql`
    update application set licence_id = ${newer.id} where licence_id = ${older.id} returning id`,
    db,
  );
  return { licence: older.id, applications };
}

async function idsOf(query: ReturnType<typeof sql>, db: Db): Promise<number[]> {
  const { rows } = await query.execute(db);
  return (rows as { id: number }[]).map(({ id }) => id);
}
