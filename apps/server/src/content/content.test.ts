import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { HOSTILE_HTML } from '../../test/hostile/hostileHtml.ts';
import {
  CATEGORIES,
  fieldsOf,
  newCategory,
  newPost,
  postBody,
  POSTS,
  RESOURCES,
  roleId,
} from '../../test/people/posts.ts';

let portal: TestServer;
let admin: Caller;
let analyst: Caller;
let supervisor: Caller;
let analysts: number;
let category: number;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  analyst = await portal.staff('analyst');
  supervisor = await portal.staff('supervisor');
  analysts = await roleId(portal, 'analyst');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.transaction(async (db) => {
    await db.deleteFrom('post').execute();
    await db.deleteFrom('content_category').execute();
  });
  category = (await newCategory(admin)).id;
});

const create = (more: object = {}) => admin.send('POST', POSTS, postBody(category, more));
const update = (id: number, version: number, more: object = {}) =>
  admin.send('PUT', `${POSTS}/${id}`, { ...postBody(category, more), version });
const readBy = async (caller: Caller, query = '', language = 'en') =>
  (await caller.get(`${RESOURCES}${query}`, { 'accept-language': language })).data;
const titles = async (caller: Caller, query = '', language = 'en') =>
  (await readBy(caller, query, language)).posts.map(({ title }: { title: string }) => title);

describe('a post', () => {
  it('is read by those alone for whose role it is published: by list, search and address', async () => {
    const { id } = await newPost(admin, category, { roles: [analysts] });
    expect(await titles(analyst)).toEqual(['Prayer guide']);
    expect(await titles(analyst, '?search=ORACION%20daily')).toEqual(['Prayer guide']);
    const read = await analyst.get(`${RESOURCES}/${id}`, { 'accept-language': 'es' });
    expect(read.data).toMatchObject({ title: 'Guía de oración', language: 'es', hidden: null });
    expect(await titles(supervisor)).toEqual([]);
    expect(await titles(supervisor, '?search=prayer')).toEqual([]);
    expect((await supervisor.get(`${RESOURCES}/${id}`)).status).toBe(404);
    expect((await supervisor.get(`${POSTS}/${id}`)).status).toBe(403);
  });

  it('is shown to nobody while no role is chosen', async () => {
    await newPost(admin, category);
    for (const caller of [analyst, supervisor, admin]) expect(await titles(caller)).toEqual([]);
  });

  it('in one language is told in that to all, and said to be', async () => {
    const title = { en: '', es: 'Solo en español' };
    await newPost(admin, category, { title, language: 'es', body: { en: '', es: '<p>Sí</p>' }, roles: [analysts] });
    const { posts } = await readBy(analyst, '', 'en');
    expect(posts[0]).toMatchObject({ title: 'Solo en español', language: 'es', excerpt: 'Sí' });
  });

  it('as a draft may lack what is asked for before it is shown, at its field', async () => {
    const bare = { title: { en: 'Half', es: '' }, body: { en: '<p></p>', es: '' } };
    const shown = await create(bare);
    expect([shown.status, fieldsOf(shown)]).toEqual([
      400,
      { 'title.es': 'field.languages', 'body.en': 'field.languages', 'body.es': 'field.languages' },
    ]);
    const draft = await create({ ...bare, state: 'DRAFT' });
    expect(draft.data).toMatchObject({ state: 'DRAFT', missing: ['en', 'es'] });
    const none = await create({ title: { en: '', es: ' ' }, state: 'DRAFT' });
    expect(fieldsOf(none)).toEqual({ 'title.en': 'field.required', 'title.es': 'field.required' });
    const switched = await admin.send('PUT', `${POSTS}/${draft.data.id}/state`, { state: 'PUBLISHED', version: 1 });
    expect(switched.status).toBe(400);
  });

  it('has a title that no other has in a language, capitals and accents aside; of two at once the second is told', async () => {
    await newPost(admin, category);
    const twice = await create({ title: { en: 'New', es: 'GUIA de  oracion'.replace('  ', ' ') } });
    expect([twice.status, fieldsOf(twice)]).toEqual([409, { 'title.es': 'field.taken' }]);
    const title = { en: 'Once', es: 'Una vez' };
    const both = await Promise.all([create({ title }), create({ title })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('refuses a category or a role that is not there, and a text that is too long', async () => {
    expect(fieldsOf(await create({ category: 999_999 }))).toEqual({ category: 'field.choice' });
    expect(fieldsOf(await create({ roles: [999_999] }))).toEqual({ roles: 'field.choice' });
    const long = await create({ body: { en: 'a'.repeat(60_001), es: '' } });
    expect([long.status, fieldsOf(long)]).toEqual([400, { 'body.en': 'field.max' }]);
    expect((await create({ body: { en: 'a'.repeat(1_000_000), es: '' } })).status).toBe(413);
  });

  it('tells which language nobody has looked at since the other changed', async () => {
    const { id } = await newPost(admin, category);
    const body = { en: '<p>Pray twice</p>', es: '<p>Ore <strong>cada día</strong></p>' };
    const changed = await update(id, 1, { body });
    expect(changed.data.outdated).toBe('es');
    const confirmed = await update(id, 2, { body, confirmed: true });
    expect(confirmed.data.outdated).toBeNull();
    expect((await update(id, 2)).codes).toEqual(['record.stale']);
  });

  it('keeps of all hostile HTML nothing that runs', async () => {
    const { id } = await newPost(admin, category, { roles: [analysts] });
    let version = 1;
    for (let at = 0; at < HOSTILE_HTML.length; at += 60) {
      const html = HOSTILE_HTML.slice(at, at + 60)
        .filter((one) => one.length < 1000)
        .join('\n')
        // What no text may hold is refused before.
        .replaceAll(/[\0\uD800]/g, '');
      const saved = await update(id, version, { body: { en: `<p>x</p>${html}`, es: '<p>y</p>' }, roles: [analysts] });
      version = saved.data.version;
      const { body: told } = (await analyst.get(`${RESOURCES}/${id}`)).data;
      // Values of marks aside, in which any words may stand.
      const body = told.replaceAll(/"[^"]*"/g, '""');
      expect(body).not.toMatch(/<(?!\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|u|s|a|img|div|br|hr)\b)[^>]*>/);
      expect(body).not.toMatch(/<[^>]*\s(?:on\w+|style|src|srcdoc|srcset|action)\s*=/i);
    }
  });
});

describe('when a post is shown', () => {
  const span = (more: object) => ({ roles: [analysts], ...more });

  it('is between its days on the clock of New York, from the very minute', async () => {
    const scheduled = await create(
      span({
        state: 'SCHEDULED',
        fromDay: '2026-03-11',
        fromTime: '09:00',
        untilDay: '2026-03-12',
        untilTime: '09:00',
      }),
    );
    expect(scheduled.data).toMatchObject({ state: 'SCHEDULED', from: '2026-03-11T13:00:00.000Z', fromTime: '09:00' });
    expect(await titles(analyst)).toEqual([]);
    const began = portal.clock.now();
    for (const [instant, seen] of [
      ['2026-03-11T12:59:59.999Z', 0],
      ['2026-03-11T13:00:00Z', 1],
      ['2026-03-12T12:59:59.999Z', 1],
      ['2026-03-12T13:00:00Z', 0],
    ] as const) {
      portal.clock.instant = new Date(instant);
      analyst = await portal.staff('analyst');
      expect(await titles(analyst), instant).toHaveLength(seen);
    }
    portal.clock.instant = began;
    analyst = await portal.staff('analyst');
    admin = await portal.staff('admin');
  });

  it('is refused in the past, in an hour that the clock skips, and with an end before its beginning', async () => {
    const at = (fromDay: string, fromTime: string) => create(span({ state: 'SCHEDULED', fromDay, fromTime }));
    expect(fieldsOf(await at('2026-03-09', '09:00'))).toEqual({ fromDay: 'appointment.past' });
    expect(fieldsOf(await at('2026-03-10', '11:00'))).toEqual({ fromTime: 'appointment.past' });
    expect(fieldsOf(await at('2027-03-14', '02:30'))).toEqual({ fromTime: 'appointment.skipped' });
    expect(fieldsOf(await at('2027-04-14', '02:30'))).toEqual({ fromDay: 'appointment.far' });
    expect(fieldsOf(await at('', ''))).toEqual({ fromDay: 'field.required', fromTime: 'field.required' });
    const wrong = { fromDay: '2026-03-12', fromTime: '09:00', untilDay: '2026-03-12', untilTime: '09:00' };
    expect(fieldsOf(await create(span({ state: 'SCHEDULED', ...wrong })))).toEqual({ untilDay: 'field.range' });
  });

  it('is switched by hand: published, ended, a draft again', async () => {
    const { id } = await newPost(admin, category, span({ state: 'DRAFT' }));
    const to = async (state: string, version: number) => admin.send('PUT', `${POSTS}/${id}/state`, { state, version });
    expect(fieldsOf(await to('ENDED', 1))).toEqual({ state: 'field.choice' });
    expect((await to('PUBLISHED', 1)).data.state).toBe('PUBLISHED');
    expect(await titles(analyst)).toHaveLength(1);
    expect((await to('ENDED', 2)).data.state).toBe('ENDED');
    expect(await titles(analyst)).toHaveLength(0);
    expect((await to('PUBLISHED', 3)).data.state).toBe('PUBLISHED');
    expect((await to('DRAFT', 4)).data.state).toBe('DRAFT');
    expect((await to('PUBLISHED', 4)).codes).toEqual(['record.stale']);
  });

  it('is in the order of its editors, within its category', async () => {
    const other = (await newCategory(admin, 'News', 'Noticias')).id;
    const made = [];
    for (const name of ['A', 'B', 'C']) {
      const title = { en: name, es: name };
      made.push(await newPost(admin, category, span({ title })));
    }
    await newPost(admin, other, span({ title: { en: 'Other', es: 'Otra' } }));
    const place = (id: number, where: string) => admin.send('POST', `${POSTS}/${id}/place`, { place: where });
    expect(await titles(analyst, `?category=${category}`)).toEqual(['C', 'B', 'A']);
    await place(made[0]?.id ?? 0, 'first');
    expect(await titles(analyst, `?category=${category}`)).toEqual(['A', 'C', 'B']);
    await place(made[0]?.id ?? 0, 'down');
    await place(made[2]?.id ?? 0, 'last');
    expect(await titles(analyst, `?category=${category}`)).toEqual(['A', 'B', 'C']);
    const { categories, total } = await readBy(analyst);
    expect(categories.map(({ name, posts }: { name: string; posts: number }) => [name, posts])).toEqual([
      ['Guides', 3],
      ['News', 1],
    ]);
    expect(total).toBe(4);
  });
});

test('whoever writes posts looks as a role does, and is told why it does not read one', async () => {
  const { id } = await newPost(admin, category, { state: 'DRAFT', roles: [analysts] });
  const as = async (role: number) => (await admin.get(`${RESOURCES}/${id}?as=${role}`)).data.hidden;
  expect(await as(analysts)).toBe('DRAFT');
  await admin.send('PUT', `${POSTS}/${id}/state`, { state: 'PUBLISHED', version: 1 });
  expect(await as(analysts)).toBeNull();
  expect(await as(await roleId(portal, 'supervisor'))).toBe('ROLE');
  expect(await titles(admin, `?as=${analysts}`)).toEqual(['Prayer guide']);
  expect((await analyst.get(`${RESOURCES}?as=${analysts}`)).codes).toEqual(['GE004']);
});

test('posts and categories are edited by those alone who may', async () => {
  for (const path of [POSTS, `${POSTS}/options`, CATEGORIES]) expect((await analyst.get(path)).status).toBe(403);
  expect((await analyst.send('POST', POSTS, postBody(category))).status).toBe(403);
});
