import { fileTypeFromBuffer } from 'file-type';
import { whyNotUpload, type FileFacts } from '@portal/domain/fields/files.ts';
import type { CleanFile, Unclean, UploadKind } from './cleanedFile.ts';
import { isOldWord, whyNotOldWord } from './oldWord.ts';

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
