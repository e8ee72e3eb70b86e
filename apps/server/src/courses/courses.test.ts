import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { historyOf } from '../../test/historyOf.ts';
import { png } from '../../test/people/applicants.ts';
import { both, lessonBody, newCourse, newLesson, newSection } from '../../test/people/courses.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.transaction((db) => db.deleteFrom('course').execute());
});

const PATH = '/api/business/course';
const SECTION = '/api/business/course-section';
const LESSON = '/api/business/course-lesson';
const fieldsOf = (answer: { body: any }) =>
  Object.fromEntries(
    Object.entries((answer.body.data?.fields ?? {}) as Record<string, { code: string }>).map(([path, { code }]) => [
      path,
      code,
    ]),
  );
const names = async () => (await admin.get(PATH)).data.map((one: { name: { en: string } }) => one.name.en);

describe('a course', () => {
  it('begins as a draft in one language, at the end of the list', async () => {
    await newCourse(admin, { name: both('Faith') });
    const made = await admin.send('POST', PATH, { name: { en: 'Prayer', es: '' }, description: { en: '', es: '' } });
    expect([made.status, made.data.status, made.data.missing]).toEqual([200, 'DRAFT', ['en', 'es']]);
    expect(await names()).toEqual(['Faith', 'Prayer']);
    expect((await historyOf(portal, 'courses', made.data.id)).map(({ kind }) => kind)).toEqual(['created']);
  });

  it('has a name in one language at least, which no other has, capitals and accents aside', async () => {
    await newCourse(admin, { name: { en: 'Prayer', es: 'Oración' } });
    const twice = await admin.send('POST', PATH, { name: { en: 'New', es: ' ORACION ' }, description: both('x') });
    expect([twice.status, fieldsOf(twice)]).toEqual([409, { 'name.es': 'field.taken' }]);
    const none = await admin.send('POST', PATH, { name: { en: ' ', es: '' }, description: both('x') });
    expect([none.status, fieldsOf(none)]).toEqual([400, { 'name.en': 'field.required', 'name.es': 'field.required' }]);
    const long = await admin.send('POST', PATH, { name: { en: 'a'.repeat(101), es: '' }, description: both('x') });
    expect(fieldsOf(long)).toEqual({ 'name.en': 'field.max' });
  });

  it('is published once both languages are complete and a lesson is shown, and tells what is missing', async () => {
    const course = await newCourse(admin, { name: { en: 'Prayer', es: '' } });
    const publish = () => admin.send('POST', `${PATH}/${course.id}/switch`, { published: true });
    const half = await publish();
    expect([half.status, fieldsOf(half)]).toEqual([400, { 'name.es': 'field.languages' }]);
    const body = { name: both('Prayer'), description: both('How to pray'), confirmed: true, version: 1 };
    await admin.send('PUT', `${PATH}/${course.id}`, body);
    expect((await publish()).codes).toEqual(['course.empty']);
    const section = await newSection(admin, course.id);
    await newLesson(admin, section, { published: true });
    expect((await publish()).codes).toEqual(['course.empty']);
    await admin.send('POST', `${SECTION}/${section}/switch`, { published: true });
    expect((await publish()).data.status).toBe('PUBLISHED');
    expect((await publish()).data.status).toBe('PUBLISHED');
    const taken = await admin.send('PUT', `${PATH}/${course.id}`, {
      ...body,
      description: { en: 'x', es: '' },
      version: 3,
    });
    expect([taken.status, fieldsOf(taken)]).toEqual([400, { 'description.es': 'field.languages' }]);
  });

  it('taken back it is a draft where nobody took part, and deleted with all that is in it', async () => {
    const course = await newCourse(admin, { published: true });
    const back = await admin.send('POST', `${PATH}/${course.id}/switch`, { published: false });
    expect(back.data.status).toBe('DRAFT');
    expect((await admin.send('DELETE', `${PATH}/${course.id}`)).status).toBe(200);
    expect((await admin.get(`${PATH}/${course.id}`)).status).toBe(404);
  });

  it('marks the language that stayed as it was while the other changed, until somebody looked', async () => {
    const course = await newCourse(admin);
    const change = (description: object, version: number, confirmed = false) =>
      admin.send('PUT', `${PATH}/${course.id}`, { name: course.name, description, version, confirmed });
    expect((await change({ en: 'Other', es: course.description.es }, 1)).data.outdated).toBe('es');
    expect((await change({ en: 'Other', es: course.description.es }, 2, true)).data.outdated).toBeNull();
  });

  it('is overwritten by nobody who has not seen it', async () => {
    const course = await newCourse(admin);
    const body = { name: both('One'), description: both('x'), version: 1 };
    expect((await admin.send('PUT', `${PATH}/${course.id}`, body)).status).toBe(200);
    const late = await admin.send('PUT', `${PATH}/${course.id}`, { ...body, name: both('Two') });
    expect([late.status, late.codes, late.body.data.present.name.en]).toEqual([409, ['record.stale'], 'One']);
  });

  it('is put beside another: two who drag at once each get what they meant', async () => {
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push((await newCourse(admin, { name: both(name) })).id);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    const place = (id: number, beside: number, side: string) =>
      admin.send('POST', `${PATH}/${id}/place`, { beside, side });
    await Promise.all([place(d, a, 'before'), place(b, c, 'after')]);
    expect(await names()).toEqual(['D', 'A', 'C', 'B']);
    expect((await place(a, 999_999, 'after')).codes).toEqual(['field.choice']);
  });

  it('is copied with all that is in it as drafts, under a name of its own, without its learners', async () => {
    const course = await newCourse(admin, { name: both('Faith'), published: true });
    const file = { name: 'image.png', bytes: await png(400) };
    await admin.upload('POST', `${PATH}/${course.id}/image`, file);
    const { data: copy } = await admin.send('POST', `${PATH}/${course.id}/copies`);
    expect(copy).toMatchObject({ name: { en: 'Faith (2)', es: 'Faith (es) (2)' }, status: 'DRAFT', inUse: false });
    expect(copy.image).not.toBeNull();
    const { data: original } = await admin.get(`${PATH}/${course.id}`);
    const shape = ({ sections }: any) =>
      sections.map((one: any) => [
        one.name.en,
        one.lessons.map((each: any) => [each.name.en, each.video, each.length]),
      ]);
    expect(shape(copy)).toEqual(shape(original));
    expect(copy.sections[0].lessons[0].status).toBe('DRAFT');
    expect((await admin.send('POST', `${PATH}/${course.id}/copies`)).data.name.en).toBe('Faith (3)');
  });

  it('has an image of JPEG or PNG, 320 pixels at least, which is taken away again', async () => {
    const course = await newCourse(admin);
    const send = (name: string, bytes: Buffer) => admin.upload('POST', `${PATH}/${course.id}/image`, { name, bytes });
    expect((await send('a.png', await png(319))).codes).toEqual(['field.image']);
    const text = await send('a.png', Buffer.from('%PDF-1.4'));
    expect(text.status).toBe(400);
    const set = await send('a.png', await png(320));
    expect((await portal.server.inject({ url: set.data.image.url })).statusCode).toBe(200);
    expect((await admin.send('DELETE', `${PATH}/${course.id}/image`)).data.image).toBeNull();
  });
});

describe('a lesson', () => {
  it('keeps the id of a pasted address, and refuses what names no video at its side', async () => {
    const section = await newSection(admin, (await newCourse(admin)).id);
    const video = { en: 'https://youtu.be/dQw4w9WgXcQ?t=4', es: 'https://vimeo.com/76979871/8272103f6e' };
    const made = await admin.send('POST', `${SECTION}/${section}/lesson`, { ...lessonBody('One'), video });
    const [lesson] = made.data.sections[0].lessons;
    expect(lesson.video).toEqual({ en: 'dQw4w9WgXcQ', es: '76979871/8272103f6e' });
    expect(lesson.providers).toEqual({ en: 'YOUTUBE', es: 'VIMEO' });
    const wrong = await admin.send('POST', `${SECTION}/${section}/lesson`, {
      ...lessonBody('Two'),
      video: { en: 'https://example.org/1', es: '' },
    });
    expect([wrong.status, wrong.body.data.fields]).toEqual([
      400,
      { 'video.en': { code: 'field.videoId', params: { language: 'English' } } },
    ]);
  });

  it.each([
    [{ available: 80, disable: 80 }, { disable: 'field.range' }],
    [{ available: 0 }, { available: 'field.least' }],
    [{ disable: 101 }, { disable: 'field.most' }],
    [{ graceHours: 0 }, { graceHours: 'field.grace' }],
    [{ length: { en: 0, es: 60 } }, { 'length.en': 'field.least' }],
  ])('is not made with %j', async (times, fields) => {
    const section = await newSection(admin, (await newCourse(admin)).id);
    const answer = await admin.send('POST', `${SECTION}/${section}/lesson`, { ...lessonBody('One'), ...times });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields]);
  });

  it('is named once in its section, and may be named alike in another', async () => {
    const course = await newCourse(admin);
    const [one, two] = [await newSection(admin, course.id), await newSection(admin, course.id, 'Second')];
    const send = (section: number, name: string) =>
      admin.send('POST', `${SECTION}/${section}/lesson`, lessonBody(name));
    expect((await send(one, 'Fé')).status).toBe(200);
    expect((await send(one, 'FE')).codes).toEqual(['field.taken']);
    expect((await send(two, 'Fe')).status).toBe(200);
  });

  it('is published with videos and lengths in both languages', async () => {
    const section = await newSection(admin, (await newCourse(admin)).id);
    const bare = { ...lessonBody('One'), video: { en: 'dQw4w9WgXcQ', es: '' }, length: { en: 60, es: null } };
    const made = await admin.send('POST', `${SECTION}/${section}/lesson`, bare);
    const [lesson] = made.data.sections[0].lessons;
    expect(lesson.missing).toEqual(['es']);
    const answer = await admin.send('POST', `${LESSON}/${lesson.id}/switch`, { published: true });
    expect(fieldsOf(answer)).toEqual({ 'video.es': 'field.languages', 'length.es': 'field.languages' });
  });

  it('is put beside a lesson of its section alone', async () => {
    const course = await newCourse(admin);
    const [one, two] = [await newSection(admin, course.id), await newSection(admin, course.id, 'Second')];
    const [a, b] = [await newLesson(admin, one, { name: 'A' }), await newLesson(admin, one, { name: 'B' })];
    const other = await newLesson(admin, two, { name: 'C' });
    const placed = await admin.send('POST', `${LESSON}/${b}/place`, { beside: a, side: 'before' });
    expect(placed.data.sections[0].lessons.map(({ id }: { id: number }) => id)).toEqual([b, a]);
    const away = await admin.send('POST', `${LESSON}/${b}/place`, { beside: other, side: 'after' });
    expect(fieldsOf(away)).toEqual({ beside: 'field.choice' });
  });
});

it('courses are made by those alone who may', async () => {
  const { id } = await newCourse(admin);
  for (const who of ['manager', 'analyst'] as const) {
    const caller = await portal.staff(who);
    expect((await caller.get(PATH)).codes).toEqual(['GE004']);
    expect((await caller.send('DELETE', `${PATH}/${id}`)).codes).toEqual(['GE004']);
  }
});
