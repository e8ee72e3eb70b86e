import { sql } from 'kysely';
import type { photoEndpoints } from '@portal/contract/applications/photos.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { photoKey } from '@portal/domain/applications/form.ts';
import { RECENT_PHOTOS, type Crop } from '@portal/domain/applications/files/photos.ts';
import { presentAttachment, type Attachment } from '../../platform/files/attachments.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { applicationSubject, RECENT } from '../files/applicationFiles.ts';
import { seeCard } from '../seeCard.ts';
import './photos.tables.ts';

type Endpoint = (typeof photoEndpoints)['getLeaderPhoto'];

interface PhotoRow extends Attachment {
  width: number;
  height: number;
}

/** The leader's photo as it was sent, the part of it that is shown, and those of before, the latest first. */
export async function getLeaderPhoto(context: StaffContext, { params }: InputOf<Endpoint>): Promise<ReplyOf<Endpoint>> {
  await seeCard(context, params.id, { inBin: true });
  const { noun, id } = applicationSubject(params.id);
  const { rows } = await sql<PhotoRow>`
    select attachment.id, kind, place, file_id, name, media_type, stored_file.bytes, attachment.at, width, height
    from attachment join stored_file on stored_file.id = file_id
    where noun = ${noun} and subject_id = ${id} and kind in (${photoKey('LEADER')}, ${RECENT})
      and width is not null and height is not null
    order by attachment.at desc, attachment.id desc`.execute(context.db);
  const current = rows.find(({ kind }) => kind === photoKey('LEADER'));
  const crop = await context.db
    .selectFrom('photo_crop')
    .select(['file_id', 'x', 'y', 'size'])
    .where('application_id', '=', id)
    .executeTakeFirst();
  const present = (row: PhotoRow) => ({
    ...presentAttachment(context, row),
    file: row.file_id,
    width: row.width,
    height: row.height,
  });
  return {
    current: current ? present(current) : null,
    crop: crop && crop.file_id === current?.file_id ? ({ x: crop.x, y: crop.y, size: crop.size } satisfies Crop) : null,
    recent: rows
      .filter(({ kind }) => kind === RECENT)
      .slice(0, RECENT_PHOTOS)
      .map(present),
  };
}
