import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { CATEGORIES, fieldsOf, newCategory, newPost, postBody, POSTS } from '../../../test/people/posts.ts';

let portal: TestServer;
let admin: Caller;
let category: number;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.transaction(async (db) => {
    await db.deleteFrom('post').execute();
    await db.deleteFrom('content_category').execute();
  });
  category = (await newCategory(admin)).id;
});

const create = () => admin.send('POST', POSTS, postBody(category));

describe('a category', () => {
  it('has a name in both languages, which no other has, capitals and accents aside', async () => {
    const half = await admin.send('POST', CATEGORIES, { name: { en: 'News', es: ' ' } });
    expect([half.status, fieldsOf(half)]).toEqual([400, { 'name.es': 'field.languages' }]);
    const twice = await admin.send('POST', CATEGORIES, { name: { en: 'News', es: ' GUIAS ' } });
    expect([twice.status, fieldsOf(twice)]).toEqual([409, { 'name.es': 'field.taken' }]);
    const both = await Promise.all(
      [1, 2].map(() => admin.send('POST', CATEGORIES, { name: { en: 'News', es: 'Noticias' } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is changed upon the version that was seen, and told with its posts', async () => {
    await newPost(admin, category);
    const changed = await admin.send('PUT', `${CATEGORIES}/${category}`, {
      name: { en: 'Manuals', es: 'Manuales' },
      version: 1,
    });
    expect(changed.data).toMatchObject({ name: { en: 'Manuals', es: 'Manuales' }, posts: 1, version: 2 });
    const stale = await admin.send('PUT', `${CATEGORIES}/${category}`, { name: { en: 'A', es: 'B' }, version: 1 });
    expect(stale.codes).toEqual(['record.stale']);
    expect((await historyOf(portal, 'content', category)).map(({ kind }) => kind)).toContain('categoryUpdated');
  });

  it('is deleted while no post is in it, and not under one that is saved into it meanwhile', async () => {
    const { id } = await newPost(admin, category);
    const refused = await admin.send('DELETE', `${CATEGORIES}/${category}`, { version: 1 });
    expect([refused.status, refused.codes]).toEqual([409, ['category.inUse']]);
    await admin.send('DELETE', `${POSTS}/${id}`, { version: 1 });
    const [gone, saved] = await Promise.all([
      admin.send('DELETE', `${CATEGORIES}/${category}`, { version: 1 }),
      create(),
    ]);
    const outcomes = [gone.status, saved.status === 200 ? 'saved' : fieldsOf(saved)];
    expect([
      [200, { category: 'field.choice' }],
      [409, 'saved'],
    ]).toContainEqual(outcomes);
  });
});
