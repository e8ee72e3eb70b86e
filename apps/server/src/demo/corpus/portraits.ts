import sharp from 'sharp';
import { drawPortrait } from './portraits/drawPortrait.ts';
import { PORTRAITS } from './portraits/traits.ts';

export interface DemoFile {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/**
 * A leader's photo, JPEG 480 × 480, drawn anew at each call. There are `PORTRAITS` of them; numbers beyond begin again,
 * so that stored by content they are few.
 */
export async function portrait(number: number): Promise<DemoFile> {
  const of = number % PORTRAITS;
  const bytes = await sharp(Buffer.from(drawPortrait(of)))
    .flatten()
    .jpeg({ quality: 88 })
    .toBuffer();
  return { name: `photo-${String(of).padStart(2, '0')}.jpg`, mediaType: 'image/jpeg', bytes };
}
