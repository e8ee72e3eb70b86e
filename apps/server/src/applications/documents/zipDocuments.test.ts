import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { PDF } from '../../../test/people/applicants.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const zipOf = async (id: number, caller: Caller = manager): Promise<string> =>
  (await caller.get(at(id))).data.documentsZip;
const open = (url: string) => portal.server.inject({ url });
const insert = () =>
  insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', documents: ['CREED', 'GOVERNMENT_ID', 'LOGO'] });

test('all documents come as one ZIP, named by case, kind and their own name, each as it is stored', async () => {
  const id = await insert();
  const file = { name: 'carta ñ.pdf', bytes: PDF };
  const { upload } = (await manager.upload('POST', `${at(id)}/files`, file)).data;
  const exonerated = { type: 'PROCESS', reason: 'OTHER', document: upload, version: 2 };
  expect((await manager.send('POST', `${at(id)}/exonerations`, exonerated)).codes).toEqual([]);
  const { case_number: number } = await readApplication(portal, id);
  const answer = await open(await zipOf(id));
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(`${number} doc`);
  const files = unzipSync(answer.rawPayload);
  const names = Object.keys(files).map((name) => name.split(' - '));
  expect(names.every(([first]) => first === number)).toBe(true);
  expect(names.map(([, , name]) => name).toSorted()).toEqual([
    'CREED.pdf',
    'GOVERNMENT_ID.pdf',
    'LOGO.pdf',
    'carta ñ.pdf',
  ]);
  expect(new Set(names.map(([, kind]) => kind)).size).toBe(4);
  const { documents } = (await manager.get(at(id))).data;
  const single = await open(documents[0].url);
  const same = Object.entries(files).find(([name]) => name.endsWith(documents[0].name));
  expect(Buffer.from(same?.[1] ?? []).equals(single.rawPayload)).toBe(true);
});

test('every document in it is written into the log of readers', async () => {
  const id = await insert();
  await open(await zipOf(id));
  const admin = await portal.staff('admin');
  const reads = (await admin.get(`${at(id)}/reads`)).data.data;
  expect(reads.map(({ what }: { what: string }) => what).toSorted()).toEqual([
    'FORM_DOCUMENT_CREED',
    'FORM_DOCUMENT_GOVERNMENT_ID',
    'FORM_DOCUMENT_LOGO',
    'dossier',
  ]);
});

test('the address opens for some minutes, in the reach of now, and nothing without documents', async () => {
  const id = await insert();
  const analyst = await portal.staff('analyst');
  const url = await zipOf(id, analyst);
  expect((await open(url)).statusCode).toBe(200);
  expect((await open(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode).toBe(404);
  await portal.database.transaction((db) =>
    db.updateTable('application').set({ analyst_id: null }).where('id', '=', id).execute(),
  );
  expect((await open(url)).statusCode).toBe(404);
  const own = await zipOf(id);
  portal.clock.advance(11 * 60_000);
  expect((await open(own)).statusCode).toBe(404);
  const none = await insertApplication(portal, { status: 'ANALYSIS' });
  expect(await zipOf(none, await portal.staff('manager'))).toBeNull();
});
