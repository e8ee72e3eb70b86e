import { sql } from 'kysely';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { offeredName } from '@portal/domain/fields/files.ts';
import { DOCUMENT_KINDS, type DocumentKind, type PhotoKind } from '@portal/domain/applications/form.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import { signFileAddress } from '../../platform/files/fileAddress.ts';
import type { StaffContext } from '../../platform/http/context.ts';

interface Attached<Kind> {
  kind: Kind;
  name: string;
  file_id: number;
  media_type: string;
  bytes: number;
}

export interface Attachments {
  photos: Attached<PhotoKind>[];
  documents: Attached<DocumentKind>[];
}

/** Photos and documents, as columns of the statement that reads the application. */
export const ATTACHMENTS = sql<Attachments>`
  ${attached('application_photo')} as photos, ${attached('application_document')} as documents`;

/** Photos and documents with addresses for this session; documents in the order of the form. */
export function presentAttachments(
  context: StaffContext,
  applicationId: number,
  { photos, documents }: Attachments,
): Pick<Detail, 'documents'> & { photos: Detail['pastor']['photos'] } {
  const shown = <Kind>(file: Attached<Kind>) => ({
    kind: file.kind,
    name: offeredName(file.name, file.media_type),
    mediaType: file.media_type,
    bytes: file.bytes,
    url: addressOf(context, applicationId, file.file_id),
  });
  return {
    photos: photos.map(shown),
    documents: documents.map(shown).sort((a, b) => DOCUMENT_KINDS.indexOf(a.kind) - DOCUMENT_KINDS.indexOf(b.kind)),
  };
}

export const addressOf = (
  { services, actor, now }: StaffContext,
  applicationId: number,
  fileId: number,
  variant: 'original' | 'thumb' = 'original',
): string =>
  signFileAddress(
    services,
    { fileId, applicationId, variant, sessionId: actor.sessionId, roleId: actor.roleId ?? 0 },
    now,
  );

/** The document beside a record of an act, joined with `stored_file`; none where the act came without. */
export interface FileOfRecord {
  file_id: number | null;
  file_name: string | null;
  media_type: string | null;
  bytes: number | null;
}

export const documentOf = (context: StaffContext, applicationId: number, row: FileOfRecord) =>
  row.file_id === null
    ? null
    : {
        name: offeredName(row.file_name ?? '', row.media_type ?? ''),
        mediaType: row.media_type ?? '',
        bytes: row.bytes ?? 0,
        url: addressOf(context, applicationId, row.file_id),
      };

function attached(table: string) {
  return jsonRows(sql`
    select attachment.kind, attachment.name, attachment.file_id, stored_file.media_type, stored_file.bytes
    from ${sql.table(table)} attachment join stored_file on stored_file.id = attachment.file_id
    where attachment.application_id = application.id order by attachment.kind`);
}
