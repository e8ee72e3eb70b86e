import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { png } from '../../../test/people/applicants.ts';
import { fieldsOf, newCategory, newPost, postBody, POSTS, RESOURCES, roleId } from '../../../test/people/posts.ts';

let portal: TestServer;
let admin: Caller;
let category: number;
let analyst: Caller;
let analysts: number;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  analyst = await portal.staff('analyst');
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
const send = async (bytes: Buffer) => admin.upload('POST', `${POSTS}/image`, { name: 'church.png', bytes });

describe('images of a post', () => {
  it('are judged like all files, made smaller, and opened by those who read it', async () => {
    expect((await send(await png(199))).codes).toEqual(['field.image']);
    expect((await send(Buffer.from('%PDF-1.4 not an image'))).status).toBe(400);
    const [head, inside] = [(await send(await png(400))).data.upload, (await send(await png(2400))).data.upload];
    const body = {
      en: `<p>See</p><img data-upload="${inside}" alt="A church">`,
      es: `<p>Vea</p><img data-upload="${inside}" alt="Una iglesia"><img src="https://evil.example/x.gif" alt="x">`,
    };
    const wordless = await create({ image: head, body });
    expect(fieldsOf(wordless)).toEqual({ 'alt.en': 'field.languages', 'alt.es': 'field.languages' });
    const { id } = await newPost(admin, category, {
      image: head,
      alt: { en: 'Hands', es: 'Manos' },
      body,
      roles: [analysts],
    });
    const read = (await analyst.get(`${RESOURCES}/${id}`)).data;
    expect(read.body).toBe('<p>See</p><img data-file="1" alt="A church" />');
    expect(Object.keys(read.pictures)).toEqual(['1']);
    for (const url of [read.image.url, read.pictures['1']]) {
      expect((await portal.server.inject({ url })).statusCode).toBe(200);
    }
    // Taken once: another post must send its own.
    expect(fieldsOf(await create({ title: { en: 'T', es: 'T' }, image: head, state: 'DRAFT' }))).toEqual({
      image: 'field.upload',
    });
    await update(id, 1, { alt: { en: 'Hands', es: 'Manos' }, roles: [] });
    for (const url of [read.image.url, read.pictures['1']]) {
      expect((await portal.server.inject({ url })).statusCode, 'no longer for analysts').toBe(404);
    }
    const bare = await update(id, 2, { noImage: true });
    expect([bare.data.image, bare.data.pictures]).toEqual([null, {}]);
  });

  it('are opened while their post is shown: not before, not after it ended', async () => {
    const image = (await send(await png(400))).data.upload;
    const { id } = await newPost(admin, category, { image, alt: { en: 'Hands', es: 'Manos' }, roles: [analysts] });
    const { url } = (await analyst.get(`${RESOURCES}/${id}`)).data.image;
    const open = async () => (await portal.server.inject({ url })).statusCode;
    expect(await open()).toBe(200);
    const shownAt = (at: string, until: string | null) =>
      portal.database.transaction((db) =>
        db
          .updateTable('post')
          .set({ from_at: new Date(at), until_at: until === null ? null : new Date(until) })
          .where('id', '=', id)
          .execute(),
      );
    const now = portal.clock.now().getTime();
    const at = (ms: number) => new Date(now + ms).toISOString();
    await shownAt(at(1), null);
    expect(await open(), 'before it is shown').toBe(404);
    await shownAt(at(0), at(1));
    expect(await open(), 'at the very minute').toBe(200);
    await shownAt(at(-1), at(0));
    expect(await open(), 'after it ended').toBe(404);
  });

  it('are nobody’s who did not send them', async () => {
    const { upload } = (await send(await png(400))).data;
    const writer = await portal.staff('manager');
    expect((await writer.upload('POST', `${POSTS}/image`, { name: 'a.png', bytes: await png(300) })).status).toBe(403);
    const unknown = upload.replace(/^./, upload.startsWith('0') ? '1' : '0');
    const refused = await create({ body: { en: `<img data-upload="${unknown}" alt="x">`, es: '<p>y</p>' } });
    expect(fieldsOf(refused)).toEqual({ 'body.en': 'field.upload' });
  });
});
