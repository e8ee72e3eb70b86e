/** What may be uploaded: spec §5. The content decides the type, never the name or what the browser says. */
import { problem, type Problem } from '../problem.ts';
import { lengthOf } from './rules.ts';

export interface FileFacts {
  mediaType: string | undefined;
  bytes: number;
  /** Pixels, upright; undefined where it is no image. */
  width?: number | undefined;
  height?: number | undefined;
}

export const MAX_FILE_BYTES = 15 * 1024 * 1024;
const DOCUMENT_NAME_MAX = 99;

const JPEG_PNG = ['image/jpeg', 'image/png'];
const WORD = ['application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'];

interface UploadRule {
  types: readonly string[];
  /** As told to people. */
  typeNames: string;
  minPixels: number;
}

export const UPLOADS = {
  photo: { types: JPEG_PNG, typeNames: 'JPG, PNG', minPixels: 200 },
  document: { types: [...JPEG_PNG, 'application/pdf'], typeNames: 'PDF, JPG, PNG', minPixels: 300 },
  exoneration: {
    types: [...JPEG_PNG, 'application/pdf', ...WORD],
    typeNames: 'PDF, DOC, DOCX, JPG, PNG',
    minPixels: 0,
  },
} as const satisfies Record<string, UploadRule>;

/** Refusals: `field.file` { types }, `field.fileSize` { mb }, `field.image` { w, h }. */
export function whyNotUpload(kind: keyof typeof UPLOADS, file: FileFacts): Problem | undefined {
  const rule: UploadRule = UPLOADS[kind];
  if (file.bytes > MAX_FILE_BYTES) return problem('field.fileSize', { mb: MAX_FILE_BYTES / 1024 / 1024 });
  if (file.mediaType === undefined || !rule.types.includes(file.mediaType)) {
    return problem('field.file', { types: rule.typeNames });
  }
  const small = Math.min(file.width ?? Infinity, file.height ?? Infinity) < rule.minPixels;
  return small ? problem('field.image', { w: rule.minPixels, h: rule.minPixels }) : undefined;
}

export const documentNameProblem = (name: string): Problem | undefined =>
  lengthOf(name) > DOCUMENT_NAME_MAX ? problem('field.max', { length: DOCUMENT_NAME_MAX }) : undefined;
