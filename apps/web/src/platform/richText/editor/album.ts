import type { Pictures } from '../RichText.tsx';

/** Where the pictures of a text are seen while it is written: those of the record, and those sent from here as they are on this device. */
export function newAlbum(ofRecord: Pictures) {
  let places = ofRecord;
  const sent = new Map<string, string>();
  return {
    addressOf: ({ file, upload }: { file: string | null; upload: string | null }): string | undefined =>
      file === null ? sent.get(upload ?? '') : places[file],
    take(pictures: Pictures): void {
      places = pictures;
    },
    add(upload: string, file: File): void {
      sent.set(upload, URL.createObjectURL(file));
    },
    close(): void {
      sent.forEach((address) => URL.revokeObjectURL(address));
    },
  };
}
