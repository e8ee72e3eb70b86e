import { sql } from 'kysely';
import { offeredName } from '@portal/domain/fields/files.ts';
import type { Db } from '../database/tables.ts';
import { notFound } from '../http/refusal.ts';
import type { StaffActor } from '../http/context.ts';
import type { Http } from '../http/serve.ts';
import { openFileAddress, type FileAddress } from './fileAddress.ts';
import type { FileOwner } from './fileOwner.ts';
import { readStored } from './receiveFile.ts';
import { thumbnailName } from './storedFile.ts';

interface FileRow {
  digest: string;
  media_type: string;
  name: string;
}

/**
 * `GET /api/files/{address}` for `<img>`, `<iframe>` and downloads: the address is good for one session and some
 * minutes, and the reach is asked again on use. Not part of the contract: addresses come from other answers only.
 */
export function fileRoute(
  { server, services }: Http,
  owners: readonly FileOwner[],
  actorOfSession: (sessionId: number, roleId: number) => Promise<StaffActor | undefined>,
): void {
  server.get<{ Params: { address: string } }>('/api/files/:address', async (request, reply) => {
    const address = openFileAddress(services, request.params.address, services.clock.now());
    const actor = address && (await actorOfSession(address.sessionId, address.roleId));
    if (!address || !actor) throw notFound();
    const file = await services.database.read((db) => findFile(db, owners, actor, address));
    const stored =
      file &&
      (await (address.variant === 'thumb'
        ? services.files.read(thumbnailName(file.digest))
        : readStored(services, file)));
    if (!file || !stored) throw notFound();
    const image = file.media_type.startsWith('image/');
    return reply
      .type(address.variant === 'thumb' ? 'image/webp' : file.media_type)
      .header('content-length', stored.bytes)
      .header('content-security-policy', "default-src 'none'; sandbox; style-src 'unsafe-inline'")
      .header('cache-control', 'private, max-age=300')
      .header(
        'content-disposition',
        `${image || file.media_type === 'application/pdf' ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(offeredName(file.name, file.media_type))}`,
      )
      .send(stored.stream);
  });
}

/** The file, if it hangs on that attachment and its record is one that the actor sees. */
export async function findFile(
  db: Db,
  owners: readonly FileOwner[],
  actor: StaffActor,
  { attachmentId, fileId }: Pick<FileAddress, 'attachmentId' | 'fileId'>,
): Promise<FileRow | undefined> {
  // A value and not `exists`, which would be answered by reading all that the actor sees.
  const byNoun = owners.map(
    ({ noun, table, maySee }) => sql`
      when ${sql.lit(noun)} then (
        select true from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = attachment.subject_id and ${maySee(actor)})`,
  );
  const { rows } = await sql<FileRow>`
    select stored_file.digest, stored_file.media_type, attachment.name
    from attachment join stored_file on stored_file.id = attachment.file_id
    where attachment.id = ${attachmentId} and attachment.file_id = ${fileId} and attachment.kind is not null
      and case attachment.noun ${sql.join(byNoun, sql` `)} else false end`.execute(db);
  return rows[0];
}
