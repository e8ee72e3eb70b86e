import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { CONTACT, LEADER, MINISTRY, newApplicant, PDF, png } from '../../test/people/applicants.ts';

let portal: TestServer;
let client: Caller;
let at: string;

beforeAll(async () => {
  portal = await buildTestServer();
  client = await newApplicant(portal, 'lucia@example.org');
  at = `/api/client/request/${(await client.send('POST', '/api/client/request')).data.id}`;
});
afterAll(() => portal.close());

test('keeps one unfinished application an account, also for two taps at once', async () => {
  expect((await client.send('POST', '/api/client/request')).codes).toEqual(['application.open']);
  const other = await newApplicant(portal, 'taps@example.org');
  const taps = await Promise.all([
    other.send('POST', '/api/client/request'),
    other.send('POST', '/api/client/request'),
  ]);
  expect(taps.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await other.get('/api/client/request')).data).toHaveLength(1);
});

test('does a repeated request once and answers it alike', async () => {
  const other = await newApplicant(portal, 'repeat@example.org');
  const key = { 'idempotency-key': 'one-and-the-same' };
  const first = await other.send('POST', '/api/client/request', undefined, key);
  const second = await other.send('POST', '/api/client/request', undefined, key);
  expect(second.data).toEqual(first.data);
});

test('saves drafts: what is not named stays, empty empties, text is tidied', async () => {
  await client.send('PUT', `${at}/leader`, {
    name: '  Lucía ',
    city: 'San José',
    facebook: 'https://facebook.com/lucia',
  });
  const { data } = await client.send('PUT', `${at}/leader`, { lastName: 'Núñez', facebook: ' ' });
  expect(data.leader).toMatchObject({
    name: 'Lucía',
    lastName: 'Núñez',
    city: 'San José',
    facebook: null,
    email: null,
  });
});

test('stores types as they are', async () => {
  await client.send('PUT', `${at}/spouse`, { numberOfChildren: 0, marriageDate: '2004-02-29' });
  const { data } = await client.send('PUT', `${at}/ministry`, { members: 0, productOfDivision: false });
  expect(data.spouse).toMatchObject({ numberOfChildren: 0, marriageDate: '2004-02-29' });
  expect(data.ministry).toMatchObject({ members: 0, productOfDivision: false, underDenomination: null });
});

test('tells figures, digits and addresses of the web that are none, each in its own words', async () => {
  const wrong = { members: 10_000_000, phone: '22-22', website: 'www.example.org' };
  expect((await client.send('PUT', `${at}/ministry`, wrong)).body.data.fields).toEqual({
    members: { code: 'field.most', params: { length: 9_999_999 } },
    phone: { code: 'field.numbers' },
    website: { code: 'field.url' },
  });
});

test('tells every broken rule at its field and stores nothing of the step', async () => {
  const answer = await client.send('PUT', `${at}/leader`, {
    name: 'R2-D2',
    city: 'Cartago',
    birthDate: '2008-03-11',
    zip: 'A;B',
    homeAreaCode: '999',
    homeNumber: '12',
  });
  expect(answer.status).toBe(400);
  expect(answer.body.data.fields).toEqual({
    name: { code: 'field.letters' },
    birthDate: { code: 'field.age', params: { length: 18 } },
    zip: { code: 'field.special', params: { characters: ';' } },
    homeAreaCode: { code: 'field.areaCode' },
    homeNumber: { code: 'field.min', params: { length: 4 } },
  });
  expect((await client.get(at)).data.leader).toMatchObject({ city: 'San José', birthDate: null });
});

test('lets somebody apply on the eighteenth birthday in New York', async () => {
  expect((await client.send('PUT', `${at}/leader`, { birthDate: '2008-03-10' })).status).toBe(200);
});

test('refuses a phone that is too long with its area code, also when the two come apart', async () => {
  await client.send('PUT', `${at}/contact`, { phone: '12345678901234' });
  const answer = await client.send('PUT', `${at}/contact`, { areaCode: '506' });
  expect(answer.body.data.fields).toEqual({ phone: { code: 'field.max', params: { length: 12 } } });
});

test('refuses a foundation in the future and a wrong type', async () => {
  const answer = await client.send('PUT', `${at}/ministry`, { foundationDate: '2026-03-11' });
  expect(answer.body.data.fields).toEqual({ foundationDate: { code: 'field.foundation' } });
  expect((await client.send('PUT', `${at}/ministry`, { members: 'many' })).body.data.fields).toEqual({
    members: { code: 'field.type' },
  });
});

test('judges files by their content, not by their names', async () => {
  const small = await client.upload('PUT', `${at}/photo`, { name: 'me.png', bytes: await png(199) });
  expect(small.body.data.fields).toEqual({ file: { code: 'field.image', params: { w: 200, h: 200 } } });
  const fake = await client.upload('PUT', `${at}/photo`, {
    name: 'me.png',
    bytes: Buffer.from('<svg onload="alert(1)"/>'),
  });
  expect(fake.body.data.fields).toEqual({ file: { code: 'field.file', params: { types: 'JPG, PNG' } } });
  const cut = await client.upload('PUT', `${at}/photo`, { name: 'me.png', bytes: (await png(400)).subarray(0, 60) });
  expect(cut.status).toBeGreaterThanOrEqual(400);
  expect(cut.status).toBeLessThan(500);
  const none = await client.send('PUT', `${at}/photo`, {});
  expect(none.body.data.fields).toEqual({ file: { code: 'field.required' } });
  expect((await client.upload('PUT', `${at}/documents/PASSPORT`, { name: 'a.pdf', bytes: PDF })).status).toBe(404);
  expect((await client.get(at)).data.photos).toEqual([]);
});

test('says that a photo which begins well and cannot be read to its end could not be processed', async () => {
  const whole = await png(400);
  const cut = await client.upload('PUT', `${at}/photo`, { name: 'me.png', bytes: whole.subarray(0, -40) });
  expect(cut).toMatchObject({ status: 422, body: { data: { fields: { file: { code: 'photo.system' } } } } });
  expect((await client.get(at)).data.photos).toEqual([]);
});

test('keeps the newest photo and document, and follows the form step by step', async () => {
  expect((await client.get(at)).data.formState).toBe('FORM_STATE_PASTORAL_FORM');
  await client.send('PUT', `${at}/leader`, LEADER);
  await client.upload('PUT', `${at}/photo`, { name: 'old.png', bytes: await png(200) });
  const afterPhoto = await client.upload('PUT', `${at}/photo`, { name: 'new ñ.png', bytes: await png(240) });
  expect(afterPhoto.data.photos).toMatchObject([{ kind: 'LEADER', name: 'new ñ.png', mediaType: 'image/png' }]);
  expect(afterPhoto.data.formState).toBe('FORM_STATE_MINISTRY_FORM');
  await client.send('PUT', `${at}/ministry`, MINISTRY);
  const filled = await client.send('PUT', `${at}/contact`, CONTACT);
  expect(filled.data.formState).toBe('FORM_STATE_DOCUMENTS');
  const { data } = await client.upload('PUT', `${at}/documents/LOGO`, { name: 'logo.pdf', bytes: PDF });
  expect(data.documents).toEqual([{ kind: 'LOGO', name: 'logo.pdf', mediaType: 'application/pdf', bytes: PDF.length }]);
});

test('shows an application to its own client only', async () => {
  const stranger = await newApplicant(portal, 'stranger@example.org');
  const file = { name: 'a.pdf', bytes: PDF };
  const answers = [
    await stranger.get(at),
    await stranger.send('PUT', `${at}/leader`, { name: 'Eva' }),
    await stranger.upload('PUT', `${at}/documents/LOGO`, file),
    await stranger.send('POST', `${at}/submissions`),
    await stranger.send('POST', `${at}/payments`),
    await stranger.get(`${at}/corrections`),
    await stranger.send('PUT', `${at}/corrections/1`, { value: 'x' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await portal.anonymous.get(at)).codes).toEqual(['GE002']);
});
