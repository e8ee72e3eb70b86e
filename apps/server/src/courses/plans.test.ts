import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, pageOf, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ClientContext, StaffContext } from '../platform/http/context.ts';
import { findCourse, listCourseRows } from './courseRow.ts';
import { listCourseViews } from './tracking/listViews.ts';
import { dueForCertificate } from './certificates/courses.jobs.ts';
import { selectCertificates } from './certificates/certificateRow.ts';
import { listCertificates } from './certificates/listCertificates.ts';
import { listOwnCourses } from './watching/ownCourses.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const staff = (db: Db) =>
  ({
    db,
    now: new Date(),
    actor: { userId: 7, permissions: new Set(SHIPPED_ROLES.administrator) },
  }) as unknown as StaffContext;
const client = (db: Db) => ({ db, now: new Date(), actor: { accountId: 9 } }) as unknown as ClientContext;

test('the tracking of a course is read in its order, and of all courses too', async () => {
  const of = (query: object) =>
    plansOf(database, (db) => listCourseViews(staff(db), { query: { sort: '-last', ...query } })).then(pageOf);
  expect(indexesIn(await of({ course: 1 }))).toContain('lesson_view_course');
  expect(indexesIn(await of({}))).toContain('lesson_view_last');
});

test('whether people took part in a course, a section or a lesson is known from an index', async () => {
  const plan = await plansOf(database, async (db) => {
    await findCourse(db, 1);
  });
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['lesson_view_course', 'lesson_view_lesson']));
  expect(plan).not.toContain('Seq Scan on lesson_view');
  const all = await plansOf(database, async (db) => {
    await listCourseRows(db);
  });
  expect(indexesIn(all)).toContain('lesson_view_course');
});

test('a leader’s courses and the views that a word is about are found by the person', async () => {
  const own = await plansOf(database, (db) => listOwnCourses(client(db)));
  expect(indexesIn(own)).toEqual(
    expect.arrayContaining(['application_client', 'lesson_view_person_id_lesson_id_language_key']),
  );
  const heard = await plansOf(database, (db) =>
    sql`select * from lesson_view
      where person_id = 8 and ((lesson_id = 1 and language = 'en') or state = 'RUNNING') order by id`.execute(db),
  );
  expect(heard).not.toContain('Seq Scan on lesson_view');
});

test('certificates are read in their order, of a course too, and all that a person ever had by the person', async () => {
  const of = (query: object) =>
    plansOf(database, (db) => listCertificates(staff(db), { query: { sort: '-issued', ...query } })).then(pageOf);
  expect(indexesIn(await of({}))).toContain('course_certificate_issued');
  expect(indexesIn(await of({ course: 1 }))).toContain('course_certificate_of_course');
  const had = await plansOf(database, async (db) => {
    await selectCertificates(db, sql<boolean>`person_id = 16`);
  });
  expect(indexesIn(had)).toContain('course_certificate_person');
});

test('certificates are found by code and by person, and whose courses are done without reading all views', async () => {
  const byCode = await plansOf(database, async (db) => {
    await selectCertificates(db, sql<boolean>`course_certificate.code = '1-8'`);
  });
  expect(indexesIn(byCode)).toContain('course_certificate_code');
  const tracked = await plansOf(database, (db) =>
    listCourseViews(staff(db), { query: { sort: '-last', course: 1, certificate: 'VALID' } }),
  );
  expect(indexesIn(tracked)).toContain('course_certificate_living');
  const due = await plansOf(database, async (db) => {
    await dueForCertificate(db);
  });
  expect(indexesIn(due)).toContain('lesson_view_done');
});
