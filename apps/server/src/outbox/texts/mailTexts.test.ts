import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeptMailTexts } from '@portal/contract/outbox.ts';
import { fillText, PLACEHOLDERS, type PlaceholderValues } from '@portal/domain/outbox/mailTexts.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { inRole } from '../../../test/people/inRole.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const PATH = '/api/business/mail-text';
const kept = async (): Promise<KeptMailTexts> => (await admin.get(PATH)).data;
const save = (texts: object) => admin.send('PUT', PATH, texts);
const template = (id: string, subject = { en: 'Hello', es: 'Hola' }) => ({
  id,
  name: id,
  subject,
  text: { en: 'Dear {recipient}', es: 'Saludos, {recipient}' },
});

test('the portal comes with texts for approved and sent and with templates, in both languages, all to be filled', async () => {
  const { stages, templates, savedBy } = await kept();
  expect(savedBy).toBeNull();
  expect(templates.length).toBeGreaterThanOrEqual(3);
  const values = Object.fromEntries(PLACEHOLDERS.map((name) => [name, 'x'])) as unknown as PlaceholderValues;
  for (const { subject, text } of [stages.APPROVED, stages.SENT, ...templates]) {
    expect(subject.en).not.toBe(subject.es);
    for (const language of LANGUAGES) {
      expect(fillText(`${subject[language]} ${text[language]}`, values)).not.toMatch(/[{}]/);
    }
  }
});

test('a language that stayed while the other changed is outdated, until somebody looks at it', async () => {
  const before = await kept();
  await save({ ...before, templates: [template('a'), template('b')] });
  const changed = { en: 'Good day', es: 'Hola' };
  await save({ ...(await kept()), templates: [template('a', changed), template('b')] });
  expect((await kept()).templates.map(({ outdated }) => outdated)).toEqual(['es', null]);
  await save({ ...(await kept()), templates: [{ ...template('a', changed), confirmed: true }, template('b')] });
  expect((await kept()).templates.map(({ outdated }) => outdated)).toEqual([null, null]);
  const now = await kept();
  const subject = { ...now.stages.SENT.subject, es: 'Enviada' };
  await save({ ...now, stages: { ...now.stages, SENT: { ...now.stages.SENT, subject } } });
  expect((await kept()).stages).toMatchObject({ APPROVED: { outdated: null }, SENT: { outdated: 'en' } });
});

test('refuses at its place a text of one language alone and a placeholder that nobody knows', async () => {
  const now = await kept();
  const answer = await save({
    ...now,
    templates: [template('a', { en: 'Hi', es: '' }), template('b', { en: 'Hi {name}', es: 'Hola' })],
  });
  expect(answer.body.data.fields).toMatchObject({
    'templates.0.subject.es': { code: 'field.languages' },
    'templates.1.subject.en': { code: 'mail.placeholder', params: { placeholder: '{name}' } },
  });
  expect((await kept()).version).toBe(now.version);
});

test('of two who edit the texts at once the second is told; who may write mails reads them and changes nothing', async () => {
  const now = await kept();
  const answers = await Promise.all([save(now), save(now)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['record.stale']);
  expect((await save(now)).body.data.present).toMatchObject({ version: now.version + 1 });
  const writer = await inRole(portal, 'supervisor', ['business.request.email']);
  expect((await writer.get(PATH)).data.version).toBe(now.version + 1);
  expect((await writer.send('PUT', PATH, await kept())).codes).toEqual(['GE004']);
});
