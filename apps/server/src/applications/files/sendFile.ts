import { sql } from 'kysely';
import { offeredName } from '@portal/domain/fields/files.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { openFileAddress } from '../../platform/files/fileAddress.ts';
import { readStored, THUMBNAIL } from '../../platform/files/receiveFile.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import type { StaffActor } from '../../platform/http/context.ts';
import { reachCondition } from '../reachCondition.ts';

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
  actorOfSession: (sessionId: number, roleId: number) => Promise<StaffActor | undefined>,
): void {
  server.get<{ Params: { address: string } }>('/api/files/:address', async (request, reply) => {
    const address = openFileAddress(services, request.params.address, services.clock.now());
    const actor = address && (await actorOfSession(address.sessionId, address.roleId));
    if (!address || !actor) throw notFound();
    const file = await findFile(services, actor, address.applicationId, address.fileId);
    const stored =
      file &&
      (await (address.variant === 'thumb'
        ? services.files.read(`${file.digest}.${THUMBNAIL}`)
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

/** The file, if it hangs on that application and the application is in the actor's reach. */
async function findFile(
  { database }: Services,
  actor: StaffActor,
  applicationId: number,
  fileId: number,
): Promise<FileRow | undefined> {
  const { rows } = await database.read((db) =>
    sql<FileRow>`
      select stored_file.digest, stored_file.media_type, attachment.name
      from application
      join (
        select application_id, file_id, name from application_photo where file_id = ${fileId}
        union all select application_id, file_id, name from application_document where file_id = ${fileId}
        union all select application_id, file_id, file_name from deactivation where file_id = ${fileId}
        union all select application_id, file_id, file_name from exoneration where file_id = ${fileId}
        union all select application_id, file_id, file_name from payment where file_id = ${fileId}
      ) attachment on attachment.application_id = application.id
      join stored_file on stored_file.id = attachment.file_id
      where application.id = ${applicationId} and ${reachCondition(reachOf(actor))}
      limit 1`.execute(db),
  );
  return rows[0];
}
