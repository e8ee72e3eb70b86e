import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Card, Label } from '@portal/contract/applications/card.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { statementsOf } from '../../../test/database/countStatements.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { listenToStream } from '../../../test/streams/listenToStream.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { buildServer } from '../../server.ts';

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
const set = (id: number, tag: number, on = true, caller: Pick<Caller, 'send'> = supervisor) =>
  caller.send('PUT', `/api/business/request/${id}/tags`, { tag, on });
const labelsOf = async (id: number): Promise<Label[]> =>
  (await supervisor.get<Card>(`/api/business/request/${id}`)).data.labels;
const keptLabels = async (id: number) => JSON.parse((await readApplication(portal, id)).card ?? '{}').labels;
const insert = () => insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', ephesian: 'ephesian' });

test('a tag is put on a card and taken off: board, detail and history tell it, the version does not rise', async () => {
  const id = await insert();
  const [second, first] = [await create(nameOf('Zona')), await create(nameOf('Ándes'), 'gold')];
  const label = ({ id: tag, name, colour }: Label) => ({ id: tag, name, colour });
  await set(id, second.id);
  const { data } = await set(id, first.id);
  expect(data).toMatchObject({ id, version: 2, labels: [label(first), label(second)] });
  expect(await labelsOf(id)).toEqual([label(first), label(second)]);
  const { columns } = (await supervisor.get('/api/business/request/board')).data;
  const cards: Card[] = columns.flatMap((column: { data: Card[] }) => column.data);
  expect(cards.find((card) => card.id === id)?.labels).toEqual([label(first), label(second)]);
  expect((await set(id, second.id, false)).data.labels).toEqual([label(first)]);
  expect((await set(id, first.id, false)).data).toMatchObject({ version: 2, labels: [] });
  expect(await keptLabels(id)).toBeUndefined();
  expect((await historyOf(portal, 'applications', id)).slice(1)).toMatchObject([
    { kind: 'tag.added', detail: { tag: second.id, name: second.name } },
    { kind: 'tag.added', detail: { tag: first.id, name: first.name } },
    { kind: 'tag.removed', detail: { tag: second.id, name: second.name } },
    { kind: 'tag.removed', detail: { tag: first.id, name: first.name } },
  ]);
});

test('a tag is made and put on in one act', async () => {
  const id = await insert();
  const name = nameOf();
  const made = await supervisor.send('POST', `/api/business/request/${id}/tags`, { name: `  ${name} `, colour: 'red' });
  expect(made.data.labels).toEqual([{ id: expect.any(Number), name, colour: 'red' }]);
  expect((await supervisor.get('/api/business/tag/options')).data).toContainEqual(made.data.labels[0]);
});

test.each([
  [{ name: 'ab', colour: 'red' }, { name: 'field.min' }],
  [{ name: ' ab ', colour: 'red' }, { name: 'field.min' }],
  [{ name: 'x'.repeat(41), colour: 'red' }, { name: 'field.max' }],
  [{ name: '', colour: 'red' }, { name: 'field.required' }],
  [{ name: 'Colour', colour: '#ff0000' }, { colour: 'field.color' }],
  [{ name: 'Colour' }, { colour: 'field.color' }],
])('%j is refused at its fields', async (body, wanted) => {
  const id = await insert();
  for (const path of ['/api/business/tag', `/api/business/request/${id}/tags`]) {
    const answer = await admin.send('POST', path, body);
    const fields = Object.entries<{ code: string }>(answer.body.data.fields).map(([field, { code }]) => [field, code]);
    expect([answer.status, Object.fromEntries(fields)]).toEqual([400, wanted]);
  }
});

test('three and forty characters are a name', async () => {
  expect((await create('abc')).name).toBe('abc');
  expect((await create('y'.repeat(40))).name).toHaveLength(40);
});

test('a name is taken whatever its accents and capitals; of two at once one has it', async () => {
  const id = await insert();
  const { name } = await create('Revisión Médica');
  const again = await supervisor.send('POST', `/api/business/request/${id}/tags`, {
    name: 'REVISION medica',
    colour: 'red',
  });
  expect([again.status, again.body.data.fields]).toEqual([409, { name: { code: 'field.taken' } }]);
  expect(await labelsOf(id)).toEqual([]);
  const other = await create();
  const rename = await admin.send('PUT', `/api/business/tag/${other.id}`, { ...other, name: name.toUpperCase() });
  expect(rename.codes).toEqual(['field.taken']);

  const wanted = nameOf('Ambos');
  const made = await Promise.all(
    [wanted, wanted.toUpperCase()].map((each) =>
      admin.send('POST', '/api/business/tag', { name: each, colour: 'blue' }),
    ),
  );
  const renamed = await Promise.all(
    [await create(), await create()].map((tag) =>
      admin.send('PUT', `/api/business/tag/${tag.id}`, { ...tag, name: `${wanted} 2` }),
    ),
  );
  for (const two of [made, renamed]) {
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(two.flatMap(({ codes }) => codes)).toEqual(['field.taken']);
  }
});

test('twice, at once or by a repeated key, a tag is put on and taken off once', async () => {
  const id = await insert();
  const { id: tag } = await create();
  const both = await Promise.all([set(id, tag), set(id, tag)]);
  expect(both.map(({ data }) => data.labels.length)).toEqual([1, 1]);
  const path = `/api/business/request/${id}/tags`;
  const key = { 'idempotency-key': randomUUID() };
  for (let i = 0; i < 2; i += 1) await supervisor.send('PUT', path, { tag, on: false }, key);
  const form = { name: nameOf(), colour: 'lime' };
  const made = { 'idempotency-key': randomUUID() };
  const first = await supervisor.send('POST', path, form, made);
  expect((await supervisor.send('POST', path, form, made)).data).toEqual(first.data);
  expect((await historyOf(portal, 'applications', id)).map(({ kind }) => kind)).toEqual([
    'submitted',
    'tag.added',
    'tag.removed',
    'tag.added',
  ]);
});

test('needs the right, and sight of the card', async () => {
  const id = await insert();
  const { id: tag } = await create();
  const seeing = await inRole(portal, 'supervisor', ['business.request.show.analysis']);
  for (const [caller, status] of [
    [await portal.staff('ephesian'), 403],
    [seeing, 403],
    [await portal.staff('analyst2'), 404],
    [await portal.staff('analyst'), 200],
  ] as const) {
    expect((await set(id, tag, true, caller)).status).toBe(status);
  }
  const deleted = await insertApplication(portal, { status: 'ANALYSIS', deleted: true });
  expect((await set(deleted, tag)).codes).toEqual(['application.deleted']);
  for (const caller of [await portal.staff('manager'), supervisor]) {
    expect((await caller.get('/api/business/tag')).codes).toEqual(['GE004']);
    expect((await caller.send('DELETE', `/api/business/tag/${tag}`, { version: 1 })).codes).toEqual(['GE004']);
  }
});

test('others see it within a second, without reading anything anew', async () => {
  const server = await buildServer(portal.services);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const id = await insert();
  const tag = await create();
  const reader = await listenToStream(origin, await portal.staff('analyst'));
  try {
    await set(id, tag.id);
    let event = await reader.next();
    while (!event.data.cards.some((card: Card) => card.id === id && card.labels)) event = await reader.next();
    expect(event).toMatchObject({ event: 'board', data: { cards: [{ id, version: 2, labels: [{ id: tag.id }] }] } });
  } finally {
    await reader.stop();
    await server.close();
  }
});

test('putting one on takes seven statements at most', async () => {
  const id = await insert();
  const { id: tag } = await create();
  await supervisor.get('/api/business/tag/options');
  const sent = await statementsOf(async () => {
    expect((await set(id, tag)).status).toBe(200);
  });
  expect(sent.length).toBeLessThanOrEqual(7);
});

test('a tag put on after a move does not keep the move from being taken back', async () => {
  const id = await insert();
  const { id: tag } = await create();
  const move = { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS', version: 2 };
  const { version } = (await supervisor.send('POST', `/api/business/request/${id}/moves`, move)).data;
  await set(id, tag);
  const undone = await supervisor.send('POST', `/api/business/request/${id}/moves/undo`, { version });
  expect(undone.data).toMatchObject({ status: 'ANALYSIS', labels: [{ id: tag }] });
});
