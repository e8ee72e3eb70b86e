import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentKey } from '@portal/domain/applications/form.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { pdf } from '../../../test/papers/pdf.ts';
import { insertApplication, readApplication, staffId } from '../../../test/factories.ts';

let portal: TestServer;
let ephesian: Caller;
let id: number;

beforeAll(async () => {
  portal = await buildTestServer();
  ephesian = await portal.staff('ephesian');
  id = await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', documents: ['GOVERNMENT_ID'] });
});
afterAll(() => portal.close());

const open = (url: string) => portal.server.inject({ url });
const document = async (): Promise<string> => (await ephesian.get(`/api/business/request/${id}`)).data.documents[0].url;
const photo = async (): Promise<string> =>
  (await ephesian.get(`/api/business/request/${id}`)).data.pastor.photos[0].url;

test('opens without a header what an answer gave the address of, named and caged', async () => {
  const file = await open(await document());
  expect(file.statusCode).toBe(200);
  expect(file.body).toBe(`GOVERNMENT_ID of ${id}`);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=300',
    'content-disposition': "inline; filename*=UTF-8''GOVERNMENT_ID.pdf",
  });
  expect(file.headers['content-security-policy']).toContain('sandbox');
  const image = await open(await photo());
  expect(image.headers['content-disposition']).toBe("inline; filename*=UTF-8''foto%20%C3%B1and%C3%BA.png");
});

const rename = (name: string) =>
  portal.database.transaction((db) =>
    db.updateTable('attachment').set({ name }).where('kind', '=', documentKey('GOVERNMENT_ID')).execute(),
  );

test('a name with an apostrophe and brackets is the one that it is saved under', async () => {
  await rename("D'Souza (2).pdf");
  // An apostrophe would end the value for a browser, which then calls the file as the address ends; RFC 8187 forbids brackets.
  expect((await open(await document())).headers['content-disposition']).toBe(
    "inline; filename*=UTF-8''D%27Souza%20%282%29.pdf",
  );
  await rename('GOVERNMENT_ID.pdf');
});

test('offers what was stored under any name by one that can be seen and ends as its content does', async () => {
  for (const [name, offered] of [
    ['x.html', 'x.pdf'],
    ['gpj.\u202Eexe', 'gpj.pdf'],
    ['\u200B', 'file.pdf'],
  ] as const) {
    await rename(name);
    expect((await ephesian.get(`/api/business/request/${id}`)).data.documents[0].name).toBe(offered);
    expect((await open(await document())).headers['content-disposition']).toBe(`inline; filename*=UTF-8''${offered}`);
  }
  await rename('GOVERNMENT_ID.pdf');
});

test('cleans what was stored before documents were cleaned when it is opened, or refuses it', async () => {
  const old = await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', documents: ['LOGO'] });
  const digest = createHash('sha256').update(`LOGO of ${old}`).digest('hex');
  const openOld = async () => open((await ephesian.get(`/api/business/request/${old}`)).data.documents[0].url);
  const { files } = portal.services;
  await files.remove(`${digest}.clean`);
  await files.put(digest, pdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }));
  const opened = await openOld();
  expect(opened.statusCode).toBe(200);
  expect(opened.body).toContain('0 0 m 99 99 l S');
  expect(opened.body).not.toContain('JavaScript');
  await files.remove(`${digest}.clean`);
  await files.put(digest, Buffer.from('%PDF-1.4 and no more'));
  expect((await openOld()).json()).toMatchObject({ error: ['file.pdf.unreadable'] });
});

test('gives photos small', async () => {
  const fileId = (await readApplication(portal, id)).photo_file_id;
  const { data } = await ephesian.get(`/api/business/request/photos?ids=${fileId},999999`);
  expect(data).toHaveLength(1);
  const small = await open(data[0].url);
  expect([small.headers['content-type'], small.body]).toEqual(['image/webp', `small photo of ${id}`]);
  for (const ids of ['', '1,', 'a', '-1', '1,2,', Array.from({ length: 301 }, () => '1').join(',')]) {
    expect((await ephesian.get(`/api/business/request/photos?ids=${ids}`)).status).toBe(400);
  }
});

test('keeps the same address for a while, so that browsers may keep the file, for 10 minutes at most', async () => {
  portal.clock.instant = new Date('2026-03-10T15:00:00Z');
  const url = await document();
  portal.clock.advance(5 * 60_000 - 1);
  expect(await document()).toBe(url);
  portal.clock.advance(5 * 60_000);
  expect((await open(url)).statusCode).toBe(200);
  portal.clock.advance(1);
  expect((await open(url)).statusCode).toBe(404);
});

test('opens nothing under a changed address', async () => {
  const url = await document();
  const parts = url.split('.');
  const fields = url.slice('/api/files/'.length).split('.');
  for (const [place, part] of fields.entries()) {
    const changed = [...fields];
    changed[place] = /^\d+$/.test(part)
      ? String(Number(part) + 1)
      : part === 'original'
        ? 'thumb'
        : `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;
    const answer = await open(`/api/files/${changed.join('.')}`);
    expect(answer.statusCode, String(place)).toBe(404);
    expect(answer.json().error).toEqual(['http.notFound']);
  }
  for (const path of [
    parts.slice(0, -1).join('.'),
    `${url}x`,
    '/api/files/x',
    '/api/files/..%2f..%2fetc%2fpasswd',
    '/api/files/%00',
  ]) {
    expect((await open(path)).statusCode, path).toBe(404);
  }
});

test('asks the reach again on use', async () => {
  const url = await document();
  const set = (ephesian_id: number) =>
    portal.database.transaction((db) =>
      db.updateTable('application').set({ ephesian_id }).where('id', '=', id).execute(),
    );
  await set(await staffId(portal, 'ephesian2'));
  expect((await open(url)).statusCode).toBe(404);
  await set(await staffId(portal, 'ephesian'));
  expect((await open(url)).statusCode).toBe(200);
});

test('opens nothing once the session has ended', async () => {
  const caller = await portal.staff('ephesian');
  const { url } = (await caller.get(`/api/business/request/${id}`)).data.documents[0];
  expect((await open(url)).statusCode).toBe(200);
  await caller.send('POST', '/api/auth/sign-out');
  portal.clock.advance(5000);
  expect((await open(url)).statusCode).toBe(404);
});

test('does not open a file that is gone from its application', async () => {
  const url = await document();
  await portal.database.transaction((db) => db.deleteFrom('attachment').where('subject_id', '=', id).execute());
  expect((await open(url)).statusCode).toBe(404);
});
