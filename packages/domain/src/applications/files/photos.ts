/** The leader's photo, and the square of it that boards show (product/applications.md#photo). */
import { problem, type Problem } from '../../problem.ts';
import { UPLOADS } from '../../fields/files.ts';

export const LEAST_CROP = UPLOADS.photo.minPixels;
/** So many earlier photos are offered to choose again; what the applicant sent is kept besides. */
export const RECENT_PHOTOS = 6;

/** A square of a picture, in its pixels, from its upper left corner. */
export interface Crop {
  x: number;
  y: number;
  size: number;
}

export interface Pixels {
  width: number;
  height: number;
}

/** Refusals: `field.image` where it is too small, `field.choice` where it is not within the picture. */
export function whyNotCrop({ x, y, size }: Crop, { width, height }: Pixels): Problem | undefined {
  if (size < LEAST_CROP) return problem('field.image', { w: LEAST_CROP, h: LEAST_CROP });
  const isWithin = x >= 0 && y >= 0 && x + size <= width && y + size <= height;
  return isWithin ? undefined : problem('field.choice');
}
