import { afterAll, beforeAll, expect, test } from 'vitest';
import { whyNotQuestions } from '@portal/domain/questions/checkQuestions.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const PATH = '/api/business/interview-questions';
const both = (text: string) => ({ en: text, es: `${text} (es)` });
const question = (id: string, more: object = {}) => ({
  id,
  type: 'TEXT',
  text: both(id),
  placeholder: null,
  options: [],
  maxLength: 500,
  required: false,
  visible: true,
  reportable: false,
  parent: null,
  ...more,
});
const choice = (id: string, ...options: string[]) =>
  question(id, { type: 'RADIO', options: options.map((one) => ({ id: one, label: both(one) })) });
const group = (id: string, ...questions: object[]) => ({ id, title: both(id), questions });
const kept = async () => (await admin.get(PATH)).data;
const save = (version: number, groups: unknown) => admin.send('PUT', PATH, { version, groups });

test('comes with about twenty-five questions in five groups, in both languages, children under their options', async () => {
  const { groups, savedBy } = await kept();
  const questions = groups.flatMap((one: any) => one.questions);
  expect(groups).toHaveLength(5);
  expect(questions.length).toBeGreaterThan(24);
  expect(whyNotQuestions(groups)).toEqual([]);
  expect(new Set(questions.map((one: any) => one.type))).toEqual(new Set(['TEXT', 'NUMBER', 'RADIO']));
  expect(questions.filter((one: any) => one.parent !== null).length).toBeGreaterThan(5);
  expect(savedBy).toBeNull();
  // What is shipped is taken as it is.
  expect((await save((await kept()).version, groups)).data.groups).toEqual(groups);
});

test('is replaced as a whole, in the order given; a type keeps only what belongs to it', async () => {
  const { version } = await kept();
  const child = question('b', { parent: { question: 'a', option: 'yes' }, placeholder: both('Here') });
  const groups = [
    group('two', choice('a', 'yes', 'no'), child, { ...choice('c', 'x', 'y'), type: 'NUMBER' }),
    group('one'),
  ];
  const { data } = await save(version, groups);
  expect(data).toMatchObject({ version: version + 1, groups: [{ id: 'two' }, { id: 'one', questions: [] }] });
  expect(data.savedBy).not.toBeNull();
  const [a, b, c] = data.groups[0].questions;
  expect(a.options.map(({ id }: { id: string }) => id)).toEqual(['yes', 'no']);
  expect(b).toMatchObject({ parent: { question: 'a', option: 'yes' }, placeholder: both('Here') });
  expect(c).toMatchObject({ type: 'NUMBER', options: [], placeholder: null });
});

test('marks the language that stayed while the other changed, until somebody looked at it', async () => {
  const saved = async (title: object, text: object, confirmed = false) => {
    const { version } = await kept();
    const one = question('q', { text, confirmed });
    return (await save(version, [{ ...group('g', one), title, confirmed }])).data.groups[0];
  };
  await saved(both('T'), both('Q'));
  const changed = await saved({ en: 'T2', es: 'T (es)' }, { en: 'Q', es: 'Otra' });
  expect([changed.outdated, changed.questions[0].outdated]).toEqual(['es', 'en']);
  const again = await saved({ en: 'T2', es: 'T (es)' }, { en: 'Q', es: 'Otra' });
  expect([again.outdated, again.questions[0].outdated]).toEqual(['es', 'en']);
  const looked = await saved({ en: 'T2', es: 'T (es)' }, { en: 'Q', es: 'Otra' }, true);
  expect([looked.outdated, looked.questions[0].outdated]).toEqual([null, null]);
});

test('tells each mistake at its field', async () => {
  const { version } = await kept();
  const wrong = [
    group('g', choice('a', 'yes'), choice('b', 'yes', 'yes'), question('c', { text: { en: 'Half', es: ' ' } })),
    group('h', question('d', { maxLength: 5001, parent: { question: 'a', option: 'yes' } }), question('d')),
  ];
  const { status, body } = await save(version, wrong);
  expect(status).toBe(400);
  const fields = body.data.fields as Record<string, { code: string }>;
  const codes = Object.fromEntries(Object.entries(fields).map(([path, { code }]) => [path, code]));
  expect(codes).toMatchObject({
    'groups.0.questions.2.text.es': 'field.languages',
    'groups.1.questions.0.maxLength': 'field.most',
  });
  wrong[0]?.questions.pop();
  wrong[1]?.questions.shift();
  const among = (await save(version, [wrong[0], group('h', question('d'), question('d'))])).body.data.fields;
  expect(Object.entries(among).map(([path, { code }]: any) => [path, code])).toEqual([
    ['groups.0.questions.0.options', 'field.option'],
    ['groups.0.questions.1.options.0.id', 'field.optionId'],
    ['groups.0.questions.1.options.1.id', 'field.optionId'],
    ['groups.1.questions.0.id', 'field.optionId'],
    ['groups.1.questions.1.id', 'field.optionId'],
  ]);
});

test('overwrites nobody: of two who edited the same version the second is refused', async () => {
  const { version } = await kept();
  const answers = await Promise.all([save(version, [group('a')]), save(version, [group('b')])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.codes).toEqual(['record.stale']);
  expect(refused?.body.data.present.version).toBe(version + 1);
});

test('is worded by those alone who may', async () => {
  const manager = await portal.staff('manager');
  for (const answer of [await manager.get(PATH), await manager.send('PUT', PATH, {})]) {
    expect(answer).toMatchObject({ status: 403, codes: ['GE004'] });
  }
});
