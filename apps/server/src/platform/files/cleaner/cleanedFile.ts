import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { FileFacts, UPLOADS } from '@portal/domain/fields/files.ts';

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
