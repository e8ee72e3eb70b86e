import { fileTypeFromBuffer } from 'file-type';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import { whyNotUpload, type FileFacts, type UPLOADS } from '@portal/domain/fields/files.ts';
import { isOldWord, whyNotOldWord } from './oldWord.ts';

export type UploadKind = keyof typeof UPLOADS;

/** A file without anything that acts, as it may be kept. */
export interface CleanFile extends FileFacts {
  mediaType: string;
  file: Uint8Array;
  thumbnail?: Uint8Array;
}

/** Why a file is not taken. */
export interface Unclean {
  problem: FieldProblem;
}

/** Judges a file by its content and takes out whatever acts. What is written here runs on strangers' bytes: see `openCleaner`. */
export async function cleanFile(kind: UploadKind, bytes: Buffer): Promise<CleanFile | Unclean> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mediaType = isOldWord(bytes) ? 'application/msword' : (type?.mime ?? 'application/octet-stream');
  const facts: FileFacts = { mediaType, bytes: bytes.length };
  const problem = whyNotUpload(kind, facts);
  if (problem) return { problem };
  if (mediaType.startsWith('image/')) {
    const { cleanImage } = await import('./cleanImage.ts');
    return cleanImage(kind, bytes, mediaType);
  }
  if (mediaType === 'application/pdf') {
    const { cleanPdf } = await import('./cleanPdf.ts');
    const cleaned = await cleanPdf(bytes);
    return typeof cleaned === 'string'
      ? { problem: { code: cleaned } }
      : { mediaType, bytes: bytes.length, file: cleaned };
  }
  const { whyNotWord } = await import('./whyNotWord.ts');
  const why = mediaType === 'application/msword' ? whyNotOldWord(bytes) : await whyNotWord(bytes);
  return why ? { problem: { code: why } } : { mediaType, bytes: bytes.length, file: bytes };
}
