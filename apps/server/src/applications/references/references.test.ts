import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reference } from '@portal/contract/applications/references.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { PDF, png } from '../../../test/people/applicants.ts';
import { runJob } from '../../../test/runJob.ts';
import { oldWord, word } from '../../../test/papers/word.ts';
import { clearFiles } from '../../platform/files/clearFiles.ts';

let portal: TestServer;
let supervisor: Caller;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const insert = () => insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', ephesian: 'ephesian' });
const card = (id: number) => `/api/business/request/${id}`;
const at = (id: number) => `${card(id)}/references`;
const text = (changes: object = {}) => ({ name: 'Ana Quintanar', description: 'La conoce hace años.', ...changes });
const write = async (id: number, changes: object = {}): Promise<Reference> =>
  (await supervisor.send('POST', at(id), text({ type: 'POSITIVE', ...changes }))).data;
const list = async (id: number, query = ''): Promise<Reference[]> =>
  (await supervisor.get(`${at(id)}${query}`)).data.data;
const names = (references: readonly Reference[]): string[] => references.map(({ name }) => name);
const upload = (id: number, name: string, bytes: Buffer, query = '?for=reference', caller = supervisor) =>
  caller.upload('POST', `${card(id)}/files${query}`, { name, bytes });
const uploaded = async (...of: Parameters<typeof upload>): Promise<string> => (await upload(...of)).data.upload;
const open = async (url: string): Promise<number> => (await portal.server.inject({ url })).statusCode;

test.each(['POSITIVE', 'NEGATIVE'] as const)(
  'a %s reference is written, changed with its earlier text kept, and removed; its type stays',
  async (type) => {
    const id = await insert();
    const reference = await write(id, { type });
    expect(reference).toMatchObject({ ...text(), type, document: null, pinned: false, version: 1, editedAt: null });
    portal.clock.advance(60_000);
    const one = `${at(id)}/${reference.id}`;
    const changed = (await supervisor.send('PUT', one, text({ name: 'Irene Ríos', version: 1 }))).data;
    expect(changed).toMatchObject({ name: 'Irene Ríos', type, version: 2, at: reference.at });
    expect(changed.editedAt).toBe(portal.clock.now().toISOString());
    // The same once more is no other version, and another type is no field.
    expect((await supervisor.send('PUT', one, text({ name: 'Irene Ríos', version: 2 }))).data).toEqual(changed);
    const other = type === 'POSITIVE' ? 'NEGATIVE' : 'POSITIVE';
    await supervisor.send('PUT', one, text({ name: 'Irene Ríos', version: 2, type: other }));
    expect((await list(id)).map((each) => each.type)).toEqual([type]);
    expect((await manager.get(`${one}/versions`)).data).toEqual([
      { ...text(), version: 1, document: null, at: reference.at },
    ]);
    const late = await supervisor.send('PUT', one, text({ name: 'Tarde', version: 1 }));
    expect([late.codes, late.body.data.present]).toEqual([['record.stale'], changed]);
    const none = { POSITIVE: 0, NEGATIVE: 0 };
    expect((await manager.get(card(id))).data).toMatchObject({ version: 2, references: { ...none, [type]: 1 } });
    expect((await supervisor.send('DELETE', one)).status).toBe(200);
    expect((await manager.get(card(id))).data.references).toEqual(none);
    const start = type === 'NEGATIVE' ? 'negativeReference' : 'reference';
    const kinds = (await historyOf(portal, 'applications', id)).map((row) => row.kind);
    expect(kinds).toEqual(['submitted', `${start}.added`, `${start}.edited`, `${start}.removed`]);
  },
);

test.each([
  ['name', 'x'.repeat(51), 'field.max'],
  ['name', ' ', 'field.required'],
  ['name', '7 de mayo', 'field.letters'],
  ['description', 'x'.repeat(1001), 'field.max'],
  ['description', '', 'field.required'],
])('a %s of %j is refused as %s', async (field, value, code) => {
  const answer = await supervisor.send('POST', at(await insert()), text({ type: 'POSITIVE', [field]: value }));
  expect([answer.status, answer.body.data.fields[field].code]).toEqual([400, code]);
});

test('takes a name of 50 and a description of 1,000 characters, in lines', async () => {
  const description = `${'ñ'.repeat(499)}\n${'x'.repeat(500)}`;
  const reference = await write(await insert(), { name: 'ñ'.repeat(50), description });
  expect([reference.name.length, reference.description]).toEqual([50, description]);
});

test('what is pinned stands first for all, then the newest; 50 a page, found by words and by type', async () => {
  const id = await insert();
  for (let i = 1; i <= 51; i += 1) await write(id, { description: `Carta ${i}` });
  const first = (await list(id)).at(-1);
  const oldest = (await supervisor.get(`${at(id)}?after=0_${first?.id}`)).data.data[0] as Reference;
  expect((await manager.send('PUT', `${at(id)}/${oldest.id}/pin`, { pinned: true })).data).toMatchObject({
    pinned: true,
    version: 1,
  });
  const page = (await supervisor.get(at(id))).data;
  const told = page.data.map(({ description }: Reference) => description);
  expect([told.slice(0, 2), told.length]).toEqual([['Carta 1', 'Carta 51'], 50]);
  expect((await list(id, `?after=${page.next}`)).map(({ description }) => description)).toEqual(['Carta 2']);
  await write(id, { type: 'NEGATIVE', name: 'Irene Núñez' });
  expect(names(await list(id, '?search=CONOCE%20nunez'))).toEqual(['Irene Núñez']);
  expect(names(await list(id, '?type=NEGATIVE'))).toEqual(['Irene Núñez']);
  expect(await list(id, '?search=nadie')).toEqual([]);
  expect((await supervisor.get(`${at(id)}?after=2_x`)).body.data.fields).toEqual({ after: { code: 'field.type' } });
});

test('only its author changes or removes a reference; of another card or out of reach it is not found', async () => {
  const id = await insert();
  const reference = await write(id);
  const one = `${at(id)}/${reference.id}`;
  expect((await manager.send('PUT', one, text({ version: 1 }))).codes).toEqual(['GE004']);
  expect((await manager.send('DELETE', one)).codes).toEqual(['GE004']);
  for (const path of [`${at(await insert())}/${reference.id}`, `${at(id)}/999999`]) {
    expect((await supervisor.send('PUT', path, text({ version: 1 }))).status).toBe(404);
    expect((await supervisor.send('PUT', `${path}/pin`, { pinned: true })).status).toBe(404);
    expect((await supervisor.send('DELETE', path)).status).toBe(404);
    expect((await supervisor.get(`${path}/versions`)).status).toBe(404);
  }
  // Holds the right, and has other cards.
  const outsider = await portal.staff('analyst2');
  expect((await outsider.get(at(id))).status).toBe(404);
  expect((await outsider.get(`${one}/versions`)).status).toBe(404);
  expect((await outsider.send('POST', at(id), text({ type: 'POSITIVE' }))).status).toBe(404);
  expect((await outsider.send('PUT', `${one}/pin`, { pinned: true })).status).toBe(404);
});

test('the same key twice is one reference; two changes at once are one, the other is told what is there', async () => {
  const id = await insert();
  const document = await uploaded(id, 'carta.pdf', PDF);
  const key = { 'idempotency-key': randomUUID() };
  const form = text({ type: 'NEGATIVE', document });
  const one = await supervisor.send('POST', at(id), form, key);
  const other = await supervisor.send('POST', at(id), form, key);
  expect(other.data).toEqual(one.data);
  const answers = await Promise.all(
    ['Ana', 'Berta'].map((name) => supervisor.send('PUT', `${at(id)}/${one.data.id}`, text({ name, version: 1 }))),
  );
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['record.stale']);
  expect(await list(id)).toHaveLength(1);
});

test('a document comes with a reference, stays, is replaced, taken away, and goes with it', async () => {
  const id = await insert();
  const reference = await write(id, { document: await uploaded(id, 'carta.pdf', PDF) });
  const one = `${at(id)}/${reference.id}`;
  expect(reference.document).toMatchObject({ name: 'carta.pdf', mediaType: 'application/pdf' });
  expect(await open(reference.document?.url ?? '')).toBe(200);
  const save = async (version: number, changes: object): Promise<Reference> =>
    (await supervisor.send('PUT', one, text({ version, ...changes }))).data;
  expect((await save(1, { name: 'Irene Ríos' })).document?.name).toBe('carta.pdf');
  const replaced = await save(2, { document: await uploaded(id, 'retrato.png', await png(40)) });
  expect(replaced).toMatchObject({ version: 3, document: { name: 'retrato.png' } });
  expect(await open(reference.document?.url ?? '')).toBe(404);
  expect(await save(3, { document: null })).toMatchObject({ version: 4, document: null });
  expect(await save(4, { document: null })).toMatchObject({ version: 4 });
  expect(await open(replaced.document?.url ?? '')).toBe(404);
  const told = (await supervisor.get(`${one}/versions`)).data;
  expect(told.map((row: { document: string | null }) => row.document)).toEqual([
    'retrato.png',
    'carta.pdf',
    'carta.pdf',
  ]);
  await save(4, { document: await uploaded(id, 'carta.docx', word()) });
  expect((await supervisor.send('DELETE', one)).status).toBe(200);
  await runJob(portal, clearFiles);
  const kept = await portal.database.read((db) =>
    db.selectFrom('stored_file').select('id').where('media_type', 'like', '%wordprocessing%').execute(),
  );
  expect(kept).toEqual([]);
});

test('a file of another type is refused, whatever it is called: when it is sent, and when it is named', async () => {
  const id = await insert();
  const types = { types: 'PDF, DOCX, JPG, PNG' };
  const refused = await upload(id, 'carta.docx', oldWord('WordDocument'));
  expect([refused.status, refused.body.data.fields]).toEqual([400, { file: { code: 'field.file', params: types } }]);
  // Sent as the document of an exoneration, which it may be.
  const document = await uploaded(id, 'carta.docx', oldWord('WordDocument'), '');
  const answer = await supervisor.send('POST', at(id), text({ type: 'POSITIVE', document }));
  expect([answer.status, answer.body.data.fields]).toEqual([400, { document: { code: 'field.file', params: types } }]);
  expect(await list(id)).toEqual([]);
  const reference = await write(id);
  const changed = await supervisor.send('PUT', `${at(id)}/${reference.id}`, text({ version: 1, document }));
  expect(changed.codes).toEqual(['field.file']);
});

test('nobody takes an upload of somebody else, nor one of another card, nor one that is not there', async () => {
  const [id, other] = [await insert(), await insert()];
  for (const document of [
    await uploaded(id, 'carta.pdf', PDF, '?for=reference', manager),
    await uploaded(other, 'carta.pdf', PDF),
    randomUUID(),
  ]) {
    const answer = await supervisor.send('POST', at(id), text({ type: 'POSITIVE', document }));
    expect([answer.status, answer.body.data.fields]).toEqual([422, { document: { code: 'field.upload' } }]);
  }
});

test('a reference written after a move does not keep the move from being taken back', async () => {
  const id = await insert();
  const move = { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS', version: 2 };
  const { version } = (await supervisor.send('POST', `${card(id)}/moves`, move)).data;
  await write(id, { type: 'NEGATIVE' });
  expect((await supervisor.send('POST', `${card(id)}/moves/undo`, { version })).status).toBe(200);
});
