import type { postEndpoints } from '@portal/contract/content/posts.ts';
import { picturesIn, RICH_TEXT_LIMITS, withPlaces } from '@portal/domain/fields/richText.ts';
import type { BothLanguages } from '@portal/domain/languages.ts';
import { problem } from '@portal/domain/problem.ts';
import type { Db } from '../../platform/database/tables.ts';
import { letGoOfPlaces } from '../../platform/files/letGo.ts';
import { receiveFile, type ReceivedFile } from '../../platform/files/receiveFile.ts';
import { keepUpload, takeUpload } from '../../platform/files/waitingUpload.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refuseFields } from '../../platform/http/refusal.ts';
import { IMAGE, PICTURE, postSubject, WAITING } from './postFiles.ts';

type Upload = InputOf<(typeof postEndpoints)['uploadPostImage']>;

export const prepareImage = ({ services }: Omit<StaffContext, 'db'>, { file }: Upload): Promise<ReceivedFile> =>
  receiveFile(services, 'postImage', file);

/** Keeps an image for the post that will name it, as its own or within a body. */
export const uploadPostImage = (context: StaffContext, _: Upload, file: ReceivedFile): Promise<string> =>
  keepPostImage(context, file);

export const keepPostImage = (context: StaffContext, file: ReceivedFile): Promise<string> =>
  keepUpload(context, WAITING, file);

/** Hangs the image on the post that names one, in the place of the one before; or takes away the one there is. */
export async function setImage(
  context: StaffContext,
  id: number,
  { image, noImage }: { image?: string | undefined; noImage: boolean },
): Promise<void> {
  if (image === undefined && !noImage) return;
  const subject = postSubject(id);
  await letGoOfPlaces(context.db, subject, { kind: IMAGE }, context.now);
  await takeUpload(
    context,
    subject,
    { kind: IMAGE },
    { upload: image, field: 'image', from: WAITING, as: 'postImage' },
  );
}

/**
 * Hangs the pictures on the post that its bodies name, lets go of those that they name no more, and answers the bodies with
 * each by its place. Refusals at a body: `field.upload` of one that does not wait any more, `field.most` of too many.
 */
export async function keepPictures(context: StaffContext, id: number, bodies: BothLanguages): Promise<BothLanguages> {
  const { db, now } = context;
  const subject = postSubject(id);
  const named = { en: picturesIn(bodies.en), es: picturesIn(bodies.es) };
  const all = [...named.en, ...named.es];
  const there = await db
    .selectFrom('attachment')
    .select('place')
    .where('noun', '=', subject.noun)
    .where('subject_id', '=', id)
    .where('kind', '=', PICTURE)
    .execute();
  const kept = new Set(all.map(({ place }) => place));
  const gone = there.map(({ place }) => place).filter((place) => !kept.has(place));
  if (gone.length > 0) await letGoOfPlaces(db, subject, { kind: PICTURE, places: gone }, now);
  const places = new Map<string, number>();
  let last = Math.max(0, ...there.map(({ place }) => place));
  for (const side of ['en', 'es'] as const) {
    for (const { upload } of named[side]) {
      if (upload === undefined || places.has(upload)) continue;
      last += 1;
      await takeUpload(
        context,
        subject,
        { kind: PICTURE, place: last },
        { upload, field: `body.${side}`, from: WAITING, as: 'postImage' },
      );
      places.set(upload, last);
    }
  }
  if (places.size + there.length - gone.length > RICH_TEXT_LIMITS.pictures) {
    refuseFields({ 'body.en': problem('field.most', { length: RICH_TEXT_LIMITS.pictures }) });
  }
  return { en: withPlaces(bodies.en, places), es: withPlaces(bodies.es, places) };
}

/** Whether it has an image at its head, whose words are then asked for. */
export async function hasImage(db: Db, id: number): Promise<boolean> {
  const { noun } = postSubject(id);
  const image = await db
    .selectFrom('attachment')
    .select('id')
    .where('noun', '=', noun)
    .where('subject_id', '=', id)
    .where('kind', '=', IMAGE)
    .executeTakeFirst();
  return image !== undefined;
}
