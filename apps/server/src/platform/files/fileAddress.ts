import type { Services } from '../services.ts';
import { openAddress, signAddress } from '../signedAddress.ts';

/** Stands where a role does not. */
export const CLIENT = 'client';

/** What a signed file address says: which file, of which attachment, in which form, for which session. */
export interface FileAddress {
  /** Named beside its attachment: where another takes its place, the address of the one before opens nothing. */
  fileId: number;
  attachmentId: number;
  variant: 'thumb' | 'original';
  sessionId: number;
  /** The active role when it was made: its reach is asked again on use. A client’s session has none. */
  roleId: number | typeof CLIENT;
}

/** An address that opens one file for one session, for some minutes. */
export function signFileAddress(services: Services, file: FileAddress, now: Date): string {
  const { fileId, attachmentId, variant, sessionId, roleId } = file;
  return `/api/files/${signAddress(services, 'file', [fileId, attachmentId, variant, sessionId, roleId], now)}`;
}

/** Reads an address back; nothing where it is malformed, forged or expired. */
export function openFileAddress(services: Services, text: string, now: Date): FileAddress | undefined {
  const [fileId = '', attachmentId = '', variant, sessionId = '', roleId = ''] =
    openAddress(services, 'file', text, now) ?? [];
  // Whatever stands there is asked of the database, which has no number that is none.
  const numbers = [fileId, attachmentId, sessionId, ...(roleId === CLIENT ? [] : [roleId])];
  if (!numbers.every((part) => /^[1-9]\d{0,14}$/.test(part))) return undefined;
  return {
    fileId: Number(fileId),
    attachmentId: Number(attachmentId),
    variant: variant === 'thumb' ? 'thumb' : 'original',
    sessionId: Number(sessionId),
    roleId: roleId === CLIENT ? CLIENT : Number(roleId),
  };
}
