import { sql } from 'kysely';
import { randomInt } from 'node:crypto';
import { makeCertificateCode } from '@portal/domain/courses/certificate.ts';
import { isCompleted } from '@portal/domain/courses/completion.ts';
import { nameIn } from '@portal/domain/courses/course.ts';
import { admittedApplication } from '../../applications/admittedApplication.ts';
import { mailApplicant } from '../../applications/mails/mailApplicant.ts';
import { record } from '../../history/record.ts';
import { verifyAddress } from '../../licences/licence.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { AnyActor, Context } from '../../platform/http/context.ts';
import { SHOWN } from '../courseRow.ts';

/** Whose certificate of which course. */
export interface Whose {
  person: number;
  course: number;
}

export type IssuingContext = Pick<Context<AnyActor>, 'db' | 'now' | 'actor'> & {
  services: Pick<Context['services'], 'settings'>;
};

/**
 * Issues the certificate of who has completed a course, and mails it (product/courses.md#certificate); nothing where something
 * is left to do or one was issued before, revoked ones included. The person must be locked by the caller, so that two who
 * end the last two lessons at once see each other.
 */
export async function issueIfCompleted(context: IssuingContext, whose: Whose): Promise<void> {
  const { db } = context;
  if (!(await hasCompleted(db, whose))) return;
  const earlier = await db
    .selectFrom('course_certificate')
    .select('id')
    .where('person_id', '=', whose.person)
    .where('course_id', '=', whose.course)
    .limit(1)
    .execute();
  if (earlier.length > 0) return;
  const { id, code } = await insertCertificate(context, whose);
  const detail = { certificate: id, person: whose.person };
  await record(context, { noun: 'courses', id: whose.course, kind: 'certificateIssued', detail, by: 'system' });
  await tellHolder(context, whose, code);
}

async function hasCompleted(db: Db, { person, course }: Whose): Promise<boolean> {
  const { rows } = await sql<{ id: number; required: boolean; shown: boolean; done: boolean }>`
    select course_lesson.id, required, ${SHOWN} as shown, exists (
      select from lesson_view where lesson_view.lesson_id = course_lesson.id and person_id = ${person}
        and (confirmed_at is not null or passed_at is not null)) as done
    from course_lesson join course_section on course_section.id = section_id
    where course_lesson.course_id = ${course}`.execute(db);
  return isCompleted(rows, new Set(rows.filter(({ done }) => done).map(({ id }) => id)));
}

/** A living certificate under the names of today. One in many millions of millions of codes is taken; the act then fails. */
export async function insertCertificate(
  { db, now }: Pick<IssuingContext, 'db' | 'now'>,
  { person, course }: Whose,
  version = 1,
): Promise<{ id: number; code: string }> {
  const { rows } = await sql<{ id: number; code: string }>`
    insert into course_certificate (course_id, person_id, code, person_name, course_name_en, course_name_es, issued_at, version)
    select course.id, person.id, ${makeCertificateCode(randomInt)}, concat_ws(' ', person.name, person.last_name),
      course.name_en, course.name_es, ${now}, ${version}
    from course, person where course.id = ${course} and person.id = ${person} returning id, code`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`no certificate for person ${person} and course ${course}`);
  return row;
}

/** Mails the holder that a certificate is there; whoever is no longer admitted is told nothing. */
export async function tellHolder(context: IssuingContext, { person, course }: Whose, code: string): Promise<void> {
  const { db, services } = context;
  const application = await admittedApplication(db, person);
  if (!application) return;
  const named = await db
    .selectFrom('course')
    .select(['name_en as en', 'name_es as es'])
    .where('id', '=', course)
    .executeTakeFirstOrThrow();
  await mailApplicant({ ...context, actor: null }, application, {
    template: 'certificateIssued',
    params: (language) => ({ course: nameIn(named, language) }),
    link: verifyAddress(services.settings, code),
  });
}

/** Locks who ends a lesson, before the view of it: of two who end the last lessons at once the second sees the first. */
export const lockLearner = (db: Db, person: number) =>
  sql`select id from person where id = ${person} for no key update`.execute(db);
