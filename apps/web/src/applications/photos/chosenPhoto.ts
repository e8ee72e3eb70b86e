/** Which photo is being cut, and which part of it. */
import type { Crop, Pixels } from '@portal/domain/applications/files/photos.ts';

export interface ChosenPhoto {
  /** Another one, another cutting. */
  key: string;
  url: string;
  /** One that is there already. */
  file?: number | undefined;
  /** One that was just sent. */
  upload?: string | undefined;
}

export type Square = Crop;

interface Area extends Pixels {
  x: number;
  y: number;
}

/** What was cut, as a square in whole pixels that lies within the picture. */
export function chosenCrop({ x, y, width, height }: Area, picture: Pixels): Square {
  const size = Math.min(Math.round(Math.min(width, height)), picture.width, picture.height);
  const within = (at: number, most: number) => Math.min(Math.max(Math.round(at), 0), most - size);
  return { x: within(x, picture.width), y: within(y, picture.height), size };
}
