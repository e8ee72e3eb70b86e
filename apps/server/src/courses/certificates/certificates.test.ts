import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presentCode } from '@portal/domain/fields/publicCodes.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { readApplication } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { applicantOf } from '../../../test/people/applicantOf.ts';
import { newCourse, newLesson } from '../../../test/people/courses.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { runJob } from '../../../test/runJob.ts';
import { certify } from './courses.jobs.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
});
// The clock goes on, and sessions end with it.
beforeEach(async () => {
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const VIEWS = '/api/business/course-view';
const CERTIFICATES = '/api/business/course-certificate';

/** A course with so many required lessons, which a leader began, and the leader. */
async function begun(lessons = 1) {
  const course = await newCourse(admin, { published: true });
  const section = course.sections[0]?.id ?? 0;
  const ids = [course.sections[0]?.lessons[0]?.id ?? 0];
  for (let place = 2; place <= lessons; place += 1) {
    ids.push(await newLesson(admin, section, { name: `Lesson ${place}`, published: true }));
  }
  const { client, id, email } = await applicantOf(portal, { status: 'APPROVED', name: 'Rut', lastName: 'Mora' });
  const said = { language: 'es', player: 'page-one-0000', number: 1, position: 0 };
  for (const lesson of ids) {
    await client.send('POST', `/api/client/course-lesson/${lesson}/views`, { ...said, kind: 'PLAY' });
  }
  return { client, application: id, email, course, section, lessons: ids };
}

/** The view of a lesson is what would be of it, had the leader watched enough: told to the database, not played for minutes. */
async function watched(lesson: number) {
  await portal.database.transaction((db) =>
    db
      .updateTable('lesson_view')
      .set({ spans: [0, 480_000], watched_ms: 480_000, position_ms: 480_000, counted_to_ms: 480_000 })
      .where('lesson_id', '=', lesson)
      .execute(),
  );
}

async function confirm(client: Caller, lesson: number) {
  await watched(lesson);
  const body = { language: 'es', player: 'page-one-0000', number: 2, position: 480 };
  return client.send('POST', `/api/client/course-lesson/${lesson}/confirmations`, body);
}

const viewOf = async (course: number, lesson: number) =>
  (await admin.get(`${VIEWS}?course=${course}`)).data.data.find((row: any) => row.lesson.id === lesson);
const pass = async (course: number, lesson: number) =>
  admin.send('POST', `${VIEWS}/${(await viewOf(course, lesson)).id}/passes`, { reason: 'Lo vio con su Efesio.' });
const own = async (client: Caller, course: number) =>
  (await client.get(`/api/client/course/${course}`)).data.certificate;
const verify = (code: string) => portal.anonymous.get(`/api/verify-certificate/${encodeURIComponent(code)}`);
const change = (id: number, what: string, body: object, caller: Pick<Caller, 'send'> = admin) =>
  caller.send('POST', `${CERTIFICATES}/${id}/${what}`, body);
const mailsTo = (email: string) =>
  portal.database.read((db) =>
    db
      .selectFrom('mail')
      .selectAll()
      .where('template', '=', 'certificateIssued')
      .where('to_address', '=', email)
      .orderBy('id')
      .execute(),
  );

/** Somebody who has the certificate of a course of one lesson. */
async function certified() {
  const all = await begun();
  const [lesson = 0] = all.lessons;
  await confirm(all.client, lesson);
  return { ...all, certificate: await own(all.client, all.course.id) };
}

describe('a certificate', () => {
  it('is issued with the last required lesson, once, mailed and told in the history', async () => {
    const { client, course, lessons, email, application } = await begun(2);
    const [first = 0, second = 0] = lessons;
    await confirm(client, first);
    expect(await own(client, course.id)).toBeNull();
    await confirm(client, second);
    const issued = await own(client, course.id);
    expect(issued).toMatchObject({ standing: 'VALID', reason: null, version: 1 });
    expect(issued.code).toMatch(/^[0-9A-Y]{14}$/);
    expect(issued.address).toBe(new URL(`/verify/${issued.code}`, portal.services.settings.publicUrl).href);
    await confirm(client, second);
    await runJob(portal, certify);
    expect((await own(client, course.id)).code).toBe(issued.code);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ links: [issued.address], body: expect.stringContaining(course.name.es) });
    expect((await historyOf(portal, 'courses', course.id)).map(({ kind }) => kind)).toContain('certificateIssued');
    expect((await historyOf(portal, 'applications', application)).map(({ kind }) => kind)).toContain('mail.written');
  });

  it('is issued to two devices that end the last two lessons at once', async () => {
    const { client, course, lessons } = await begun(2);
    for (const lesson of lessons) await watched(lesson);
    const body = { language: 'es', player: 'page-one-0000', number: 2, position: 480 };
    const answers = await Promise.all(
      lessons.map((lesson) => client.send('POST', `/api/client/course-lesson/${lesson}/confirmations`, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await own(client, course.id)).toMatchObject({ standing: 'VALID' });
  });

  it('is issued to whom staff let pass, too', async () => {
    const { client, course, lessons } = await begun();
    const { data } = await pass(course.id, lessons[0] ?? 0);
    expect(data.certificate).toMatchObject({ standing: 'VALID' });
    expect((await own(client, course.id)).code).toBe(data.certificate.code);
  });

  it('is issued when what was left to do is no longer asked for', async () => {
    const { client, course, lessons } = await begun(2);
    const [first = 0, second = 0] = lessons;
    await confirm(client, first);
    await runJob(portal, certify);
    expect(await own(client, course.id)).toBeNull();
    await admin.send('POST', `/api/business/course-lesson/${second}/switch`, { published: false });
    await runJob(portal, certify);
    expect(await own(client, course.id)).toMatchObject({ standing: 'VALID' });
  });

  it('is told to anybody by its code, with what is printed, and a forged one is unknown', async () => {
    const { course, certificate, application } = await certified();
    const told = { standing: 'VALID', name: 'Rut Mora', course: course.name, issued: '2026-03-10' };
    expect((await verify(certificate.code)).data).toMatchObject(told);
    expect((await verify(` ${presentCode(certificate.code).toLowerCase()}`)).data).toMatchObject(told);
    // Renamed later, it says what is printed.
    const { person_id } = await readApplication(portal, application);
    await portal.database.transaction((db) =>
      db.updateTable('person').set({ last_name: 'Salas' }).where('id', '=', Number(person_id)).execute(),
    );
    expect((await verify(certificate.code)).data.name).toBe('Rut Mora');
    const forged = `${certificate.code.slice(0, 13)}${certificate.code.endsWith('0') ? '1' : '0'}`;
    expect((await verify(forged)).status).toBe(404);
    const page = async (code: string) => (await portal.server.inject({ url: `/verify/${code}?lang=es` })).body;
    expect(await page(certificate.code)).toContain('<h1>Certificado válido</h1>');
    for (const fact of ['Rut Mora', course.name.es, '10 de marzo de 2026', presentCode(certificate.code)]) {
      expect(await page(certificate.code)).toContain(fact);
    }
    expect(await page(forged)).toContain('<h1>Certificado desconocido</h1>');
    expect(await page('0000000000')).toContain('<h1>Licencia desconocida</h1>');
  });

  it('is revoked with a reason, told so to anybody, and not issued by itself again', async () => {
    const { client, course, certificate } = await certified();
    const none = await change(certificate.id, 'revocations', { reason: ' ', seen: 1 });
    expect([none.status, none.body.data.fields]).toEqual([400, { reason: { code: 'field.required' } }]);
    const revoked = await change(certificate.id, 'revocations', { reason: 'Otra persona lo vio.', seen: 1 });
    expect(revoked.data).toMatchObject({ standing: 'REVOKED', reason: 'Otra persona lo vio.', pdf: null, version: 2 });
    expect((await verify(certificate.code)).data).toMatchObject({ standing: 'REVOKED', name: 'Rut Mora' });
    expect((await portal.server.inject({ url: `/verify/${certificate.code}` })).body).toContain('Revoked certificate');
    expect((await change(certificate.id, 'revocations', { reason: 'x', seen: 1 })).codes).toEqual(['record.stale']);
    expect((await change(certificate.id, 'revocations', { reason: 'x', seen: 2 })).codes).toEqual([
      'certificate.revoked',
    ]);
    await runJob(portal, certify);
    expect(await own(client, course.id)).toMatchObject({ standing: 'REVOKED' });
    expect((await portal.server.inject({ url: `${certificate.pdf}/es.pdf` })).statusCode).toBe(404);
  });

  it('is issued again under another code and the names of today; the one before is revoked', async () => {
    const { client, course, certificate, application, email } = await certified();
    const { person_id } = await readApplication(portal, application);
    await portal.database.transaction((db) =>
      db.updateTable('person').set({ last_name: 'Salas' }).where('id', '=', Number(person_id)).execute(),
    );
    const { data } = await change(certificate.id, 'copies', { seen: 1 });
    expect(data).toMatchObject({ standing: 'VALID', version: 2 });
    expect([(await verify(certificate.code)).data.standing, (await verify(data.code)).data.name]).toEqual([
      'REVOKED',
      'Rut Salas',
    ]);
    expect((await own(client, course.id)).code).toBe(data.code);
    expect(await mailsTo(email)).toHaveLength(2);
    const again = await change(certificate.id, 'copies', { seen: 1 });
    expect([again.status, again.codes, again.body.data.present.code]).toEqual([409, ['record.stale'], data.code]);
  });

  it('is listed by itself: by its code as it is read aloud, and after another took its place, to those in reach', async () => {
    const { course, certificate } = await certified();
    const listed = async (query: object, caller: Pick<Caller, 'get'> = admin) => {
      const words = new URLSearchParams({ course: String(course.id), ...query }).toString();
      const { data } = await caller.get(`${CERTIFICATES}?${words}`);
      return data.data.map((row: { id: number; state: string }) => [row.id, row.state]);
    };
    expect(await listed({})).toEqual([[certificate.id, 'VALID']]);
    const { data: next } = await change(certificate.id, 'copies', { seen: 1 });
    expect(await listed({ search: presentCode(certificate.code).toLowerCase() })).toEqual([
      [certificate.id, 'REPLACED'],
    ]);
    expect(await listed({ state: 'VALID' })).toEqual([[next.id, 'VALID']]);
    expect(await listed({ search: 'Mora' })).toHaveLength(2);
    const [row] = (await admin.get(`${CERTIFICATES}?course=${course.id}&state=VALID`)).data.data;
    expect(row).toMatchObject({ name: 'Rut Mora', course: course.name, language: 'es' });
    expect((await portal.server.inject({ url: `${row.certificate.pdf}/es.pdf` })).statusCode).toBe(200);
    const far = await inRole(portal, 'ephesian2', ['business.course.pass', 'business.ephesian']);
    expect(await listed({}, far)).toEqual([]);
  });

  it('is changed by those alone who may let pass, within their reach', async () => {
    const { certificate, application } = await certified();
    const maker = await inRole(portal, 'analyst', ['business.course.manage']);
    expect((await change(certificate.id, 'copies', { seen: 1 }, maker)).codes).toEqual(['GE004']);
    const far = await inRole(portal, 'ephesian2', [
      'business.course.pass',
      'business.course.manage',
      'business.ephesian',
      'business.request.show.approve.me',
    ]);
    expect((await change(certificate.id, 'copies', { seen: 1 }, far)).status).toBe(404);
    expect((await far.get(`/api/business/request/${application}/courses`)).status).toBe(404);
  });
});

describe('the course history of a card', () => {
  it('tells the courses of its person, what is done, and the certificate', async () => {
    const { course, lessons, application, client } = await begun(2);
    await pass(course.id, lessons[0] ?? 0);
    const history = async () => (await admin.get(`/api/business/request/${application}/courses`)).data;
    expect(await history()).toMatchObject([
      { course: { id: course.id }, required: 2, done: 1, passed: 1, completed: false, certificate: null },
    ]);
    await confirm(client, lessons[1] ?? 0);
    const [now] = await history();
    expect(now).toMatchObject({ done: 2, completed: true, certificate: { standing: 'VALID' } });
    const { application: other } = await begun(1);
    expect((await admin.get(`/api/business/request/${other}/courses`)).data).toHaveLength(1);
  });
});
