import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Card, Label } from '@portal/contract/applications/card.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { renewTagged } from './renewTagged.ts';

let portal: TestServer;
let admin: Caller;
let supervisor: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  supervisor = await portal.staff('supervisor');
});
afterAll(() => portal.close());

const nameOf = (start = 'Tag'): string => `${start} ${randomUUID().slice(0, 8)}`;
const create = async (name = nameOf(), colour = 'teal') =>
  (await admin.send('POST', '/api/business/tag', { name, colour })).data;
const set = (id: number, tag: number, on = true) =>
  supervisor.send('PUT', `/api/business/request/${id}/tags`, { tag, on });
const labelsOf = async (id: number): Promise<Label[]> =>
  (await supervisor.get<Card>(`/api/business/request/${id}`)).data.labels;
const keptLabels = async (id: number) => JSON.parse((await readApplication(portal, id)).card ?? '{}').labels;
const insert = () => insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', ephesian: 'ephesian' });

test('renamed and recoloured, it is so on every card; of two who change it the second is told what is there', async () => {
  const tag = await create();
  const cards = await Promise.all(Array.from({ length: 3 }, insert));
  const unfinished = await insertApplication(portal, { status: 'UNFINISHED' });
  for (const id of cards) await set(id, tag.id);
  await portal.database.transaction((db) =>
    db.insertInto('application_tag').values({ application_id: unfinished, tag_id: tag.id }).execute(),
  );
  const name = nameOf('Nueva');
  const changed = await admin.send('PUT', `/api/business/tag/${tag.id}`, { name, colour: 'red', version: 1 });
  expect(changed.data).toEqual({ id: tag.id, name, colour: 'red', version: 2, uses: 4 });
  await portal.drain([renewTagged.name]);
  for (const id of cards) expect(await keptLabels(id)).toEqual([{ id: tag.id, name, colour: 'red' }]);
  const late = await admin.send('PUT', `/api/business/tag/${tag.id}`, { name: nameOf(), colour: 'red', version: 1 });
  expect([late.codes, late.body.data.present]).toEqual([['record.stale'], changed.data]);
  const accent = { name: name.toUpperCase(), colour: 'red', version: 2 };
  expect((await admin.send('PUT', `/api/business/tag/${tag.id}`, accent)).data.name).toBe(name.toUpperCase());
  expect(await historyOf(portal, 'tags', tag.id)).toMatchObject([
    { kind: 'created' },
    { kind: 'updated', detail: { fields: ['name', 'colour'], changes: { colour: { from: 'teal', to: 'red' } } } },
    { kind: 'updated', detail: { fields: ['name'] } },
  ]);
});

test('merged, all its cards have the other one, once, and it is gone', async () => {
  const [gone, kept] = [await create(), await create()];
  const [one, both] = [await insert(), await insert()];
  for (const [id, tag] of [
    [one, gone],
    [both, gone],
    [both, kept],
  ] as const) {
    await set(id, tag.id);
  }
  const merge = { into: kept.id, version: 1 };
  expect((await admin.send('POST', `/api/business/tag/${gone.id}/merges`, merge)).data).toEqual({ ...kept, uses: 2 });
  // At once for whoever opens a card or looks for tags, on the board as soon as the cards are made anew.
  expect(await labelsOf(one)).toMatchObject([{ id: kept.id }]);
  expect((await supervisor.get('/api/business/tag/options')).data).not.toContainEqual(
    expect.objectContaining({ id: gone.id }),
  );
  await portal.drain([renewTagged.name]);
  for (const id of [one, both]) expect(await keptLabels(id)).toMatchObject([{ id: kept.id }]);
  const rows = await portal.database.read((db) =>
    db.selectFrom('tag').select('id').where('id', '=', gone.id).execute(),
  );
  expect(rows).toEqual([]);
  expect(await historyOf(portal, 'tags', gone.id)).toMatchObject([
    { kind: 'created' },
    { kind: 'merged', detail: { name: gone.name, into: kept.id } },
  ]);
});

test('is merged into another that is there, not into itself', async () => {
  const [tag, gone] = [await create(), await create()];
  await admin.send('DELETE', `/api/business/tag/${gone.id}`, { version: 1 });
  for (const [into, status, code] of [
    [gone.id, 409, 'tag.gone'],
    [tag.id, 400, 'field.choice'],
  ] as const) {
    const answer = await admin.send('POST', `/api/business/tag/${tag.id}/merges`, { into, version: 1 });
    expect([answer.status, answer.body.data.fields]).toEqual([status, { into: { code } }]);
  }
});

test('two tags merged into each other at once: one is left', async () => {
  const [one, other] = [await create(), await create()];
  const answers = await Promise.all([
    admin.send('POST', `/api/business/tag/${one.id}/merges`, { into: other.id, version: 1 }),
    admin.send('POST', `/api/business/tag/${other.id}/merges`, { into: one.id, version: 1 }),
  ]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['tag.gone']);
});

test('deleted while somebody puts it on: told in words, and on no card; its name is free again', async () => {
  const id = await insert();
  const tag = await create();
  const worn = await insert();
  await set(worn, tag.id);
  expect((await admin.send('DELETE', `/api/business/tag/${tag.id}`, { version: 1 })).status).toBe(200);
  const late = await set(id, tag.id);
  expect([late.status, late.codes, late.body.data.fields]).toEqual([409, ['tag.gone'], { tag: { code: 'tag.gone' } }]);
  expect((await set(worn, tag.id, false)).data.labels).toEqual([]);
  await portal.drain([renewTagged.name]);
  expect(await keptLabels(worn)).toBeUndefined();
  expect((await create(tag.name)).name).toBe(tag.name);
  expect((await admin.send('DELETE', `/api/business/tag/${tag.id}`, { version: 1 })).codes).toEqual(['http.notFound']);

  for (let round = 0; round < 5; round += 1) {
    const next = await create();
    const card = await insert();
    const [added, deleted] = await Promise.all([
      set(card, next.id),
      admin.send('DELETE', `/api/business/tag/${next.id}`, { version: 1 }),
    ]);
    expect([200, 409]).toContain(added.status);
    expect(deleted.status).toBe(200);
    await portal.drain([renewTagged.name]);
    expect([await labelsOf(card), await keptLabels(card)]).toEqual([[], undefined]);
  }
});
