import { sql } from 'kysely';
import { photoKey } from '@portal/domain/applications/form.ts';
import { RECENT_PHOTOS } from '@portal/domain/applications/files/photos.ts';
import { attach } from '../../platform/files/attach.ts';
import { takeUpload } from '../../platform/files/waitingUpload.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal, refusalAt } from '../../platform/http/refusal.ts';
import { cardAct, type CardInHand } from '../acts/cardAct.ts';
import { applicationSubject, CROP, RECENT } from '../files/applicationFiles.ts';
import type { Input, PreparedCrop } from './prepareCrop.ts';
import './photos.tables.ts';

/**
 * Shows a part of the leader's photo, or of another one, which takes its place; the one before is kept to be chosen again.
 * Refusals: `edit.stage`, `field.upload`, `photo.replaced` where the photo that was looked at is there no more.
 */
export const setLeaderPhoto = (context: StaffContext, input: Input, prepared: PreparedCrop | undefined) =>
  withCrop(context, { ...input, prepared });

const withCrop = cardAct({
  act: 'photo',
  async write(card: CardInHand, { body, prepared }: Input & { prepared: PreparedCrop | undefined }) {
    const { context, row } = card;
    const { db, actor, now } = context;
    if (!prepared) throw body.upload === undefined ? refusal('photo.replaced') : refusalAt('upload', 'field.upload');
    const { file, crop } = prepared;
    const isNew = await takePlace(card, file, body.upload);
    await attach(db, applicationSubject(row.id), { kind: CROP }, crop, { userId: actor.userId, now });
    const of = { file_id: file, crop_file_id: crop.fileId, ...body.crop, user_id: actor.userId, at: now };
    await db
      .insertInto('photo_crop')
      .values({ application_id: row.id, ...of })
      .onConflict((conflict) => conflict.column('application_id').doUpdateSet(of))
      .execute();
    return { history: { kind: 'photo.set', detail: { isNew } } };
  },
});

/** Puts the photo that was chosen in the place of the present one, which is kept among those of before. Whether it is another. */
async function takePlace({ context, row }: CardInHand, file: number, upload: string | undefined): Promise<boolean> {
  const { db, now } = context;
  const subject = applicationSubject(row.id);
  const current = await placed(context, row.id, photoKey('LEADER'));
  if (current?.file_id === file) return false;
  const chosen = upload === undefined ? await placed(context, row.id, RECENT, file) : undefined;
  if (upload === undefined && !chosen) throw refusal('photo.replaced');
  if (current) {
    await db.updateTable('attachment').set({ kind: RECENT, place: current.id }).where('id', '=', current.id).execute();
  }
  if (chosen) {
    await db
      .updateTable('attachment')
      .set({ kind: photoKey('LEADER'), place: 0, at: now })
      .where('id', '=', chosen.id)
      .execute();
  } else {
    await takeUpload(context, subject, { kind: photoKey('LEADER') }, { upload, field: 'upload', as: 'photo' });
  }
  await forgetOld(context, row.id, file);
  return true;
}

/** A photo of the application by what it is there, and by its file. */
const placed = ({ db }: StaffContext, applicationId: number, kind: string, file?: number) =>
  db
    .selectFrom('attachment')
    .select(['id', 'file_id'])
    .where('noun', '=', applicationSubject(applicationId).noun)
    .where('subject_id', '=', applicationId)
    .where('kind', '=', kind)
    .$if(file !== undefined, (query) => query.where('file_id', '=', file ?? 0))
    .executeTakeFirst();

/** Of photos of before so many are kept, and those that the applicant sent; the present one is not kept twice. */
async function forgetOld({ db, now }: StaffContext, applicationId: number, file: number): Promise<void> {
  const { noun, id } = applicationSubject(applicationId);
  await sql`
    with gone as (
      delete from attachment where id in (
        select id from (
          select id, file_id, user_id, row_number() over (order by at desc, id desc) as nth
          from attachment where noun = ${noun} and subject_id = ${id} and kind = ${RECENT}
        ) listed
        where file_id = ${file} or (nth > ${RECENT_PHOTOS} and user_id is not null)
      ) returning file_id
    )
    update stored_file set kept_until = ${now} where id in (select file_id from gone)`.execute(db);
}
