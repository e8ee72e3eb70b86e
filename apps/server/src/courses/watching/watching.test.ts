import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { applicantOf } from '../../../test/people/applicantOf.ts';
import { newCourse, newLesson, newSection } from '../../../test/people/courses.ts';

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

const leader = () => applicantOf(portal, { status: 'APPROVED' });

/** A course that is open, by its ids. */
async function opened() {
  const course = await newCourse(admin, { published: true });
  const [section] = course.sections;
  return { course: course.id, section: section?.id ?? 0, lesson: section?.lessons[0]?.id ?? 0 };
}

/** A page that plays a lesson of ten minutes, on the portal's clock. */
function page(client: Caller, lesson: number, player = 'page-one-0000', language = 'en') {
  let [position, number] = [0, 0];
  const say = (kind: string, more: object = {}) => {
    number += 1;
    const body = { language, player, number, position, ...more };
    return kind === 'CONFIRM'
      ? client.send('POST', `/api/client/course-lesson/${lesson}/confirmations`, body)
      : client.send('POST', `/api/client/course-lesson/${lesson}/views`, { ...body, kind });
  };
  return {
    say,
    at: (seconds: number) => {
      position = seconds;
    },
    async watch(seconds: number) {
      let answer = await say('PLAY');
      for (let left = seconds; left > 0; left -= 15) {
        const step = Math.min(15, left);
        portal.clock.advance(step * 1000);
        position += step;
        answer = await say('HEARTBEAT');
      }
      return answer;
    },
  };
}

const rowOf = (lesson: number) =>
  portal.database.read((db) => db.selectFrom('lesson_view').selectAll().where('lesson_id', '=', lesson).execute());

describe('a leader', () => {
  it('sees what is published, and nothing before admission', async () => {
    const { course } = await opened();
    const draft = await newCourse(admin);
    const { client } = await leader();
    const ids = (await client.get('/api/client/course')).data.map(({ id }: { id: number }) => id);
    expect([ids.includes(course), ids.includes(draft.id)]).toEqual([true, false]);
    const { data } = await client.get(`/api/client/course/${course}`);
    expect(data.sections[0].lessons[0].videos.map(({ provider }: { provider: string }) => provider)).toEqual([
      'YOUTUBE',
      'VIMEO',
    ]);
    expect((await client.get(`/api/client/course/${draft.id}`)).status).toBe(404);
    const { client: applicant } = await applicantOf(portal, { status: 'ANALYSIS' });
    expect((await applicant.get('/api/client/course')).data).toEqual([]);
    expect((await applicant.get(`/api/client/course/${course}`)).status).toBe(404);
  });

  it('watches, confirms in time, and is done in either language', async () => {
    const { course, lesson } = await opened();
    const { client } = await leader();
    const one = page(client, lesson);
    const heard = await one.watch(479);
    expect(heard.data).toMatchObject({ state: 'RUNNING', watched: 479, button: 'CLOSED', counts: true });
    expect((await one.say('CONFIRM')).codes).toEqual(['lesson.notYet']);
    portal.clock.advance(1_000);
    one.at(480);
    expect((await one.say('CONFIRM')).data.button).toBe('CONFIRMED');
    expect((await one.say('CONFIRM')).data.button).toBe('CONFIRMED');
    const { data } = await client.get(`/api/client/course/${course}`);
    expect([data.required, data.done, data.sections[0].lessons[0].done]).toEqual([1, 1, true]);
    const [row] = await rowOf(lesson);
    expect(row).toMatchObject({ language: 'en', plays: 1, watched_ms: 480_000 });
    expect([row?.first_played_at, row?.ip]).not.toContain(null);
  });

  it('who missed the button waits for the grace time, and begins anew', async () => {
    const { lesson } = await opened();
    const { client, email } = await leader();
    const one = page(client, lesson);
    const missed = await one.watch(600);
    expect(missed.data.button).toBe('MISSED');
    const [row] = await rowOf(lesson);
    expect(Date.parse(missed.data.again) - (row?.missed_at?.getTime() ?? 0)).toBe(24 * 3_600_000);
    expect((await one.say('CONFIRM')).codes).toEqual(['lesson.missed']);
    expect((await one.say('PLAY')).codes).toEqual(['lesson.missed']);
    portal.clock.advance(24 * 3_600_000);
    const later = page(await portal.clientOf(email), lesson, 'page-two-0000');
    expect((await later.say('PLAY')).data).toMatchObject({ watched: 0, button: 'CLOSED', again: null });
  });

  it('is counted on the page that played last, and is told so on the other', async () => {
    const { lesson } = await opened();
    const { client } = await leader();
    const [one, two] = [page(client, lesson), page(client, lesson, 'page-two-0000')];
    await one.watch(30);
    two.at(30);
    await two.watch(30);
    one.at(60);
    expect((await one.say('HEARTBEAT')).data).toMatchObject({ watched: 60, counts: false });
  });

  it('watches one lesson at a time: the other stops where it was last heard', async () => {
    const { section, lesson } = await opened();
    const other = await newLesson(admin, section, { name: 'Other', published: true });
    const { client } = await leader();
    const [one, two] = [page(client, lesson), page(client, other, 'page-two-0000')];
    await one.watch(30);
    await two.watch(30);
    one.at(60);
    expect((await one.say('HEARTBEAT')).data).toMatchObject({ state: 'PAUSED', watched: 30, counts: false });
  });

  it('who begins two lessons at once plays one of them', async () => {
    const { section, lesson } = await opened();
    const other = await newLesson(admin, section, { name: 'Other', published: true });
    const { client } = await leader();
    const pages = [page(client, lesson), page(client, other, 'page-two-0000')];
    const answers = await Promise.all(pages.map((each) => each.say('PLAY')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows = [...(await rowOf(lesson)), ...(await rowOf(other))];
    expect(rows.filter(({ state }) => state === 'RUNNING')).toHaveLength(1);
  });

  it('is counted nothing that the clock does not allow, and nothing of another’s', async () => {
    const { lesson } = await opened();
    const { client } = await leader();
    const one = page(client, lesson);
    await one.say('PLAY');
    portal.clock.advance(60_000);
    one.at(36_000);
    expect((await one.say('HEARTBEAT')).data).toMatchObject({ watched: 0, position: 600 });
    const { client: other } = await leader();
    expect((await page(other, lesson).say('HEARTBEAT')).status).toBe(404);
    for (const position of [-1, 'NaN', null, 1e300]) {
      const answer = await one.say('HEARTBEAT', { position });
      expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([400, ['position']]);
    }
  });

  it('goes on nowhere in what was ended, and keeps what was watched', async () => {
    const { course, lesson } = await opened();
    const { client } = await leader();
    const one = page(client, lesson);
    await one.watch(30);
    const ended = await admin.send('POST', `/api/business/course/${course}/switch`, { published: false });
    expect(ended.data.status).toBe('ENDED');
    const refused = await one.say('HEARTBEAT');
    expect([refused.status, refused.codes]).toEqual([409, ['course.ended']]);
    expect((await client.get(`/api/client/course/${course}`)).data.ended).toBe(true);
    expect((await rowOf(lesson))[0]?.watched_ms).toBe(30_000);
    for (const path of [`course/${course}`, `course-lesson/${lesson}`]) {
      expect((await admin.send('DELETE', `/api/business/${path}`)).codes).toEqual(['course.inUse']);
    }
  });

  it('a section that is a draft shows none of its lessons', async () => {
    const { course } = await opened();
    const section = await newSection(admin, course, 'Hidden');
    const lesson = await newLesson(admin, section, { published: true });
    const { client } = await leader();
    expect((await client.get(`/api/client/course/${course}`)).data.sections).toHaveLength(1);
    expect((await page(client, lesson).say('PLAY')).status).toBe(404);
  });
});
