import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { readFaqElements } from '@portal/domain/content/faq.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const both = (text: string) => ({ en: text, es: `${text} (es)` });
const group = (title: string, ...questions: string[]) => ({
  title: both(title),
  elements: questions.map((question) => ({ question: both(question), answer: both(`Answer to ${question}`) })),
});
const edited = async () => (await admin.get('/api/business/faq')).data;
const save = (version: number, groups: unknown) => admin.send('PUT', '/api/business/faq', { version, groups });

test('comes with questions in both languages, told to every reader in their own', async () => {
  const analyst = await portal.staff('analyst');
  const ask = async (language: string) =>
    (await analyst.get('/api/business/fqa', { 'accept-language': language })).data;
  const [english, spanish] = [await ask('en'), await ask('es')];
  expect(english.status).toBe(true);
  expect(english.content.map(({ title }: { title: string }) => title)).toContain('Your account');
  expect(spanish.content.map(({ title }: { title: string }) => title)).toContain('Su cuenta');
  for (const { content } of [english, spanish]) {
    for (const { list_fqa_elements } of content) expect(readFaqElements(list_fqa_elements)).not.toHaveLength(0);
  }
});

test('is replaced as a whole, in the order given, and tells who saved it', async () => {
  const { version } = await edited();
  const groups = [group('Two', 'b', 'a'), group('One', 'c')];
  const saved = (await save(version, groups)).data;
  expect(saved).toMatchObject({ version: version + 1, groups });
  expect(saved.savedBy).not.toBeNull();
  const { content } = (await admin.get('/api/business/fqa', { 'accept-language': 'es' })).data;
  expect(content.map(({ title }: { title: string }) => title)).toEqual(['Two (es)', 'One (es)']);
  expect(readFaqElements(content[0].list_fqa_elements)?.map(({ question }) => question)).toEqual(['b (es)', 'a (es)']);
});

test('overwrites nobody: of two who edited the same version the second is refused', async () => {
  const { version } = await edited();
  const answers = await Promise.all([save(version, [group('A', 'a')]), save(version, [group('B', 'b')])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['record.stale']);
  expect((await save(version, [])).codes).toEqual(['record.stale']);
});

test('asks for both languages and bounds each text, at its field', async () => {
  const { version } = await edited();
  const wrong = group('x'.repeat(81), 'q');
  const half = { title: { en: 'Half', es: '  ' }, elements: [{ question: both('q'), answer: { en: '', es: '' } }] };
  const { status, body } = await save(version, [wrong, half, { title: both('Empty'), elements: [] }]);
  expect(status).toBe(400);
  const fields = body.data.fields as Record<string, { code: string }>;
  expect(Object.fromEntries(Object.entries(fields).map(([path, { code }]) => [path, code]))).toEqual({
    'groups.0.title.en': 'field.max',
    'groups.0.title.es': 'field.max',
    'groups.1.title.es': 'field.languages',
    'groups.1.elements.0.answer.en': 'field.required',
    'groups.1.elements.0.answer.es': 'field.required',
    'groups.2.elements': 'field.required',
  });
});

test('is edited by those alone who may', async () => {
  const manager = await portal.staff('manager');
  for (const answer of [await manager.get('/api/business/faq'), await manager.send('PUT', '/api/business/faq', {})]) {
    expect(answer).toMatchObject({ status: 403, codes: ['GE004'] });
  }
});
