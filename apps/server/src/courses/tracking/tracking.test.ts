import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { applicantOf } from '../../../test/people/applicantOf.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { newCourse } from '../../../test/people/courses.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const PATH = '/api/business/course-view';

/** Somebody who watched the first fifteen seconds of a lesson of ten minutes. */
async function begun() {
  const course = await newCourse(admin, { published: true });
  const lesson = course.sections[0]?.lessons[0]?.id ?? 0;
  const { client } = await applicantOf(portal, { status: 'APPROVED', name: 'Rut', lastName: 'Mora' });
  const say = (kind: string, number: number, position: number) =>
    client.send(
      'POST',
      `/api/client/course-lesson/${lesson}/views`,
      { kind, language: 'es', player: 'page-one-0000', number, position },
      { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0' },
    );
  await say('PLAY', 1, 0);
  portal.clock.advance(15_000);
  await say('PAUSE', 2, 15);
  const { data } = await admin.get(`${PATH}?course=${course.id}`);
  return { client, course: course.id, lesson, view: data.data[0], total: data.total };
}

describe('views', () => {
  it('are told to staff with time, language, browser, address, first and last play', async () => {
    const { view, total } = await begun();
    expect(total).toBe(1);
    expect(view).toMatchObject({
      person: { name: 'Rut Mora' },
      language: 'es',
      state: 'PAUSED',
      outcome: 'OPEN',
      watched: 15,
      percent: 2,
      plays: 1,
      passed: null,
    });
    expect(view.browser).toContain('Firefox');
    expect([view.ip, view.firstPlay, view.lastPlay]).not.toContain(null);
  });

  it('are those of the people within the reader’s reach', async () => {
    const { course, view } = await begun();
    const ephesian = await inRole(portal, 'ephesian2', [
      'business.course.pass',
      'business.ephesian',
      'business.request.show.approve.me',
    ]);
    expect((await ephesian.get(`${PATH}?course=${course}`)).data.total).toBe(0);
    expect((await ephesian.send('POST', `${PATH}/${view.id}/passes`, { reason: 'Lo vio.' })).status).toBe(404);
  });

  it('somebody is let pass by hand, with a reason that stays, and is done then', async () => {
    const { client, course, view } = await begun();
    const pass = (reason: string) => admin.send('POST', `${PATH}/${view.id}/passes`, { reason });
    const none = await pass('  ');
    expect([none.status, none.body.data.fields]).toEqual([400, { reason: { code: 'field.required' } }]);
    expect((await pass('x'.repeat(301))).codes).toEqual(['field.max']);
    const { data } = await pass('Lo vio con su Efesio.');
    expect(data).toMatchObject({ outcome: 'PASSED', passed: { reason: 'Lo vio con su Efesio.' } });
    expect(data.passed.by).not.toBeNull();
    expect((await pass('Otra vez.')).codes).toEqual(['lesson.done']);
    expect((await client.get(`/api/client/course/${course}`)).data).toMatchObject({ done: 1, completed: true });
    expect((await historyOf(portal, 'courses', course)).map(({ kind }) => kind)).toContain('passed');
  });

  it('tell by lesson where people stopped, those in reach alone', async () => {
    const { course, lesson, view } = await begun();
    const stops = async (caller: Pick<Caller, 'get'> = admin) =>
      (await caller.get(`/api/business/course/${course}/stops`)).data;
    expect(await stops()).toMatchObject([{ lesson: { id: lesson }, done: 0, open: 1, missed: 0 }]);
    const missed = (at: Date | null) =>
      portal.database.transaction((db) =>
        db.updateTable('lesson_view').set({ missed_at: at }).where('id', '=', view.id).execute(),
      );
    await missed(portal.clock.now());
    expect(await stops()).toMatchObject([{ done: 0, open: 0, missed: 1 }]);
    await admin.send('POST', `${PATH}/${view.id}/passes`, { reason: 'Lo vio.' });
    expect(await stops()).toMatchObject([{ done: 1, open: 0, missed: 0 }]);
    const ephesian = await inRole(portal, 'ephesian2', [
      'business.course.pass',
      'business.ephesian',
      'business.request.show.approve.me',
    ]);
    expect(await stops(ephesian)).toMatchObject([{ done: 0, open: 0, missed: 0 }]);
  });

  it('nobody passes others who may only make courses', async () => {
    const { view } = await begun();
    const maker = await inRole(portal, 'analyst', ['business.course.manage']);
    expect((await maker.send('POST', `${PATH}/${view.id}/passes`, { reason: 'x' })).codes).toEqual(['GE004']);
  });
});
