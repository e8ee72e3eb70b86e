/** Courses with a section and a lesson, made anew for each scene. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { png } from '../../../people/applicants.ts';
import { lessonBody } from '../../../people/courses.ts';
import type { Fields } from '../../shapesOf.ts';
import { applicationOf, newClient, succeed, type World } from '../../world.ts';
import type { Made, Scene } from '../scene.ts';

let made = 0;
const named = (name: string) => ({ en: `${name} ${(made += 1)}`, es: `${name} ${made} (es)` });

interface Parts {
  course: number;
  section: number;
  lesson: number;
}

/** Those of earlier scenes go, or there would be too many. */
const leaveNone = ({ portal }: World): Promise<void> =>
  portal.database.transaction(async (db) => {
    await db.deleteFrom('course_certificate').execute();
    await db.deleteFrom('lesson_view').execute();
    await db.deleteFrom('course').execute();
  });

/** A draft with one section and one lesson, and no other. */
async function parts(world: World): Promise<Parts> {
  await leaveNone(world);
  const post = (path: string, body: Fields) => succeed(world, 'administrator', 'POST', `/api/business/${path}`, body);
  const { id } = await post('course', course());
  const { sections } = await post(`course/${id}/section`, section());
  const after = await post(`course-section/${sections[0].id}/lesson`, lesson());
  return { course: id, section: sections[0].id, lesson: after.sections[0].lessons[0].id };
}

/** With another one beside it. */
async function pairs(world: World) {
  const one = await parts(world);
  const post = (path: string, body: Fields) => succeed(world, 'administrator', 'POST', `/api/business/${path}`, body);
  const { id } = await post('course', course());
  const { sections } = await post(`course/${one.course}/section`, section());
  const after = await post(`course-section/${one.section}/lesson`, lesson());
  const other = { course: id, section: sections[1].id, lesson: after.sections[0].lessons[1].id };
  return { one, other };
}

const upon =
  (level: keyof Parts, body: () => Fields | undefined = () => undefined): Scene['make'] =>
  async (world): Promise<Made> => {
    const { [level]: id } = await parts(world);
    const sent = body();
    return { params: { id }, ...(sent && { body: sent }) };
  };
const beside =
  (level: keyof Parts): Scene['make'] =>
  async (world) => {
    const { one, other } = await pairs(world);
    return { params: { id: one[level] }, body: { beside: other[level], side: 'after' } };
  };

const course = () => ({ name: named('Fe'), description: { en: 'What it is', es: 'De qué trata' } });
const section = () => ({ name: named('Comienzo') });
const lesson = () => lessonBody(`Oración ${(made += 1)}`);
const changed = (fields: Fields): Fields => ({ ...fields, confirmed: true, version: 1 });

/** A leader and a lesson that is open; played for eight of its ten minutes by a page, where it is said so. */
async function watched(world: World, isPlayed: boolean) {
  const client = await newClient(world.portal);
  const application = await applicationOf(world, client, { status: 'SENT', ephesian: 'ephesian' });
  const { course: id, lesson: one } = await opened(world);
  const path = `/api/client/course-lesson/${one}/views`;
  const said = { language: 'en', player: 'page-one-0000', number: 1, position: 0 };
  await succeed(world, client, 'POST', path, { ...said, kind: 'PLAY' });
  if (isPlayed) {
    // Written down: were the clock moved on, everybody's sessions would end.
    await world.portal.database.transaction((db) =>
      db
        .updateTable('lesson_view')
        .set({ spans: [0, 480_000], watched_ms: 480_000, position_ms: 480_000, counted_to_ms: 480_000 })
        .where('lesson_id', '=', one)
        .execute(),
    );
  }
  return { client, application, course: id, lesson: one, said: { ...said, number: 3, position: isPlayed ? 480 : 15 } };
}

async function opened(world: World): Promise<Parts> {
  const all = await parts(world);
  for (const path of [`course-section/${all.section}`, `course-lesson/${all.lesson}`, `course/${all.course}`]) {
    await succeed(world, 'administrator', 'POST', `/api/business/${path}/switch`, { published: true });
  }
  return all;
}

/** A leader who was let pass in all of a course, and the certificate that came of it. */
async function certified(world: World) {
  const { lesson: one, application, course: id } = await watched(world, false);
  const { database } = world.portal;
  const view = await database.read((db) =>
    db.selectFrom('lesson_view').select('id').where('lesson_id', '=', one).executeTakeFirstOrThrow(),
  );
  const path = `/api/business/course-view/${view.id}/passes`;
  await succeed(world, 'administrator', 'POST', path, { reason: 'Lo vio con su Efesio.' });
  const certificate = await database.read((db) =>
    db.selectFrom('course_certificate').select(['id', 'code']).where('course_id', '=', id).executeTakeFirstOrThrow(),
  );
  return { application, certificate };
}

const uponCertificate =
  (body: Fields): Scene['make'] =>
  async (world) => ({ params: { id: (await certified(world)).certificate.id }, body });

export const courseScenes = {
  getCourse: [{ lasts: 'always', make: upon('course') }],
  createCourse: [
    {
      make: async (world) => {
        await leaveNone(world);
        return { body: course() };
      },
    },
  ],
  updateCourse: [{ make: upon('course', () => changed(course())) }],
  switchCourse: [
    {
      make: async (world) => {
        const { course: id } = await opened(world);
        await succeed(world, 'administrator', 'POST', `/api/business/course/${id}/switch`, { published: false });
        return { params: { id }, body: { published: true } };
      },
    },
  ],
  placeCourse: [{ make: beside('course') }],
  copyCourse: [{ make: upon('course') }],
  deleteCourse: [{ make: upon('course') }],
  setCourseImage: [
    {
      lasts: 'always',
      make: async (world) => ({
        params: { id: (await parts(world)).course },
        file: { name: 'portada.png', bytes: await png(400) },
      }),
    },
  ],
  removeCourseImage: [{ make: upon('course') }],
  createSection: [{ make: upon('course', section) }],
  updateSection: [{ make: upon('section', () => changed(section())) }],
  switchSection: [{ make: upon('section', () => ({ published: true })) }],
  placeSection: [{ make: beside('section') }],
  deleteSection: [{ make: upon('section') }],
  createLesson: [{ make: upon('section', lesson) }],
  updateLesson: [{ make: upon('lesson', () => changed(lesson())) }],
  switchLesson: [{ make: upon('lesson', () => ({ published: true })) }],
  placeLesson: [{ make: beside('lesson') }],
  deleteLesson: [{ make: upon('lesson') }],
  listCourseStops: [{ lasts: 'always', make: upon('course') }],
  passLesson: [
    {
      make: async (world) => {
        const { lesson: one } = await watched(world, false);
        const view = await world.portal.database.read((db) =>
          db.selectFrom('lesson_view').select('id').where('lesson_id', '=', one).executeTakeFirstOrThrow(),
        );
        return { params: { id: view.id }, body: { reason: 'Lo vio con su Efesio.' } };
      },
    },
  ],
  revokeCertificate: [{ make: uponCertificate({ reason: 'Otra persona vio los videos.', seen: 1 }) }],
  reissueCertificate: [{ make: uponCertificate({ seen: 1 }) }],
  listPersonCourses: [
    { lasts: 'always', make: async (world) => ({ params: { id: (await certified(world)).application } }) },
  ],
  verifyCertificate: [
    { lasts: 'always', make: async (world) => ({ params: { code: (await certified(world)).certificate.code } }) },
  ],
  getOwnCourse: [
    {
      lasts: 'always',
      make: async (world) => {
        const { client, course: id } = await watched(world, false);
        return { token: client.token, params: { id } };
      },
    },
  ],
  sendSignal: [
    {
      make: async (world) => {
        const { client, lesson: id, said } = await watched(world, false);
        return { token: client.token, params: { id }, body: { ...said, kind: 'SEEK', from: 12 } };
      },
    },
  ],
  confirmLesson: [
    {
      make: async (world) => {
        const { client, lesson: id, said } = await watched(world, true);
        return { token: client.token, params: { id }, body: said };
      },
    },
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;
