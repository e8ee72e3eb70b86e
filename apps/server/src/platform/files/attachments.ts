import { sql, type Generated, type RawBuilder } from 'kysely';
import { offeredName } from '@portal/domain/fields/files.ts';
import { jsonRows } from '../database/jsonRows.ts';
import type { ClientContext, StaffContext } from '../http/context.ts';
import { CLIENT, signFileAddress } from './fileAddress.ts';

export interface AttachmentTable {
  id: Generated<number>;
  noun: string;
  subject_id: number;
  /** Null while it waits for the act that will take it. */
  kind: string | null;
  place: Generated<number>;
  file_id: number;
  name: string;
  user_id: number | null;
  at: Date;
  upload: string | null;
}

declare module '../database/tables.ts' {
  interface Tables {
    attachment: AttachmentTable;
  }
}

/** A file of a record, as a statement reads it. */
export interface Attachment {
  id: number;
  kind: string;
  place: number;
  file_id: number;
  name: string;
  media_type: string;
  bytes: number;
  /** Since when it hangs there, as PostgreSQL's JSON has it. */
  at: string;
}

/** All files of a record as a column of the statement that reads the record; `id` is where its id stands. */
export const attachmentsOf = (noun: string, id: RawBuilder<unknown>): RawBuilder<Attachment[]> =>
  jsonRows(sql`
    select attachment.id, kind, place, file_id, name, media_type, stored_file.bytes, attachment.at
    from attachment join stored_file on stored_file.id = file_id
    where noun = ${sql.lit(noun)} and subject_id = ${id} and kind is not null order by kind, place`) as RawBuilder<
    Attachment[]
  >;

/** What anybody may know of a file of theirs. */
export const describeAttachment = ({ name, media_type, bytes }: Attachment) => ({
  name: offeredName(name, media_type),
  mediaType: media_type,
  bytes,
});

/** The same with an address that opens it for the reader, and of a picture one that shows it small. */
export const presentAttachment = (context: StaffContext | ClientContext, attachment: Attachment) => ({
  ...describeAttachment(attachment),
  url: addressOf(context, attachment),
  thumb: attachment.media_type.startsWith('image/') ? addressOf(context, attachment, 'thumb') : null,
});

/** An address that opens a file of a record for the reader's session, for some minutes. */
export const addressOf = (
  { services, actor, now }: StaffContext | ClientContext,
  { id, file_id }: Pick<Attachment, 'id' | 'file_id'>,
  variant: 'original' | 'thumb' = 'original',
): string =>
  signFileAddress(
    services,
    {
      fileId: file_id,
      attachmentId: id,
      variant,
      sessionId: actor.sessionId,
      roleId: actor.realm === 'client' ? CLIENT : (actor.roleId ?? 0),
    },
    now,
  );
