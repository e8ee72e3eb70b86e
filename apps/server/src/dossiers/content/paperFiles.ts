import { sql } from 'kysely';
import { readableReferences } from '@portal/domain/applications/references.ts';
import type { PhotoKind } from '@portal/domain/applications/form.ts';
import { CROP } from '../../applications/files/applicationFiles.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { PHOTO_KEYS } from './formBlocks.ts';

/** A file of the dossier: a photo, or a document that follows its pages. */
export interface PaperFile {
  noun: 'applications' | 'references';
  kind: string;
  name: string;
  media_type: string;
  digest: string;
  photo: PhotoKind | undefined;
}

const DOCUMENTS = sql<boolean>`(kind like 'FORM\\_DOCUMENT\\_%' or kind in ('exoneration', 'payment', 'deactivation'))`;

interface Row extends Omit<PaperFile, 'photo'> {
  file_id: number;
  /** The part of the leader's photo that staff chose is of this file. */
  crop_of: number | null;
}

/** Photos and documents of a card, of references those that the reader may read. The leader's photo is the part that staff chose. */
export async function selectPaperFiles(
  { db, actor }: Pick<StaffContext, 'db' | 'actor'>,
  id: number,
): Promise<PaperFile[]> {
  const { rows } = await sql<Row>`
    select noun, kind, place, attachment.id, name, media_type, digest, file_id,
      (select photo_crop.file_id from photo_crop
        where photo_crop.application_id = ${id} and photo_crop.crop_file_id = attachment.file_id) as crop_of
    from attachment join stored_file on stored_file.id = file_id
    where noun = 'applications' and subject_id = ${id}
      and (${DOCUMENTS} or kind in (${PHOTO_KEYS.LEADER}, ${PHOTO_KEYS.SPOUSE}, ${CROP}))
    union all
    select noun, kind, place, attachment.id, name, media_type, digest, file_id, null
    from attachment join stored_file on stored_file.id = file_id
    where noun = 'references' and kind is not null and subject_id = any(array(
      select id from application_reference
      where application_id = ${id} and type = any(${readableReferences(actor.permissions)}::text[])))
    order by noun, kind, place, id`.execute(db);
  const whole = rows.find(({ kind }) => kind === PHOTO_KEYS.LEADER);
  const crop = rows.find(({ kind, crop_of }) => kind === CROP && crop_of === whole?.file_id);
  return rows.flatMap<PaperFile>(({ crop_of: _of, file_id: _file, ...row }) => {
    if (row.kind === CROP) return [];
    if (row.kind === PHOTO_KEYS.LEADER) return [{ ...row, ...(crop && pickFile(crop)), photo: 'LEADER' as const }];
    return [{ ...row, photo: row.kind === PHOTO_KEYS.SPOUSE ? ('SPOUSE' as const) : undefined }];
  });
}

const pickFile = ({ media_type, digest }: Row) => ({ media_type, digest });
