import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '@portal/contract/conversations.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { runJob } from '../../test/runJob.ts';
import { PDF, newApplicant, png } from '../../test/people/applicants.ts';
import { applicantOf } from '../../test/people/applicantOf.ts';
import { inRole } from '../../test/people/inRole.ts';
import { fileOwners } from '../fileOwners.ts';
import { clearOrphans } from '../platform/files/clearOrphans.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const ofStaff = (id: number) => `/api/business/request/${id}`;
const ofClient = (id: number) => `/api/client/request/${id}/messages`;
const uploadByStaff = (id: number, file = { name: 'carta.pdf', bytes: PDF }) =>
  manager.upload('POST', `${ofStaff(id)}/files?for=message`, file);
const uploadByClient = (client: Caller, id: number, file = { name: 'carta.pdf', bytes: PDF }) =>
  client.upload('POST', `${ofClient(id)}/files`, file);
const open = async (url: string) => (await portal.server.inject({ url })).statusCode;

/** A message of the manager's with a picture, of the applicant's with a PDF alone. */
async function chatWithFiles() {
  const { client, id } = await applicantOf(portal);
  const { upload } = (await uploadByStaff(id, { name: 'firma.png', bytes: await png(40) })).data;
  const asked: Message = (
    await manager.send('POST', `${ofStaff(id)}/messages`, { text: 'Así debe verse.', file: upload })
  ).data;
  const own = (await uploadByClient(client, id)).data.upload;
  const answered: Message = (await client.send('POST', ofClient(id), { file: own })).data;
  return { client, id, asked, answered };
}

test('a message carries a file of either side, with its name and size; a file alone is a message', async () => {
  const { client, id, asked, answered } = await chatWithFiles();
  expect(asked).toMatchObject({ text: 'Así debe verse.', file: { name: 'firma.png', mediaType: 'image/png' } });
  expect(answered).toMatchObject({ text: '', by: null, file: { name: 'carta.pdf', bytes: PDF.length, thumb: null } });
  const [newest, before] = (await manager.get(`${ofStaff(id)}/messages`)).data.data as Message[];
  for (const message of [newest, before]) expect(await open(message?.file?.url ?? '')).toBe(200);
  expect(await open(before?.file?.thumb ?? '')).toBe(200);
  const own = (await client.get(ofClient(id))).data.data as Message[];
  for (const { file } of own) expect(await open(file?.url ?? '')).toBe(200);
});

test('is opened by those alone who read the chat, in the portal and by the customer portal’s calls', async () => {
  const { client, id } = await chatWithFiles();
  const reader = await inRole(portal, 'ephesian', ['business.request.show.analysis', 'business.request.chat']);
  const byStaff = (await reader.get(`${ofStaff(id)}/messages`)).data.data[0].file.url;
  const byApplicant = (await client.get(ofClient(id))).data.data[0].file.url;
  expect([await open(byStaff), await open(byApplicant)]).toEqual([200, 200]);
  // The right is asked for anew when the file is opened, and so is whose application it is.
  await portal.database.transaction((db) =>
    db
      .updateTable('role')
      .set({ permissions: ['business.request.show.analysis'] })
      .where('name', 'like', 'Own %')
      .execute(),
  );
  portal.clock.advance(5_000);
  expect(await open(byStaff)).toBe(404);
  await portal.database.transaction((db) =>
    db
      .updateTable('application')
      .set(({ selectFrom }) => ({
        client_account_id: selectFrom('client_account').select(({ fn }) => fn.min('client_account.id').as('id')),
      }))
      .where('id', '=', id)
      .execute(),
  );
  expect(await open(byApplicant)).toBe(404);
});

test('what is no PDF, JPG or PNG is refused in words at the file; the text is not sent without it', async () => {
  const { client, id } = await applicantOf(portal);
  for (const bytes of [Buffer.from('GIF89a'), Buffer.from('<script>alert(1)</script>'), Buffer.from('\0\0\0')]) {
    const { codes, body } = await uploadByClient(client, id, { name: 'foto.png', bytes });
    expect(codes).toEqual(['field.file']);
    expect(body.data.fields.file.params).toEqual({ types: 'PDF, JPG, PNG' });
  }
  const file = '00000000-0000-4000-8000-000000000000';
  const refused = await client.send('POST', ofClient(id), { text: 'Aquí está', file });
  expect([refused.codes, Object.keys(refused.body.data.fields)]).toEqual([['field.upload'], ['file']]);
  expect((await client.get(ofClient(id))).data.data).toEqual([]);
  const neither = await client.send('POST', ofClient(id), {});
  expect([neither.codes, Object.keys(neither.body.data.fields)]).toEqual([['field.required'], ['text']]);
});

test('a file is used once, by who sent it, on the application it was sent for, after that is submitted', async () => {
  const { client, id } = await applicantOf(portal);
  const other = await applicantOf(portal);
  const { upload } = (await uploadByClient(client, id)).data;
  const use = (by: Caller, url: string) => by.send('POST', url, { file: upload });
  expect((await use(other.client, ofClient(other.id))).codes).toEqual(['field.upload']);
  expect((await use(other.client, ofClient(id))).codes).toEqual(['http.notFound']);
  const supervisor = await portal.staff('supervisor');
  expect((await use(supervisor, `${ofStaff(id)}/messages`)).codes).toEqual(['field.upload']);
  expect((await use(client, ofClient(id))).status).toBe(200);
  expect((await use(client, ofClient(id))).codes).toEqual(['field.upload']);
  const stranger = await newApplicant(portal, 'files@example.org');
  const { id: begun } = (await stranger.send('POST', '/api/client/request')).data;
  expect((await uploadByClient(stranger, begun)).codes).toEqual(['message.notSubmitted']);
  expect((await uploadByClient(stranger, id)).codes).toEqual(['http.notFound']);
});

test('with its message its file goes', async () => {
  const { id, answered } = await chatWithFiles();
  await portal.database.transaction((db) => db.deleteFrom('message').where('application_id', '=', id).execute());
  await runJob(portal, clearOrphans(fileOwners));
  const left = await portal.database.read((db) =>
    db
      .selectFrom('attachment')
      .select('id')
      .where('noun', '=', 'conversations')
      .where('subject_id', '=', answered.id)
      .execute(),
  );
  expect(left).toEqual([]);
});
