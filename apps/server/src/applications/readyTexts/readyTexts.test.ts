import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeptReadyTexts } from '@portal/contract/applications/readyTexts.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { inRole } from '../../../test/people/inRole.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const PATH = '/api/business/ready-text';
const kept = async (): Promise<KeptReadyTexts> => (await admin.get(PATH)).data;
const text = (words: string, places: string[] = []) => ({
  text: { en: words, es: `${words} (es)` },
  places,
  active: true,
});
const save = (version: number, texts: unknown) => admin.send('PUT', PATH, { version, texts });

test('the portal comes with ready texts, each in both languages', async () => {
  const { texts, savedBy } = await kept();
  expect(savedBy).toBeNull();
  expect(texts.length).toBeGreaterThanOrEqual(12);
  for (const { text: both, active } of texts) {
    expect([both.en.length > 0, both.es.length > 0, both.en !== both.es, active]).toEqual([true, true, true, true]);
  }
});

test('ready texts are replaced as a whole, in the order given; the earlier ones are kept', async () => {
  const before = await kept();
  const texts = [text('Two', ['documents', 'photos']), { ...text('One'), active: false }];
  const { data } = await save(before.version, texts);
  expect(data).toMatchObject({ version: before.version + 1, texts });
  expect(data.savedBy).not.toBeNull();
  const rows = await portal.database.read((db) =>
    db.selectFrom('ready_text').selectAll().where('version', '=', before.version).execute(),
  );
  expect(rows[0]?.texts).toEqual(before.texts);
});

test('of two who edit the ready texts at once the second is told', async () => {
  const { version } = await kept();
  const answers = await Promise.all([save(version, [text('A')]), save(version, [text('B')])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['record.stale']);
  expect((await save(version, [])).body.data.present).toMatchObject({ version: version + 1 });
});

test('asks for a ready text in both languages, bounded, for places that there are', async () => {
  const { version } = await kept();
  const { body } = await save(version, [
    { ...text('x'), text: { en: 'Half', es: ' ' } },
    text('x'.repeat(1001)),
    text('Place', ['nowhere']),
  ]);
  const codes = Object.entries(body.data.fields as Record<string, { code: string }>).map(([at, { code }]) => [
    at,
    code,
  ]);
  expect(Object.fromEntries(codes)).toEqual({
    'texts.0.text.es': 'field.languages',
    'texts.1.text.en': 'field.max',
    'texts.1.text.es': 'field.max',
    'texts.2.places.0': 'field.choice',
  });
  expect(
    (
      await save(
        version,
        Array.from({ length: 101 }, () => text('Many')),
      )
    ).codes,
  ).toEqual(['field.max']);
});

test('ready texts are read by those who ask for corrections or keep the texts, and saved by the latter alone', async () => {
  const asker = await portal.staff('supervisor');
  expect((await asker.get(PATH)).codes).toEqual([]);
  expect(await asker.send('PUT', PATH, {})).toMatchObject({ status: 403, codes: ['GE004'] });
  expect((await (await portal.staff('ephesian')).get(PATH)).codes).toEqual(['GE004']);
  const keeper = await inRole(portal, 'supervisor', ['business.configuration.request']);
  const { version, texts } = (await keeper.get(PATH)).data;
  expect((await keeper.send('PUT', PATH, { version, texts })).codes).toEqual([]);
});
