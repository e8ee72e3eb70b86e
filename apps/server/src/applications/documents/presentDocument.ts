import { isoOf } from '../../platform/database/jsonRows.ts';
import { presentAttachment, type Attachment } from '../../platform/files/attachments.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { AcceptanceRow } from './acceptance.ts';

interface Beside {
  acceptances: readonly AcceptanceRow[];
  /** Whoever may not see corrections is not told by a later time that one was answered. */
  noLaterThan: Date | undefined;
}

/** A file of the form as staff review it: which file it is, since when, and by whom it was accepted. */
export function presentDocument(context: StaffContext, attachment: Attachment, { acceptances, noLaterThan }: Beside) {
  const at = isoOf(attachment.at);
  const latest = noLaterThan?.toISOString();
  const accepted = acceptances.find(({ field_key: field }) => field === attachment.kind);
  return {
    ...presentAttachment(context, attachment),
    file: attachment.file_id,
    at: latest !== undefined && at > latest ? latest : at,
    accepted: accepted ? { by: accepted.by, at: isoOf(accepted.at), validUntil: accepted.valid_until } : null,
  };
}
