import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Note } from '@portal/contract/applications/notes.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';

let portal: TestServer;
let supervisor: Caller;
let manager: Caller;
let ephesian: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
  manager = await portal.staff('manager');
  ephesian = await portal.staff('ephesian');
});
afterAll(() => portal.close());

const insert = () => insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', ephesian: 'ephesian' });
const at = (id: number, kind = 'NOTE') => `/api/business/request/${id}/notes/${kind}`;
const text = (changes: object = {}) => ({ title: 'Llamada', description: 'Habló con Ana.', mentions: [], ...changes });
const write = async (id: number, changes: object = {}, kind = 'NOTE', caller = supervisor): Promise<Note> =>
  (await caller.send('POST', at(id, kind), text(changes))).data;
const list = async (id: number, query = '', kind = 'NOTE', caller = supervisor): Promise<Note[]> =>
  (await caller.get(`${at(id, kind)}${query}`)).data.data;
const titles = (notes: readonly Note[]): string[] => notes.map(({ title }) => title);

test.each(['NOTE', 'ER'])(
  'a note of kind %s is written, changed with its earlier text kept, and removed',
  async (kind) => {
    const id = await insert();
    const note = await write(id, {}, kind);
    expect(note).toMatchObject({
      title: 'Llamada',
      pinned: false,
      version: 1,
      editedAt: null,
      by: { name: expect.any(String) },
    });
    portal.clock.advance(60_000);
    const one = `${at(id, kind)}/${note.id}`;
    const changed = (await supervisor.send('PUT', one, text({ title: 'Visita', version: 1 }))).data;
    expect(changed).toMatchObject({
      title: 'Visita',
      version: 2,
      at: note.at,
      editedAt: portal.clock.now().toISOString(),
    });
    // The same text once more is no other version.
    expect((await supervisor.send('PUT', one, text({ title: 'Visita', version: 2 }))).data).toEqual(changed);
    for (const reader of [supervisor, manager, ephesian]) {
      expect((await reader.get(`${one}/versions`)).data).toEqual([
        { version: 1, title: 'Llamada', description: 'Habló con Ana.', at: note.at },
      ]);
    }
    const late = await supervisor.send('PUT', one, text({ title: 'Tarde', version: 1 }));
    expect([late.codes, late.body.data.present]).toEqual([['record.stale'], changed]);
    expect((await supervisor.get(`/api/business/request/${id}`)).data).toMatchObject({
      version: 2,
      notes: { [kind]: 1 },
    });
    expect((await supervisor.send('DELETE', one)).status).toBe(200);
    expect(await list(id, '', kind)).toEqual([]);
    const start = kind === 'ER' ? 'erNote' : 'note';
    const kinds = (await historyOf(portal, 'applications', id)).map((row) => row.kind);
    expect(kinds).toEqual(['submitted', `${start}.added`, `${start}.edited`, `${start}.removed`]);
  },
);

test.each([
  ['title', 'x'.repeat(101), 'field.max'],
  ['description', 'x'.repeat(1001), 'field.max'],
  ['title', ' ', 'field.required'],
  ['description', '', 'field.required'],
  ['title', 'two\nlines', 'field.special'],
])('a %s of %j is refused as %s', async (field, value, code) => {
  const answer = await supervisor.send('POST', at(await insert()), text({ [field]: value }));
  expect([answer.status, answer.body.data.fields[field].code]).toEqual([400, code]);
});

test('takes a title of 100 and a description of 1,000 characters, in lines', async () => {
  const description = `${'ñ'.repeat(499)}\n${'x'.repeat(500)}`;
  const note = await write(await insert(), { title: 'ñ'.repeat(100), description });
  expect([note.title.length, note.description]).toEqual([100, description]);
});

test('what is pinned stands first for all, then the newest; 50 a page, found by words', async () => {
  const id = await insert();
  for (let i = 1; i <= 51; i += 1) await write(id, { title: `Nota ${i}` });
  const first = (await list(id)).at(-1);
  const oldest = (await supervisor.get(`${at(id)}?after=0_${first?.id}`)).data.data[0] as Note;
  expect(oldest.title).toBe('Nota 1');
  expect((await manager.send('PUT', `${at(id)}/${oldest.id}/pin`, { pinned: true })).data).toMatchObject({
    pinned: true,
    version: 1,
  });
  const page = (await ephesian.get(at(id))).data;
  expect([titles(page.data).slice(0, 2), page.data.length]).toEqual([['Nota 1', 'Nota 51'], 50]);
  expect(titles((await ephesian.get(`${at(id)}?after=${page.next}`)).data.data)).toEqual(['Nota 2']);
  await write(id, { title: 'Reunión', description: 'En la Iglesia central' });
  expect(titles(await list(id, '?search=IGLESIA%20reunion'))).toEqual(['Reunión']);
  expect(await list(id, '?search=nadie')).toEqual([]);
  const wrong = await supervisor.get(`${at(id)}?after=2_x`);
  expect([wrong.status, wrong.body.data.fields]).toEqual([400, { after: { code: 'field.type' } }]);
});

test('only its author changes or removes a note; of another card or kind it is not found', async () => {
  const id = await insert();
  const note = await write(id);
  const one = `${at(id)}/${note.id}`;
  expect((await manager.send('PUT', one, text({ version: 1 }))).codes).toEqual(['GE004']);
  expect((await manager.send('DELETE', one)).codes).toEqual(['GE004']);
  for (const path of [`${at(await insert())}/${note.id}`, `${at(id, 'ER')}/${note.id}`, `${at(id)}/999999`]) {
    expect((await supervisor.send('PUT', path, text({ version: 1 }))).status).toBe(404);
    expect((await supervisor.send('PUT', `${path}/pin`, { pinned: true })).status).toBe(404);
    expect((await supervisor.send('DELETE', path)).status).toBe(404);
    expect((await supervisor.get(`${path}/versions`)).status).toBe(404);
  }
});

test('the same key twice is one note; two changes at once are one, the other is told what is there', async () => {
  const id = await insert();
  const key = { 'idempotency-key': randomUUID() };
  const [one, other] = [
    await supervisor.send('POST', at(id), text(), key),
    await supervisor.send('POST', at(id), text(), key),
  ];
  expect(other.data).toEqual(one.data);
  const answers = await Promise.all(
    ['A', 'B'].map((title) => supervisor.send('PUT', `${at(id)}/${one.data.id}`, text({ title, version: 1 }))),
  );
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['record.stale']);
  expect(await list(id)).toHaveLength(1);
});

test('mentions colleagues who may read it, and nobody else; they find where they are mentioned', async () => {
  const id = await insert();
  const [analyst, analyst2, ephesianId, managerId] = await Promise.all(
    (['analyst', 'analyst2', 'ephesian', 'manager'] as const).map((name) => staffId(portal, name)),
  );
  const offered = async (kind: string, query = '') =>
    (await supervisor.get(`/api/business/request/${id}/colleagues/${kind}${query}`)).data.map(
      (person: { id: number }) => person.id,
    );
  expect(await offered('NOTE')).toEqual(expect.arrayContaining([analyst, ephesianId, managerId]));
  expect(await offered('NOTE')).not.toContain(analyst2);
  expect(await offered('ER')).toEqual(expect.arrayContaining([ephesianId, managerId]));
  expect(await offered('ER')).not.toContain(analyst);
  expect(await offered('NOTE', '?search=nobody%20like%20this')).toEqual([]);

  const note = await write(id, { mentions: [analyst, managerId, managerId] });
  expect(note.mentions.map((person) => person.id).toSorted()).toEqual([analyst, managerId].toSorted());
  for (const [kind, user] of [
    ['NOTE', analyst2],
    ['ER', analyst],
    ['NOTE', 999_999],
  ] as const) {
    const answer = await supervisor.send('POST', at(id, kind), text({ mentions: [user] }));
    expect([answer.status, answer.body.data.fields]).toEqual([422, { mentions: { code: 'note.mention' } }]);
  }
  const mentionsOf = async (caller: Caller) =>
    (await caller.get('/api/business/user/me/mentions')).data.filter(
      (row: { card: { id: number } }) => row.card.id === id,
    );
  expect(await mentionsOf(await portal.staff('analyst'))).toMatchObject([
    { note: note.id, kind: 'NOTE', title: 'Llamada' },
  ]);
  expect(await mentionsOf(await portal.staff('analyst2'))).toEqual([]);
  await supervisor.send('PUT', `${at(id)}/${note.id}`, text({ mentions: [managerId], version: 1 }));
  expect(await mentionsOf(await portal.staff('analyst'))).toEqual([]);
  expect(await mentionsOf(manager)).toHaveLength(1);
  // Out of reach by now: the mention is not told either.
  await portal.database.transaction((db) =>
    db.updateTable('application').set({ deleted_at: portal.clock.now() }).where('id', '=', id).execute(),
  );
  expect(await mentionsOf(manager)).toEqual([]);
});

test('a note written after a move does not keep the move from being taken back', async () => {
  const id = await insert();
  const move = { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS', version: 2 };
  const { version } = (await supervisor.send('POST', `/api/business/request/${id}/moves`, move)).data;
  await write(id);
  expect((await supervisor.send('POST', `/api/business/request/${id}/moves/undo`, { version })).status).toBe(200);
});
