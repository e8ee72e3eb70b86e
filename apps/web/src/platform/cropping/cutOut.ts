import type { Area } from 'react-easy-crop';

/** Wider than anywhere shown. */
const WIDEST = 1600;

/** A part of a picture as a file of its own, no larger than it is shown; a JPEG, whatever it was. */
export async function cutOut(url: string, { x, y, width, height }: Area, name: string): Promise<File> {
  const picture = await loaded(url);
  const scale = Math.min(1, WIDEST / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', 0.9);
  });
  return new File(blob ? [blob] : [], name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}

const loaded = (url: string): Promise<HTMLImageElement> =>
  new Promise((done, failed) => {
    const picture = new Image();
    picture.addEventListener('load', () => done(picture));
    picture.addEventListener('error', failed);
    picture.src = url;
  });
