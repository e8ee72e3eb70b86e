/** What may be uploaded: product/fields.md#files. The content decides the type, never the name or what the browser says. */
import { problem, type Problem } from '../problem.ts';
import { lengthOf, tidy } from './rules.ts';

export interface FileFacts {
  mediaType: string | undefined;
  bytes: number;
  /** Pixels, upright; undefined where it is no image. */
  width?: number | undefined;
  height?: number | undefined;
}

export const MAX_FILE_BYTES = 15 * 1024 * 1024;
/**
 * What goes with a mail: many mail servers take 10 MB in all, a file grows by more than a third on its way, and the longest text with
 * its marks, told twice, must have room beside it.
 */
const MAIL_FILE_BYTES = 5 * 1024 * 1024;
const DOCUMENT_NAME_MAX = 99;

const JPEG_PNG = ['image/jpeg', 'image/png'];
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface UploadRule {
  types: readonly string[];
  /** As told to people. */
  typeNames: string;
  minPixels: number;
  /** Pixels: what is wider or higher is made smaller. */
  mostPixels?: number;
  /** Bytes, where that is less than of any file. */
  mostBytes?: number;
}

export const UPLOADS = {
  photo: { types: JPEG_PNG, typeNames: 'JPG, PNG', minPixels: 200 },
  document: { types: [...JPEG_PNG, 'application/pdf'], typeNames: 'PDF, JPG, PNG', minPixels: 300 },
  exoneration: {
    types: [...JPEG_PNG, 'application/pdf', 'application/msword', DOCX],
    typeNames: 'PDF, DOC, DOCX, JPG, PNG',
    minPixels: 0,
  },
  reference: { types: [...JPEG_PNG, 'application/pdf', DOCX], typeNames: 'PDF, DOCX, JPG, PNG', minPixels: 0 },
  courseImage: { types: JPEG_PNG, typeNames: 'JPEG, JPG, PNG', minPixels: 320 },
  postImage: { types: JPEG_PNG, typeNames: 'JPG, PNG', minPixels: 200, mostPixels: 2000 },
  message: { types: [...JPEG_PNG, 'application/pdf'], typeNames: 'PDF, JPG, PNG', minPixels: 0 },
  notification: {
    types: [...JPEG_PNG, 'application/pdf', 'application/msword', DOCX],
    typeNames: 'PDF, JPG, PNG, DOC, DOCX',
    minPixels: 0,
    mostBytes: MAIL_FILE_BYTES,
  },
} as const satisfies Record<string, UploadRule>;

/** Refusals: `field.file` { types }, `field.fileSize` { mb }, `field.image` { w, h }. */
export function whyNotUpload(kind: keyof typeof UPLOADS, file: FileFacts): Problem | undefined {
  const rule: UploadRule = UPLOADS[kind];
  const most = rule.mostBytes ?? MAX_FILE_BYTES;
  if (file.bytes > most) return problem('field.fileSize', { mb: most / 1024 / 1024 });
  if (file.mediaType === undefined || !rule.types.includes(file.mediaType)) {
    return problem('field.file', { types: rule.typeNames });
  }
  const small = Math.min(file.width ?? Infinity, file.height ?? Infinity) < rule.minPixels;
  return small ? problem('field.image', { w: rule.minPixels, h: rule.minPixels }) : undefined;
}

export const documentNameProblem = (name: string): Problem | undefined =>
  lengthOf(name) > DOCUMENT_NAME_MAX ? problem('field.max', { length: DOCUMENT_NAME_MAX }) : undefined;

/** How files of a type end; the first is given to those that end otherwise. */
const ENDINGS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
};
/** Control characters, those that turn the direction of writing or show as nothing, and what leads into folders. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800/\\]/gu;
const ENDING = /\.[a-z][a-z0-9]{0,3}$/i;
const OUR_ENDING = /\.(jpe?g?|jfif|png|pdf|docx?)$/i;

/**
 * The name under which a file is kept and offered: its ending is that of its content, whatever it was called, and all of it
 * can be seen. What cannot be seen at all is *file*.
 */
export function offeredName(name: string, mediaType: string): string {
  const seen = tidy(name.replace(UNSEEN, '').replace(/\p{Z}+/gu, ' '));
  const endings = ENDINGS[mediaType];
  if (!endings) return seen || 'file';
  const rightOf = (text: string) => endings.find((ending) => text.toLowerCase().endsWith(`.${ending}`));
  let bare = rightOf(seen) ? seen : seen.replace(ENDING, '');
  // What ends like two files was called so to seem the other one.
  while (!rightOf(bare) && OUR_ENDING.test(bare)) bare = bare.replace(ENDING, '');
  const right = rightOf(bare);
  const ending = right ? bare.slice(-right.length - 1) : `.${endings[0]}`;
  const base = (right ? bare.slice(0, -ending.length) : bare).replace(/[. ]+$/, '') || 'file';
  return `${[...base].slice(0, DOCUMENT_NAME_MAX - ending.length).join('')}${ending}`;
}
