import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { newApplicant, PDF, png, submitted } from '../../../test/people/applicants.ts';
import { insertApplication } from '../../../test/factories.ts';
import { signFileAddress } from '../../platform/files/fileAddress.ts';

let portal: TestServer;
let manager: Caller;
let client: Caller;
/** What the addresses of an Ephesian's session end with, who has none of these applications in charge. */
let outsider: { sessionId: number; roleId: number };

const at = (id: number) => `/api/business/request/${id}`;
const open = (url: string) => portal.server.inject({ url });
const partsOf = (url: string) => {
  const [fileId, attachmentId, , sessionId, roleId] = url.slice('/api/files/'.length).split('.').map(Number);
  return { fileId: fileId ?? 0, attachmentId: attachmentId ?? 0, sessionId: sessionId ?? 0, roleId: roleId ?? 0 };
};
const detailOf = async (id: number) => (await manager.get(at(id))).data;
const upload = async (id: number, name: string): Promise<string> =>
  (await manager.upload('POST', `${at(id)}/files`, { name, bytes: PDF })).data.upload;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
  client = await newApplicant(portal, 'lucia@example.org');
  const own = await insertApplication(portal, {
    status: 'INTERVIEW',
    ephesian: 'ephesian2',
    documents: ['LOGO'],
  });
  const { data } = await (await portal.staff('ephesian2')).get(at(own));
  const { sessionId, roleId } = partsOf(data.documents[0].url);
  outsider = { sessionId, roleId };
});
afterAll(() => portal.close());

interface Shown {
  name: string;
  url: string;
}

/** The ways in which a file comes to hang on an application, each answering the file as the card shows it. */
const KINDS: readonly [string, () => Promise<Shown>][] = [
  ['a photo of the form', async () => (await detailOf(await submitted(client))).pastor.photos[0]],
  [
    'a document of the form',
    async () => (await detailOf((await client.get('/api/client/request')).data[0].id)).documents[0],
  ],
  [
    'the document of a deactivation',
    async () => {
      const id = await insertApplication(portal, { status: 'SENT' });
      const deactivation = { type: 'OTHER', reason: 'Asked for it', document: await upload(id, 'carta.pdf') };
      const move = { from: 'SENT', to: 'REJECTED', version: 2, deactivation };
      expect((await manager.send('POST', `${at(id)}/moves`, move)).codes).toEqual([]);
      return (await detailOf(id)).deactivation.document;
    },
  ],
  [
    'the document of an exoneration',
    async () => {
      const id = await insertApplication(portal, { status: 'COMPLETE' });
      const document = await upload(id, 'carta.pdf');
      const exoneration = { type: 'PAYMENT', reason: 'OTHER', document, version: 2 };
      expect((await manager.send('POST', `${at(id)}/exonerations`, exoneration)).codes).toEqual([]);
      return (await detailOf(id)).exonerations[0].document;
    },
  ],
  [
    'the document of an external payment',
    async () => {
      const id = await insertApplication(portal, { status: 'COMPLETE' });
      const document = await upload(id, 'recibo.pdf');
      const payment = {
        method: 'BANK_TRANSFER',
        reference: 'A-1',
        date: '2026-03-01',
        amount: 15_000,
        document,
        version: 2,
      };
      expect((await manager.send('POST', `${at(id)}/external-payments`, payment)).codes).toEqual([]);
      return (await detailOf(id)).payments[0].document;
    },
  ],
];

test.each(KINDS)('%s opens for who sees the application, and for nobody else', async (_kind, attach) => {
  const { url, name } = await attach();
  const opened = await open(url);
  expect(opened.statusCode).toBe(200);
  expect(opened.headers['content-disposition']).toContain(encodeURIComponent(name));
  const { fileId, attachmentId } = partsOf(url);
  const file = { fileId, attachmentId, variant: 'original' as const, ...outsider };
  const theirs = signFileAddress(portal.services, file, portal.clock.now());
  expect((await open(theirs)).statusCode).toBe(404);
});

test('an upload that waits for its act opens for nobody', async () => {
  const id = await insertApplication(portal, { status: 'SENT', documents: ['LOGO'] });
  const waiting = await upload(id, 'carta.pdf');
  const row = await portal.database.read((db) =>
    db.selectFrom('attachment').selectAll().where('upload', '=', waiting).executeTakeFirstOrThrow(),
  );
  const own = partsOf((await detailOf(id)).documents[0].url);
  const file = { ...own, fileId: row.file_id, attachmentId: row.id, variant: 'original' as const };
  expect((await open(signFileAddress(portal.services, file, portal.clock.now()))).statusCode).toBe(404);
});

test('where another photo takes the place of one, the address of the one before opens nothing', async () => {
  const email = 'irene@example.org';
  const applicant = await newApplicant(portal, email);
  const account = await portal.database.read((db) =>
    db.selectFrom('client_account').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
  );
  const id = await insertApplication(portal, { status: 'ANALYSIS', client: account.id });
  const [before] = (await detailOf(id)).pastor.photos;
  const asked = { corrections: [{ field: 'FORM_LEADER_PHOTO', message: 'A portrait, please.' }], version: 2 };
  expect((await manager.send('POST', `${at(id)}/corrections`, asked)).codes).toEqual([]);
  const [correction] = (await applicant.get(`/api/client/request/${id}/corrections`)).data;
  await applicant.upload('PUT', `/api/client/request/${id}/corrections/${correction.id}`, {
    name: 'retrato.png',
    bytes: await png(260),
  });
  const after = (await detailOf(id)).pastor.photos;
  expect(after).toHaveLength(1);
  expect(after[0].name).toBe('retrato.png');
  expect((await open(after[0].url)).statusCode).toBe(200);
  expect((await open(before.url)).statusCode).toBe(404);
});
