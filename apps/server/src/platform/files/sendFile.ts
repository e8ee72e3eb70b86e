import { sql } from 'kysely';
import { offeredName } from '@portal/domain/fields/files.ts';
import type { Db } from '../database/tables.ts';
import { notFound } from '../http/refusal.ts';
import type { ClientActor, StaffActor } from '../http/context.ts';
import type { Http } from '../http/serve.ts';
import { writeReading } from '../privacy/readLog.ts';
import { CLIENT, openFileAddress, type FileAddress } from './fileAddress.ts';
import type { FileOwner } from './fileOwner.ts';
import { underName } from './underName.ts';
import { readStored } from './receiveFile.ts';
import { thumbnailName } from './storedFile.ts';

interface FileRow {
  digest: string;
  media_type: string;
  name: string;
}

/** Who a session is as rights are now; nothing once it has ended. */
interface Sessions {
  actorOfSession(sessionId: number, roleId: number): Promise<StaffActor | undefined>;
  clientOfSession(sessionId: number): Promise<ClientActor | undefined>;
}

/**
 * `GET /api/files/{address}` for `<img>`, `<iframe>` and downloads: the address is good for one session and some
 * minutes, and the reach is asked again on use. Not part of the contract: addresses come from other answers only.
 */
export function fileRoute(
  { server, services }: Http,
  owners: readonly FileOwner[],
  { actorOfSession, clientOfSession }: Sessions,
): void {
  server.get<{ Params: { address: string } }>('/api/files/:address', async (request, reply) => {
    const address = openFileAddress(services, request.params.address, services.clock.now());
    const actor =
      address &&
      (await (address.roleId === CLIENT
        ? clientOfSession(address.sessionId)
        : actorOfSession(address.sessionId, address.roleId)));
    if (!address || !actor) throw notFound();
    const file = await services.database.read((db) => findFile(db, owners, actor, address, services.clock.now()));
    const stored =
      file &&
      (await (address.variant === 'thumb'
        ? services.files.read(thumbnailName(file.digest))
        : readStored(services, file)));
    if (!file || !stored) throw notFound();
    const shown = file.media_type.startsWith('image/') || file.media_type === 'application/pdf';
    reply
      .type(address.variant === 'thumb' ? 'image/webp' : file.media_type)
      .header('content-length', stored.bytes)
      .header('content-security-policy', "default-src 'none'; sandbox; style-src 'unsafe-inline'")
      .header('cache-control', 'private, max-age=300');
    return underName(reply, shown ? 'inline' : 'attachment', offeredName(file.name, file.media_type)).send(
      stored.stream,
    );
  });
}

/** The file, if it hangs on that attachment and its record is one that the actor sees; that staff open it is written with it. */
export async function findFile(
  db: Db,
  owners: readonly FileOwner[],
  actor: StaffActor | ClientActor,
  { attachmentId, fileId, variant }: Pick<FileAddress, 'attachmentId' | 'fileId' | 'variant'>,
  now: Date,
): Promise<FileRow | undefined> {
  // Values and not `exists`, which would be answered by reading all that the actor sees.
  const byNoun = owners.map(({ noun, table, maySee, isOwn, logged }) => {
    const sees = actor.realm === 'staff' ? maySee(actor, now) : (isOwn?.(actor) ?? sql`false`);
    const id = sql.ref(`${table}.id`);
    const of = logged ?? { noun, id, kind: sql.ref('attachment.kind') };
    return sql`
      when ${sql.lit(noun)} then (
        select array[${sql.lit(of.noun)}, ${of.id}::text, ${of.kind}] from ${sql.table(table)}
        where ${id} = attachment.subject_id and ${sees})`;
  });
  // A list shows small pictures of much; who opens a file gets it whole.
  const isLogged = variant === 'original' && actor.realm === 'staff';
  const opened = sql`
    select opened_of[1], opened_of[2]::bigint, opened_of[3], attachment_id, file_id from found where ${isLogged}::boolean`;
  const { rows } = await sql<FileRow>`
    with found as (
      select * from (
        select stored_file.digest, stored_file.media_type, attachment.name, attachment.id as attachment_id, attachment.file_id,
          case attachment.noun ${sql.join(byNoun, sql` `)} end as opened_of
        from attachment join stored_file on stored_file.id = attachment.file_id
        where attachment.id = ${attachmentId} and attachment.file_id = ${fileId} and attachment.kind is not null
      ) hanging where opened_of is not null
    ), logged as (${writeReading(opened, { userId: actor.realm === 'staff' ? actor.userId : 0, now })})
    select digest, media_type, name from found`.execute(db);
  return rows[0];
}
