import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { newCourse, newLesson } from '../../../test/people/courses.ts';
import '../../courses/courses.tables.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const PATH = '/api/business/merging';
async function person(): Promise<number> {
  const application = await insertApplication(portal, { status: 'SENT', ephesian: 'ephesian' });
  return Number((await readApplication(portal, application)).person_id);
}

/** A view of a lesson, confirmed where it is said so. */
const watch = (who: number, course: number, lesson: number, seconds: number, confirmed = false) =>
  portal.database.transaction((db) =>
    db
      .insertInto('lesson_view')
      .values({
        lesson_id: lesson,
        course_id: course,
        person_id: who,
        language: 'es',
        state: 'PAUSED',
        spans: [0, seconds * 1000],
        watched_ms: seconds * 1000,
        position_ms: 0,
        counted_to_ms: 0,
        credit_ms: 0,
        heard_number: 0,
        plays: 1,
        last_at: portal.clock.now(),
        confirmed_at: confirmed ? portal.clock.now() : null,
      })
      .execute(),
  );

const certify = (who: number, course: number, code: string, { days = 0, revoked = false } = {}) =>
  portal.database.transaction((db) =>
    db
      .insertInto('course_certificate')
      .values({
        course_id: course,
        person_id: who,
        code,
        person_name: 'Ana',
        course_name_en: 'C',
        course_name_es: 'C',
        issued_at: new Date(portal.clock.now().getTime() - days * 86_400_000),
        revoked_at: revoked ? portal.clock.now() : null,
      })
      .execute(),
  );

/** Views by lesson, and living certificates by code. */
const of = (who: number) =>
  portal.database.read(async (db) => {
    const views = await db
      .selectFrom('lesson_view')
      .select(['lesson_id', 'watched_ms', 'spans', 'confirmed_at'])
      .where('person_id', '=', who)
      .orderBy('lesson_id')
      .execute();
    const certificates = await db
      .selectFrom('course_certificate')
      .select('code')
      .where('person_id', '=', who)
      .where('replaced_at', 'is', null)
      .orderBy('code')
      .execute();
    return {
      views: views.map((view) => [view.lesson_id, view.watched_ms / 1000, view.confirmed_at !== null]),
      spans: views.map(({ spans }) => spans),
      certificates: certificates.map(({ code }) => code),
    };
  });

test('what two who are the same watched becomes one, the further of each lesson, and goes back when it is taken back', async () => {
  const course = await newCourse(admin, { published: true });
  const one = course.sections[0]?.lessons[0]?.id ?? 0;
  const section = course.sections[0]?.id ?? 0;
  const two = await newLesson(admin, section, { name: 'Two', published: true });
  const three = await newLesson(admin, section, { name: 'Three', published: true });
  const other = await newCourse(admin, { published: true });
  const [kept, gone] = [await person(), await person()];
  await watch(kept, course.id, one, 300);
  await watch(gone, course.id, one, 200, true);
  await watch(kept, course.id, two, 300);
  await watch(gone, course.id, two, 200);
  await watch(gone, course.id, three, 100);
  await certify(kept, course.id, 'KEPT', { revoked: true });
  await certify(gone, course.id, 'GONE');
  await certify(kept, other.id, 'KEPT-LATER');
  await certify(gone, other.id, 'GONE-EARLIER', { days: 3 });
  const before = [await of(kept), await of(gone)];

  const preview = (await admin.send('POST', `${PATH}/preview`, { noun: 'persons', kept, gone })).data;
  expect(preview).toMatchObject({ moves: { views: 3, certificates: 2 }, certificatesEnd: 2 });
  const versions = { keptVersion: preview.kept.version, goneVersion: preview.gone.version };
  const merged = await admin.send('POST', PATH, { noun: 'persons', kept, gone, taken: [], ...versions });
  expect(merged.codes).toEqual([]);
  expect(await of(kept)).toMatchObject({
    views: [
      [one, 200, true],
      [two, 300, false],
      [three, 100, false],
    ],
    certificates: ['GONE', 'GONE-EARLIER'],
  });
  const [merging] = await portal.database.read((db) =>
    db.selectFrom('merging').select('id').where('kept_id', '=', kept).execute(),
  );
  expect((await admin.send('POST', `${PATH}/${merging?.id}/undo`, {})).codes).toEqual([]);
  expect([await of(kept), await of(gone)]).toEqual(before);
});
