import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { newApplicant } from '../../../test/people/applicants.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const insert = () => insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
/** Left half of one colour, right half of the other. */
async function picture(pixels: number, right = '#ffffff'): Promise<Buffer> {
  const half = await sharp({ create: { width: pixels / 2, height: pixels, channels: 3, background: right } })
    .png()
    .toBuffer();
  return sharp({ create: { width: pixels, height: pixels, channels: 3, background: '#000000' } })
    .composite([{ input: half, left: pixels / 2, top: 0 }])
    .png()
    .toBuffer();
}
async function upload(id: number, bytes: Buffer, name = 'retrato.png'): Promise<string> {
  return (await manager.upload('POST', `${at(id)}/files?for=photo`, { name, bytes })).data.upload;
}
const set = (id: number, body: object, by: Pick<Caller, 'send'> = manager) => by.send('PUT', `${at(id)}/photo`, body);
const photoOf = async (id: number) => (await manager.get(`${at(id)}/photo`)).data;
const bytesAt = async (url: string) => (await portal.server.inject({ url })).rawPayload;
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('a part of a new photo is shown on board and card at once; photo and the one before are kept as they were', async () => {
  const id = await insert();
  const [before] = (await manager.get(at(id))).data.pastor.photos;
  const sent = await upload(id, await picture(600));
  const { data } = await set(id, { upload: sent, crop: { x: 300, y: 0, size: 300 } });
  expect(data.version).toBe(2);
  const { data: found } = await manager.get(`/api/business/request/photos?ids=${data.pastorPhoto}`);
  expect(found).toHaveLength(1);
  const [shown] = (await manager.get(at(id))).data.pastor.photos;
  const cut = await bytesAt(shown.url);
  expect(await sharp(cut).metadata()).toMatchObject({ width: 300, height: 300 });
  const { dominant } = await sharp(cut).stats();
  expect(dominant.r).toBeGreaterThan(200);
  const { current, crop, recent } = await photoOf(id);
  expect([current.width, current.name, crop]).toEqual([600, 'retrato.png', { x: 300, y: 0, size: 300 }]);
  expect(recent.map(({ name }: { name: string }) => name)).toEqual([before.name]);
  expect(digestOf(await bytesAt(recent[0].url))).toBe(digestOf(Buffer.from(`photo of ${id}`)));
  expect((await historyOf(portal, 'applications', id)).at(-1)).toMatchObject({
    kind: 'photo.set',
    detail: { isNew: true },
  });
});

test('the photo is repositioned, and one of before chosen again', async () => {
  const id = await insert();
  await set(id, { upload: await upload(id, await picture(600)), crop: { x: 0, y: 0, size: 300 } });
  const first = (await photoOf(id)).current.file;
  await set(id, { upload: await upload(id, await picture(500, '#aa0000')), crop: { x: 0, y: 0, size: 250 } });
  await set(id, { crop: { x: 100, y: 100, size: 200 } });
  expect(await photoOf(id)).toMatchObject({ current: { width: 500 }, crop: { x: 100, y: 100, size: 200 } });
  portal.clock.advance(1000);
  await set(id, { file: first, crop: { x: 10, y: 0, size: 300 } });
  const now = await photoOf(id);
  expect(now).toMatchObject({ current: { file: first }, crop: { x: 10, y: 0, size: 300 } });
  expect(now.recent.map(({ width }: { width: number }) => width).toSorted()).toEqual([400, 500]);
});

test('a part below 200 pixels is refused at its field, as is one beyond the picture', async () => {
  const id = await insert();
  const sent = await upload(id, await picture(600));
  for (const [crop, code] of [
    [{ x: 0, y: 0, size: 199 }, 'field.image'],
    [{ x: 401, y: 0, size: 200 }, 'field.choice'],
  ] as const) {
    const { body } = await set(id, { upload: sent, crop });
    expect(body.data.fields).toMatchObject({ crop: { code } });
  }
  expect((await set(id, { upload: sent, crop: { x: 400, y: 0, size: 200 } })).codes).toEqual([]);
  const small = await manager.upload('POST', `${at(id)}/files?for=photo`, { name: 'a.png', bytes: await picture(198) });
  expect(small.codes).toEqual(['field.image']);
  // It is no picture, whatever it is called.
  expect((await set(await insert(), { crop: { x: 0, y: 0, size: 200 } })).codes).toEqual(['photo.system']);
});

test('a photo that is gone, another’s upload, another card’s photo, a stage without edits and a missing right are refused', async () => {
  const id = await insert();
  const crop = { x: 0, y: 0, size: 200 };
  const sent = await upload(id, await picture(400));
  const other = await insert();
  expect((await set(other, { upload: sent, crop })).codes).toEqual(['field.upload']);
  expect((await set(id, { upload: sent, crop }, await portal.staff('supervisor'))).codes).toEqual(['field.upload']);
  const { current } = await photoOf(other);
  expect(await set(id, { file: current.file, crop })).toMatchObject({ status: 409, codes: ['photo.replaced'] });
  const closed = await insertApplication(portal, { status: 'COMPLETE' });
  expect((await set(closed, { upload: await upload(closed, await picture(400)), crop })).codes).toEqual(['edit.stage']);
  expect((await set(id, { upload: sent, crop }, await portal.staff('ephesian'))).codes).toEqual(['GE004']);
  expect((await set(id, { upload: sent, crop }, await portal.staff('analyst2'))).codes).toEqual(['http.notFound']);
  expect((await (await portal.staff('analyst2')).get(`${at(id)}/photo`)).codes).toEqual(['http.notFound']);
});

test('what the applicant sends instead is shown whole, and the part of the one before no more', async () => {
  const applicant = await newApplicant(portal, 'portrayed@example.org', 'en');
  const account = await portal.database.read((db) =>
    db.selectFrom('client_account').select('id').where('email', '=', 'portrayed@example.org').executeTakeFirstOrThrow(),
  );
  const id = await insertApplication(portal, { status: 'ANALYSIS', client: account.id });
  await set(id, { upload: await upload(id, await picture(600)), crop: { x: 0, y: 0, size: 300 } });
  const cut = (await readApplication(portal, id)).photo_file_id;
  const asked = { corrections: [{ field: 'FORM_LEADER_PHOTO', message: 'A portrait, please.' }], version: 2 };
  await manager.send('POST', `${at(id)}/corrections`, asked);
  const [correction] = (await applicant.get(`/api/client/request/${id}/corrections`)).data;
  await applicant.upload('PUT', `/api/client/request/${id}/corrections/${correction.id}`, {
    name: 'nuevo.png',
    bytes: await picture(440),
  });
  const { current, crop } = await photoOf(id);
  expect([current.name, crop]).toEqual(['nuevo.png', null]);
  expect((await readApplication(portal, id)).photo_file_id).toBe(current.file);
  expect(current.file).not.toBe(cut);
});
