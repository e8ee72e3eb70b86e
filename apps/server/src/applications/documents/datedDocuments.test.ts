import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatedDocument } from '@portal/contract/applications/documents/datedDocuments.ts';
import { addDays } from '@portal/domain/days.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, type ApplicationFacts } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { newApplicant, outbox } from '../../../test/people/applicants.ts';
import { rowsOf } from '../../../test/people/clientAccounts.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { newYorkDate } from '../../platform/clock.ts';

let portal: TestServer;
let supervisor: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const day = (days: number) => addDays(newYorkDate(portal.clock.now()), days);
const MESSAGE = { en: 'Please send the renewed one.', es: 'Envíe el renovado, por favor.' };

const list = async (query: Record<string, string> = {}, caller: Pick<Caller, 'get'> = supervisor) =>
  (await caller.get(`/api/business/document?${new URLSearchParams(query).toString()}`)).data.data as DatedDocument[];
const ask = (body: object, caller: Pick<Caller, 'send'> = supervisor) =>
  caller.send('POST', '/api/business/document/corrections', { message: MESSAGE, ...body });
const date = (body: object, caller: Pick<Caller, 'send'> = supervisor) =>
  caller.send('POST', '/api/business/document/ends', body);
const detailOf = async (id: number) => (await supervisor.get(at(id))).data;
const told = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
  rows.map(({ subject, state, problems }) => [subject?.document?.application, state, problems[0]?.code]);

/** A card in ANALYSIS whose creed was accepted, and ends in so many days. */
async function dated(days: number, facts: Partial<ApplicationFacts> = {}): Promise<number> {
  const id = await insertApplication(portal, {
    status: 'ANALYSIS',
    analyst: 'analyst',
    documents: ['CREED'],
    lastName: 'Fechado',
    ...facts,
  });
  await accept(id, day(0));
  await portal.database.transaction((db) =>
    db
      .updateTable('document_acceptance')
      .set({ valid_until: day(days) })
      .where('application_id', '=', id)
      .execute(),
  );
  return id;
}
async function accept(id: number, validUntil: string | null): Promise<void> {
  const { file } = (await detailOf(id)).documents[0];
  const body = { file, accepted: true, validUntil };
  expect((await supervisor.send('PUT', `${at(id)}/documents/CREED/acceptance`, body)).codes).toEqual([]);
}
const acceptanceOf = async (id: number) => {
  const found = (await list({ search: 'Fechado' })).find(({ application }) => application === id);
  if (!found) throw new Error('It is not listed.');
  return found.id;
};

test('tells how each stands, those that end first before the others, and narrows by state and document', async () => {
  const ended = await dated(-1, { name: 'Abel', lastName: 'Listado' });
  const today = await dated(0, { name: 'Bruna', lastName: 'Listado' });
  const soon = await dated(30, { name: 'Ciro', lastName: 'Listado', churchName: 'Puerta del Cielo' });
  const long = await dated(31, { name: 'Dora', lastName: 'Listado' });
  const undated = await dated(5, { lastName: 'Listado' });
  await accept(undated, null);
  const rows = await list({ search: 'Listado' });
  expect(rows.map(({ application, standing }) => [application, standing])).toEqual([
    [ended, 'ENDED'],
    [today, 'ENDING'],
    [soon, 'ENDING'],
    [long, 'VALID'],
  ]);
  expect(rows[2]).toMatchObject({
    name: 'Ciro Listado',
    churchName: 'Puerta del Cielo',
    kind: 'CREED',
    validUntil: day(30),
  });
  const found = async (query: Record<string, string>) => (await list(query)).map(({ application }) => application);
  expect(await found({ search: 'Listado', standing: 'ENDED,VALID' })).toEqual([ended, long]);
  expect(await found({ search: 'puerta ciro', kind: 'CREED,LOGO' })).toEqual([soon]);
  expect(await found({ search: 'Listado', kind: 'LOGO' })).toEqual([]);
});

test('only what is reviewed is listed, of the file that is there, within the reader’s reach', async () => {
  const own = await dated(10, { lastName: 'Alcance', ephesian: 'ephesian' });
  await dated(10, { lastName: 'Alcance' });
  const rejected = await dated(10, { lastName: 'Alcance' });
  const replaced = await dated(10, { lastName: 'Alcance' });
  await portal.database.transaction(async (db) => {
    await db.updateTable('application').set({ status: 'REJECTED' }).where('id', '=', rejected).execute();
    await db
      .updateTable('attachment')
      .set({ at: new Date(portal.clock.now().getTime() + 1_000) })
      .where('subject_id', '=', replaced)
      .execute();
  });
  expect(await list({ search: 'Alcance' })).toHaveLength(2);
  const ephesian = await inRole(portal, 'ephesian', ['business.ephesian', 'business.request.show.analysis.me']);
  expect((await list({ search: 'Alcance' }, ephesian)).map(({ application }) => application)).toEqual([own]);
});

test('many are asked for anew, each in the applicant’s language; what is asked for already is told', async () => {
  await newApplicant(portal, 'dated@example.org', 'es');
  const { id: client } = await portal.database.read((db) =>
    db.selectFrom('client_account').select('id').where('email', '=', 'dated@example.org').executeTakeFirstOrThrow(),
  );
  const spanish = await dated(3, { lastName: 'Pedido', client });
  const twice = await dated(4, { lastName: 'Pedido' });
  const other = await dated(40, { lastName: 'Pedido' });
  await ask({ documents: [(await list({ search: 'Pedido' }))[1]?.id] });
  await portal.drain(['bulk.work']);
  const { data } = await ask({ fitting: { search: 'Pedido', standing: 'ENDING' } });
  expect(told(await rowsOf(portal, supervisor, data.runId))).toEqual([
    [spanish, 'DONE', undefined],
    [twice, 'REFUSED', 'correction.duplicate'],
  ]);
  expect((await detailOf(spanish)).corrections[0]).toMatchObject({
    field: 'FORM_DOCUMENT_CREED',
    state: 'REQUESTED',
    message: MESSAGE.es,
  });
  expect(await historyOf(portal, 'applications', spanish)).toContainEqual(
    expect.objectContaining({ kind: 'correction.asked' }),
  );
  const mails = await outbox(portal);
  expect(mails.filter(({ text }) => text.includes(MESSAGE.es))).toHaveLength(1);
  expect((await detailOf(other)).corrections).toEqual([]);
});

test('many are given another last day without another file, and once', async () => {
  const first = await dated(-4, { lastName: 'Renovado' });
  const second = await dated(4, { lastName: 'Renovado' });
  const before = (await detailOf(first)).documents[0].file;
  const { data } = await date({ fitting: { search: 'Renovado' }, validUntil: day(400) });
  expect(told(await rowsOf(portal, supervisor, data.runId))).toEqual([
    [first, 'DONE', undefined],
    [second, 'DONE', undefined],
  ]);
  const { documents, version } = await detailOf(first);
  expect(documents[0]).toMatchObject({ file: before, accepted: { validUntil: day(400) } });
  await date({ fitting: { search: 'Renovado' }, validUntil: day(400) });
  await portal.drain(['bulk.work']);
  expect((await detailOf(first)).version).toBe(version);
  const kinds = (await historyOf(portal, 'applications', first)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'document.accepted')).toHaveLength(2);
});

test('a file that gave way to another, an acceptance that was taken back and a right that is missing are told of their rows', async () => {
  const replaced = await dated(3);
  const reopened = await dated(3);
  const out = await dated(3);
  const documents = [await acceptanceOf(replaced), await acceptanceOf(reopened), await acceptanceOf(out)];
  const { file } = (await detailOf(reopened)).documents[0];
  await supervisor.send('PUT', `${at(reopened)}/documents/CREED/acceptance`, { file, accepted: false });
  await portal.database.transaction(async (db) => {
    await db.updateTable('application').set({ status: 'REJECTED' }).where('id', '=', out).execute();
    await db.updateTable('attachment').set({ file_id: file }).where('subject_id', '=', replaced).execute();
  });
  const { data } = await date({ documents, validUntil: day(90) });
  expect((await rowsOf(portal, supervisor, data.runId)).map(({ problems }) => problems[0]?.code)).toEqual([
    'document.replaced',
    'http.notFound',
    'GE004',
  ]);
});

test('asking and dating need something to act upon, a day to come, and the right', async () => {
  const id = await dated(3, { lastName: 'Derecho' });
  const documents = [await acceptanceOf(id).catch(async () => (await list({ search: 'Derecho' }))[0]?.id)];
  expect((await ask({})).codes).toEqual(['field.required']);
  expect((await date({ validUntil: day(9) })).codes).toEqual(['field.required']);
  expect((await date({ documents, validUntil: day(-1) })).codes).toEqual(['field.notPast']);
  expect((await ask({ documents, message: { en: 'Only English', es: '' } })).codes).toEqual(['field.required']);
  const reader = await inRole(portal, 'ephesian2', ['business.request.show.analysis']);
  expect(await list({ search: 'Derecho' }, reader)).toHaveLength(1);
  expect(await ask({ documents }, reader)).toMatchObject({ status: 403, codes: ['GE004'] });
  expect(await date({ documents, validUntil: day(9) }, reader)).toMatchObject({ status: 403, codes: ['GE004'] });
});
