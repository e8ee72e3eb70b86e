import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Generated } from 'kysely';
import sharp from 'sharp';
import { documentNameProblem, whyNotUpload, type FileFacts, type UPLOADS } from '@portal/domain/fields/files.ts';
import { tidy } from '@portal/domain/fields/rules.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { refusal, refuseFields } from '../http/refusal.ts';
import type { Db } from '../database/tables.ts';
import type { Services } from '../services.ts';

export interface StoredFileTable {
  id: Generated<number>;
  digest: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

declare module '../database/tables.ts' {
  interface Tables {
    stored_file: StoredFileTable;
  }
}

export interface UploadedPart {
  name: string;
  bytes: Buffer;
}

/** A file whose bytes are in the store, before its row is written. */
export interface ReceivedFile extends FileFacts {
  digest: string;
  mediaType: string;
  name: string;
}

const MAX_PIXELS = 60_000_000;
export const THUMBNAIL = 'thumb';
const THUMBNAIL_PIXELS = 160;

/**
 * Checks an upload by its content and puts it into the store: images upright and without the camera's data, with a
 * thumbnail. The same bytes again cost nothing. Refusals at the field `file`: `field.required`, `field.file`,
 * `field.fileSize`, `field.image`, `field.max`; `photo.system` where an image cannot be read.
 */
export async function receiveFile(
  services: Services,
  kind: keyof typeof UPLOADS,
  part: UploadedPart | undefined,
): Promise<ReceivedFile> {
  if (!part || part.bytes.length === 0) throw refuseRequired();
  const name = tidy(part.name).replace(/[\p{Cc}/\\]/gu, '') || 'file';
  refuseFields({ file: documentNameProblem(name) });
  const digest = createHash('sha256').update(part.bytes).digest('hex');
  const known = await findByDigest(services, digest);
  const facts = known ?? (await factsOf(part.bytes));
  refuseFields({ file: whyNotUpload(kind, facts) });
  const mediaType = facts.mediaType ?? 'application/octet-stream';
  if (!known || !(await services.files.has(digest))) await keep(services, digest, mediaType, part.bytes);
  return { ...facts, digest, mediaType, name };
}

const refuseRequired = () => refusal('field.required', undefined, { fields: { file: { code: 'field.required' } } });

async function findByDigest(services: Services, digest: string): Promise<FileFacts | undefined> {
  const row = await services.database.read((db) =>
    db.selectFrom('stored_file').selectAll().where('digest', '=', digest).executeTakeFirst(),
  );
  return (
    row && {
      mediaType: row.media_type,
      bytes: row.bytes,
      width: row.width ?? undefined,
      height: row.height ?? undefined,
    }
  );
}

async function factsOf(bytes: Buffer): Promise<FileFacts> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const facts: FileFacts = { mediaType: type?.mime ?? legacyWord(bytes), bytes: bytes.length };
  if (!facts.mediaType?.startsWith('image/')) return facts;
  const { autoOrient } = await readImage(bytes).metadata().catch(refuseImage('field.file'));
  return { ...facts, width: autoOrient.width, height: autoOrient.height };
}

/** Word before 2007 is a compound file, which the sniffer tells only as such. */
function legacyWord(bytes: Buffer): string | undefined {
  const compound = bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1';
  return compound && bytes.includes(Buffer.from('WordDocument', 'utf16le')) ? 'application/msword' : undefined;
}

const readImage = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });

const refuseImage = (code: ErrorCode) => (): never => {
  const params = code === 'field.file' ? { types: 'JPG, PNG' } : undefined;
  throw refusal(code, params, { fields: { file: params ? { code, params } : { code } } });
};

async function keep({ files }: Services, digest: string, mediaType: string, bytes: Buffer): Promise<void> {
  if (!mediaType.startsWith('image/')) return files.put(digest, bytes);
  const upright = readImage(bytes).autoOrient();
  const [clean, small] = await Promise.all([
    mediaType === 'image/png' ? upright.clone().png().toBuffer() : upright.clone().jpeg({ quality: 88 }).toBuffer(),
    upright.clone().resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'cover' }).webp({ quality: 78 }).toBuffer(),
  ]).catch(refuseImage('photo.system'));
  await files.put(`${digest}.${THUMBNAIL}`, small);
  await files.put(digest, clean);
}

/** Writes (or finds) the row of a received file. */
export async function storeFileRow(db: Db, file: ReceivedFile): Promise<number> {
  const { id } = await db
    .insertInto('stored_file')
    .values({
      digest: file.digest,
      media_type: file.mediaType,
      bytes: file.bytes,
      width: file.width ?? null,
      height: file.height ?? null,
    })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet((eb) => ({ digest: eb.ref('excluded.digest') })))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
