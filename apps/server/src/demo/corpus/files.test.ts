import { whyNotUpload } from '@portal/domain/fields/files.ts';
import { DOCUMENT_KINDS } from '@portal/domain/applications/form.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { documentFor, documentsOf } from './documents.ts';
import { portrait, type DemoFile } from './portraits.ts';
import { PORTRAITS } from './portraits/traits.ts';

async function factsOf({ bytes }: DemoFile) {
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime;
  const { width, height } = mediaType?.startsWith('image/') ? await sharp(bytes).metadata() : {};
  return { mediaType, bytes: bytes.length, width, height };
}

describe('the portraits', () => {
  it('are sixty different photos that the form accepts', async () => {
    const photos = await Promise.all(Array.from({ length: PORTRAITS }, (_, number) => portrait(number)));
    expect(new Set(photos.map(({ bytes }) => bytes.toString('base64'))).size).toBe(60);
    for (const photo of photos) {
      const facts = await factsOf(photo);
      expect(facts).toMatchObject({ mediaType: photo.mediaType, width: 480, height: 480 });
      expect(whyNotUpload('photo', facts)).toBeUndefined();
    }
  });

  it('begin again after the last', async () => {
    expect(await portrait(PORTRAITS + 3)).toEqual(await portrait(3));
  });
});

describe.each(DOCUMENT_KINDS)('documents %s', (kind) => {
  it('are accepted by the form, are what their name says, and are the same each time', async () => {
    for (let index = 0; index < documentsOf(kind); index += 1) {
      const file = await documentFor(kind, index);
      const facts = await factsOf(file);
      expect(facts.mediaType).toBe(file.mediaType);
      expect(whyNotUpload('document', facts)).toBeUndefined();
      if (facts.width !== undefined && facts.height !== undefined) {
        expect(Math.min(facts.width, facts.height)).toBeGreaterThanOrEqual(600);
        expect(Math.max(facts.width, facts.height)).toBeGreaterThanOrEqual(800);
      }
      expect((await documentFor(kind, index + documentsOf(kind))).bytes.equals(file.bytes)).toBe(true);
    }
  });
});
