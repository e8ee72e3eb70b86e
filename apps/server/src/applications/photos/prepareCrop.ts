import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { photoEndpoints } from '@portal/contract/applications/photos.ts';
import { photoKey } from '@portal/domain/applications/form.ts';
import { whyNotCrop, type Crop, type Pixels } from '@portal/domain/applications/files/photos.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { Db } from '../../platform/database/tables.ts';
import { readStored, receiveFile, type ReceivedFile } from '../../platform/files/receiveFile.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt, refuseFields } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { applicationSubject, RECENT } from '../files/applicationFiles.ts';
import { reachCondition } from '../../access/reachCondition.ts';

export type Input = InputOf<(typeof photoEndpoints)['setLeaderPhoto']>;

/** What a board shows is never larger. */
const MOST_PIXELS = 800;

interface Source extends Pixels {
  file_id: number;
  digest: string;
  media_type: string;
  bytes: number;
}

/** A photo and the part of it that was cut out. */
export interface PreparedCrop {
  file: number;
  crop: ReceivedFile;
}

/**
 * Outside the transaction: cuts the part out of the photo and stores it. Refusals at `crop`: `field.image`, `field.choice`;
 * `photo.system`. Nothing where there is no such photo, which the act tells after it asked for sight and right.
 */
export async function prepareCrop(context: Omit<StaffContext, 'db'>, input: Input): Promise<PreparedCrop | undefined> {
  const { services } = context;
  const source = await services.database.read((db) => findSource({ ...context, db }, input));
  if (!source) return undefined;
  const part = input.body.crop;
  refuseFields({ crop: whyNotCrop(part, source) });
  const stored = await readStored(services, source);
  if (!stored) throw refusalAt('crop', 'photo.system');
  return { file: source.file_id, crop: await cutOut(services, await buffer(stored.stream), part) };
}

/** Stores a part of a photo as a picture of its own. `photo.system` at `crop` where the photo cannot be read. */
export async function cutOut(services: Services, photo: Uint8Array, { x, y, size }: Crop): Promise<ReceivedFile> {
  const bytes = await sharp(photo, { failOn: 'error' })
    .extract({ left: x, top: y, width: size, height: size })
    .resize(MOST_PIXELS, MOST_PIXELS, { withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer()
    .catch(() => {
      throw refusalAt('crop', 'photo.system');
    });
  return receiveFile(services, 'photo', { name: 'photo.jpg', bytes });
}

/** The photo that is named: one's own upload for this application, the present one or one of before. */
async function findSource(
  { db, actor }: Pick<StaffContext, 'actor'> & { db: Db },
  { params, body }: Input,
): Promise<Source | undefined> {
  const { noun, id } = applicationSubject(params.id);
  const named =
    body.upload === undefined
      ? sql`attachment.kind in (${photoKey('LEADER')}, ${RECENT})
          and ${body.file === undefined ? sql`attachment.kind = ${photoKey('LEADER')}` : sql`attachment.file_id = ${body.file}`}`
      : sql`attachment.upload = ${body.upload} and attachment.user_id = ${actor.userId}`;
  const { rows } = await sql<Source>`
    select stored_file.id as file_id, digest, media_type, bytes, width, height
    from application join attachment on noun = ${noun} and subject_id = application.id and ${named}
      join stored_file on stored_file.id = attachment.file_id
    where application.id = ${id} and width is not null and height is not null and ${reachCondition(reachOf(actor))}
    limit 1`.execute(db);
  return rows[0];
}
