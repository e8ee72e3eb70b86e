import { documentKey } from '@portal/domain/applications/form.ts';
import { applicationSubject } from '../src/applications/files/applicationFiles.ts';
import { attach } from '../src/platform/files/attach.ts';
import { buildTestServer, type Caller, type TestServer } from './buildTestServer.ts';
import { insertApplication } from './factories.ts';

export type UploadDesk = Awaited<ReturnType<typeof openUploadDesk>>;

/** A manager who uploads files to one application and opens what was kept of them. */
export async function openUploadDesk() {
  const portal = await buildTestServer();
  const manager = await portal.staff('manager');
  const id = await insertApplication(portal, { status: 'ANALYSIS' });
  const upload = (bytes: Buffer, name = 'carta.pdf') =>
    manager.upload('POST', `/api/business/request/${id}/files`, { name, bytes });
  return {
    portal,
    close: () => portal.close(),
    /** Why a file is refused, at its field; nothing where it is taken. */
    async codesOf(bytes: Buffer): Promise<string[]> {
      const { status, codes, body } = await upload(bytes);
      if (status < 300) return [];
      const told = (body.data as { fields?: { file?: { code?: string } } }).fields?.file?.code;
      return status < 500 && told === codes[0] ? codes : [`${status} ${codes.join()} at ${told}`];
    },
    /** A file as staff get it, in Latin-1. */
    async sent(bytes: Buffer, name?: string): Promise<string> {
      await attachUpload(portal, id, (await upload(bytes, name)).data.upload);
      return open(portal, manager, id);
    },
  };
}

async function attachUpload({ database, clock }: TestServer, id: number, upload: string): Promise<void> {
  await database.transaction(async (db) => {
    const { file_id: fileId, name } = await db
      .selectFrom('attachment')
      .select(['file_id', 'name'])
      .where('upload', '=', upload)
      .executeTakeFirstOrThrow();
    await attach(db, applicationSubject(id), { kind: documentKey('LOGO') }, { fileId, name }, { now: clock.now() });
  });
}

async function open({ server }: TestServer, caller: Caller, id: number): Promise<string> {
  const { url } = (await caller.get(`/api/business/request/${id}`)).data.documents[0];
  const file = await server.inject({ url });
  if (file.statusCode !== 200) throw new Error(`The file was not opened: ${file.body}`);
  return file.rawPayload.toString('latin1');
}
