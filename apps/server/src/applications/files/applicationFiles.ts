import { sql } from 'kysely';
import type { Detail } from '@portal/contract/applications/detail.ts';
import {
  DOCUMENT_KINDS,
  fieldTarget,
  photoKey,
  type DocumentKind,
  type PhotoKind,
} from '@portal/domain/applications/form.ts';
import { attachmentsOf, presentAttachment, type Attachment } from '../../platform/files/attachments.ts';
import type { FileOwner, Subject } from '../../platform/files/fileOwner.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { sightCondition } from '../../access/reachCondition.ts';

const NOUN = 'applications';

/** Files of an application are for whoever sees it: those of the form, each under its field's key, and those of acts. */
export const applicationFiles: FileOwner = {
  noun: NOUN,
  table: 'application',
  maySee: sightCondition,
};

export const applicationSubject = (id: number): Subject => ({ noun: NOUN, id });

/** All of them, as a column of a statement that reads `application`. */
export const ATTACHMENTS = attachmentsOf(NOUN, sql.ref('application.id'));

/** What is shown of the leader's photo, where staff chose a part of it; and photos of before, each at a place of its own. */
export const CROP = 'photo.crop';
export const RECENT = 'photo.recent';

/**
 * The file of the leader's photo, as the card names it: the part of it that staff chose, as long as it is a part of the
 * present photo. Over `application`, by the index of an application's files.
 */
export const PHOTO_FILE = sql<number | null>`(
  select coalesce(
    (select crop_file_id from photo_crop
      where photo_crop.application_id = application.id and photo_crop.file_id = attachment.file_id),
    attachment.file_id)
  from attachment
  where noun = ${sql.lit(NOUN)} and subject_id = application.id and kind = ${sql.lit(photoKey('LEADER'))} and place = 0)`;

/** The field keys of the documents of its form. */
export const DOCUMENTS_THERE = sql<string[]>`array(
  select kind from attachment where noun = ${sql.lit(NOUN)} and subject_id = application.id and kind like 'FORM\\_DOCUMENT\\_%')`;

/** The photo as it is shown: under its own name the part that staff chose. */
export function asShown(attachments: readonly Attachment[], photo: number | null): Attachment[] {
  const crop = attachments.find(({ kind, file_id: file }) => kind === CROP && file === photo);
  return attachments.map((each) =>
    crop && each.kind === photoKey('LEADER') ? { ...crop, kind: each.kind, name: each.name, at: each.at } : each,
  );
}

export interface FormFiles<Shown> {
  photos: ({ kind: PhotoKind } & Shown)[];
  documents: ({ kind: DocumentKind } & Shown)[];
}

/** Photos and documents of the form, in its order, each as `show` makes it. */
export function formFilesOf<Shown extends object>(
  attachments: readonly Attachment[],
  show: (attachment: Attachment) => Shown,
): FormFiles<Shown> {
  const files: FormFiles<Shown> = { photos: [], documents: [] };
  for (const attachment of attachments) {
    const target = fieldTarget(attachment.kind);
    if (target?.type === 'photo') files.photos.push({ kind: target.kind, ...show(attachment) });
    if (target?.type === 'document') files.documents.push({ kind: target.kind, ...show(attachment) });
  }
  files.documents.sort((a, b) => DOCUMENT_KINDS.indexOf(a.kind) - DOCUMENT_KINDS.indexOf(b.kind));
  return files;
}

/** What a document that came with an act is attached as. */
export type ActFileKind = 'deactivation' | 'exoneration' | 'payment';

/** The document that came with an act, by the id of the act's record; none where it came without. */
export function documentOf(
  context: StaffContext,
  attachments: readonly Attachment[],
  kind: ActFileKind,
  id: number,
): NonNullable<Detail['deactivation']>['document'] {
  const found = attachments.find((attachment) => attachment.kind === kind && attachment.place === id);
  return found ? presentAttachment(context, found) : null;
}
