import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { statementsOf } from '../../../test/database/countStatements.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { PDF } from '../../../test/people/applicants.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { signFileAddress } from '../../platform/files/fileAddress.ts';

let portal: TestServer;
let admin: Caller;
let supervisor: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  supervisor = await portal.staff('supervisor');
});
afterAll(() => portal.close());

interface Reading {
  id: number;
  what: string;
  document: string | null;
  by: { id: number; name: string };
  at: string;
}

const card = (id: number) => `/api/business/request/${id}`;
const insert = () => insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', documents: ['LOGO'] });
const readsOf = async (id: number, caller: Pick<Caller, 'get'> = admin): Promise<Reading[]> =>
  (await caller.get(`${card(id)}/reads`)).data.data;
const told = (reads: readonly Reading[]) => reads.map(({ what, document }) => [what, document]);
const open = async (url: string): Promise<number> => (await portal.server.inject({ url })).statusCode;

test('who opens a dossier is logged with whose and when, once an hour', async () => {
  const id = await insert();
  expect(await readsOf(id)).toEqual([]);
  for (let i = 0; i < 3; i += 1) await supervisor.get(card(id));
  const supervisorId = await staffId(portal, 'supervisor');
  const first = { what: 'dossier', document: null, by: { id: supervisorId }, at: portal.clock.now().toISOString() };
  expect(await readsOf(id)).toMatchObject([first]);
  await (await portal.staff('analyst')).get(card(id));
  // Sessions are over by then.
  portal.clock.advance(3_600_000);
  [admin, supervisor] = [await portal.staff('admin'), await portal.staff('supervisor')];
  await supervisor.get(card(id));
  const names = (await readsOf(id)).map(({ by }) => by.id);
  expect(names).toEqual([supervisorId, await staffId(portal, 'analyst'), supervisorId]);
});

test('of two at once by the same person one is logged', async () => {
  const id = await insert();
  await Promise.all(Array.from({ length: 6 }, () => supervisor.get(card(id))));
  expect(await readsOf(id)).toHaveLength(1);
});

test('who opens a document is logged with which, once an hour; its small picture alone is not', async () => {
  const id = await insert();
  const [{ url }] = (await supervisor.get(card(id))).data.documents;
  const [fileId = 0, attachmentId = 0, , sessionId = 0, roleId = 0] = url
    .slice('/api/files/'.length)
    .split('.')
    .map(Number);
  const small = { fileId, attachmentId, variant: 'thumb' as const, sessionId, roleId };
  await open(signFileAddress(portal.services, small, portal.clock.now()));
  expect(told(await readsOf(id))).toEqual([['dossier', null]]);
  for (let i = 0; i < 2; i += 1) expect(await open(url)).toBe(200);
  expect(told(await readsOf(id))).toEqual([
    ['FORM_DOCUMENT_LOGO', 'LOGO.pdf'],
    ['dossier', null],
  ]);
});

test('what was not opened is not logged: out of reach, another address, a list', async () => {
  const id = await insert();
  const outsider = await portal.staff('analyst2');
  expect((await outsider.get(card(id))).status).toBe(404);
  await supervisor.get('/api/business/request/board');
  expect(await readsOf(id)).toEqual([]);
  const [{ url }] = (await supervisor.get(card(id))).data.documents;
  expect(await open(`${url}x`)).toBe(404);
  expect(told(await readsOf(id))).toEqual([['dossier', null]]);
});

test('the document of a reference is logged of its card; who may not read negative ones is not told of theirs', async () => {
  const id = await insert();
  for (const type of ['POSITIVE', 'NEGATIVE']) {
    const file = { name: `${type}.pdf`, bytes: PDF };
    const { upload } = (await supervisor.upload('POST', `${card(id)}/files?for=reference`, file)).data;
    const form = { type, name: 'Ana', description: 'x', document: upload };
    const { document } = (await supervisor.send('POST', `${card(id)}/references`, form)).data;
    expect(await open(document.url)).toBe(200);
  }
  const positive = ['reference', 'POSITIVE.pdf'];
  expect(told(await readsOf(id))).toEqual([['negativeReference', 'NEGATIVE.pdf'], positive]);
  const auditor = await inRole(portal, 'ephesian', ['business.request.show.analysis', 'business.audit.show']);
  expect(told(await readsOf(id, auditor))).toEqual([positive]);
});

test('readers are told 50 a page, to who may read the log and sees the card', async () => {
  const id = await insert();
  const user = await staffId(portal, 'supervisor');
  await portal.database.transaction((db) =>
    db
      .insertInto('read_log')
      .values(
        Array.from({ length: 51 }, (_, hour) => ({
          noun: 'applications',
          subject_id: id,
          kind: 'dossier',
          user_id: user,
          at: portal.clock.now(),
          hour,
        })),
      )
      .execute(),
  );
  const page = (await admin.get(`${card(id)}/reads`)).data;
  expect(page.data).toHaveLength(50);
  expect((await admin.get(`${card(id)}/reads?after=${page.next}`)).data).toMatchObject({ data: [{}], next: null });
  expect((await supervisor.get(`${card(id)}/reads`)).codes).toEqual(['GE004']);
  const auditor = await inRole(portal, 'ephesian2', ['business.request.show.paid', 'business.audit.show']);
  expect((await auditor.get(`${card(id)}/reads`)).codes).toEqual(['http.notFound']);
});

test('the log takes no statement of its own', async () => {
  const id = await insert();
  await supervisor.get('/api/business/request/status');
  const sent = await statementsOf(() => supervisor.get(card(id)));
  expect([sent.length, await readsOf(id)]).toMatchObject([1, [{}]]);
});
