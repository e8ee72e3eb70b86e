/** What a noun says once to have files, shown by one that has none yet: everything else works without knowing of it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';
import { pdf } from '../../../test/papers/pdf.ts';
import { runJob } from '../../../test/runJob.ts';
import { fileOwners } from '../../fileOwners.ts';
import '../../persons/persons.tables.ts';
import { openDoor, type OpenDoor } from '../../sessions/openDoor.ts';
import { buildHttpServer } from '../http/buildHttp.ts';
import type { Http } from '../http/serve.ts';
import { attach } from './attach.ts';
import { attachmentsOf, type Attachment } from './attachments.ts';
import { clearFiles } from './clearFiles.ts';
import { clearOrphans } from './clearOrphans.ts';
import { signFileAddress } from './fileAddress.ts';
import type { FileOwner } from './fileOwner.ts';
import { letGoOfFiles } from './letGo.ts';
import { receiveFile } from './receiveFile.ts';
import { fileRoute } from './sendFile.ts';

const persons: FileOwner = {
  noun: 'persons',
  table: 'person',
  maySee: (actor) => sql<boolean>`person.name = 'Lucía' and ${actor.permissions.has('business.manager')}`,
};

const CONTENT = pdf();

let portal: TestServer;
let server: Http['server'];
let door: OpenDoor;
let id: number;

beforeAll(async () => {
  portal = await buildTestServer();
  server = await buildHttpServer(portal.services, {});
  door = await openDoor(portal.services);
  fileRoute({ server, services: portal.services, door }, [...fileOwners, persons], door);
});
afterAll(async () => {
  await server.close();
  await door.close();
  await portal.close();
});

beforeEach(async () => {
  id = await insertPerson('Lucía');
});

const insertPerson = (name: string) =>
  portal.database.transaction(async (db) => {
    const { rows } = await sql<{ id: number }>`
      insert into person (name, last_name) values (${name}, 'Arango') returning id`.execute(db);
    return rows[0]?.id ?? 0;
  });

/** A file on a person; `content` tells files apart. */
async function hang(personId: number, kind: string, content: Buffer = CONTENT, place?: number): Promise<void> {
  const file = await receiveFile(portal.services, 'document', { name: `${kind}.pdf`, bytes: content });
  const where = { kind, ...(place !== undefined && { place }) };
  await portal.database.transaction((db) =>
    attach(db, { noun: 'persons', id: personId }, where, file, { now: portal.clock.now() }),
  );
}

async function filesOf(personId: number): Promise<Attachment[]> {
  const { rows } = await portal.database.read((db) =>
    sql<{ files: Attachment[] }>`
      select ${attachmentsOf('persons', sql`person.id`)} as files from person where id = ${personId}`.execute(db),
  );
  return rows[0]?.files ?? [];
}

async function sessionOf(caller: Caller) {
  const other = await insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', documents: ['LOGO'] });
  const { url } = (await caller.get(`/api/business/request/${other}`)).data.documents[0];
  const [, , , sessionId, roleId] = String(url).slice('/api/files/'.length).split('.').map(Number);
  return { sessionId: sessionId ?? 0, roleId: roleId ?? 0 };
}

/** Opens the first file of a person as whom the session belongs to. */
async function open(personId: number, session: { sessionId: number; roleId: number }) {
  const [file] = await filesOf(personId);
  if (!file) throw new Error('There is no file.');
  const address = { fileId: file.file_id, attachmentId: file.id, variant: 'original' as const, ...session };
  return server.inject({ url: signFileAddress(portal.services, address, portal.clock.now()) });
}

const countStored = () =>
  portal.database.read(async (db) => (await db.selectFrom('stored_file').select('id').execute()).length);

test('its files open for whom it says, named and caged as all are', async () => {
  await hang(id, 'diploma');
  const opened = await open(id, await sessionOf(await portal.staff('manager')));
  expect(opened.statusCode).toBe(200);
  expect(opened.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-disposition': "inline; filename*=UTF-8''diploma.pdf",
  });
  expect(opened.headers['content-security-policy']).toContain('sandbox');
  expect((await open(id, await sessionOf(await portal.staff('ephesian')))).statusCode).toBe(404);
  const other = await insertPerson('Irene');
  await hang(other, 'diploma');
  expect((await open(other, await sessionOf(await portal.staff('manager')))).statusCode).toBe(404);
});

test('a kind holds one file, the last one, or as many as there are places', async () => {
  await hang(id, 'diploma', pdf({ catalog: '/Lang(en)' }));
  await hang(id, 'diploma', pdf({ catalog: '/Lang(es)' }));
  const before = await countStored();
  await runJob(portal, clearFiles);
  expect(await countStored()).toBe(before - 1);
  await hang(id, 'letter', CONTENT, 1);
  await hang(id, 'letter', CONTENT, 2);
  expect((await filesOf(id)).map(({ kind, place }) => [kind, place])).toEqual([
    ['diploma', 0],
    ['letter', 1],
    ['letter', 2],
  ]);
});

test('erasing a person leaves no file, but what another record names too', async () => {
  await portal.drain();
  const own = pdf({ catalog: '/Lang(fr)' });
  const other = await insertPerson('Irene');
  await hang(id, 'diploma', own);
  await hang(id, 'letter', CONTENT);
  await hang(other, 'letter', CONTENT);
  const before = await countStored();
  await portal.database.transaction((db) => letGoOfFiles(db, 'persons', [id], portal.clock.now()));
  await portal.drain();
  expect(await filesOf(id)).toEqual([]);
  expect(await countStored()).toBe(before - 1);
  expect((await open(other, await sessionOf(await portal.staff('manager')))).statusCode).toBe(404);
  expect(await filesOf(other)).toHaveLength(1);
});

test('files of a person who was deleted without a thought for them are found and removed', async () => {
  const staying = await insertPerson('Irene');
  await hang(staying, 'diploma', pdf({ catalog: '/Lang(de)' }));
  await hang(id, 'diploma', pdf({ catalog: '/Lang(it)' }));
  const before = await countStored();
  await portal.database.transaction((db) => db.deleteFrom('person').where('id', '=', id).execute());
  await runJob(portal, clearOrphans([...fileOwners, persons]));
  await portal.drain();
  expect(await countStored()).toBe(before - 1);
  expect(await filesOf(staying)).toHaveLength(1);
});
