import sharp from 'sharp';
import { UPLOADS, whyNotUpload, type UploadRule } from '@portal/domain/fields/files.ts';
import type { CleanFile, Unclean, UploadKind } from './cleanedFile.ts';

const MAX_PIXELS = 60_000_000;
const THUMBNAIL_PIXELS = 160;

// One picture at a time, read row by row where its format lets it, and nothing remembered of it: memory is bounded by the
// largest picture and not by how many came.
sharp.cache(false);
sharp.concurrency(1);

const readImage = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });

/** Upright, without the camera's data, with a thumbnail. */
export async function cleanImage(kind: UploadKind, bytes: Buffer, mediaType: string): Promise<CleanFile | Unclean> {
  const size = await readImage(bytes)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined);
  if (!size) return { problem: { code: 'field.file', params: { types: 'JPG, PNG' } } };
  const facts = { mediaType, bytes: bytes.length, width: size.width, height: size.height };
  const problem = whyNotUpload(kind, facts);
  if (problem) return { problem };
  try {
    const { mostPixels: most }: UploadRule = UPLOADS[kind];
    const turned = readImage(bytes).autoOrient();
    const upright =
      most === undefined ? turned : turned.resize(most, most, { fit: 'inside', withoutEnlargement: true });
    const file = await (mediaType === 'image/png' ? upright.png() : upright.jpeg({ quality: 88 })).toBuffer();
    // Made of the clean one: a large photo is then read small, and decoded whole but once.
    const thumbnail = await readImage(file)
      .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'cover' })
      .webp({ quality: 78 })
      .toBuffer();
    return { ...facts, file, thumbnail };
  } catch {
    return { problem: { code: 'photo.system' } };
  }
}
