import type { Services } from '../services.ts';

/** What a signed file address says: which file of which application, in which form, for which session, until when. */
export interface FileAddress {
  fileId: number;
  applicationId: number;
  variant: 'thumb' | 'original';
  sessionId: number;
  /** The active role when it was made: its reach is asked again on use. */
  roleId: number;
  expires: number;
}

const LIFE_MS = 5 * 60_000;

const textOf = (a: FileAddress) => [a.fileId, a.applicationId, a.variant, a.sessionId, a.roleId, a.expires].join('.');

/**
 * An address that opens one file for one session. It expires on the next five-minute mark but one, so that the same
 * file has the same address for a while and browsers can keep it: good for 5 to 10 minutes.
 */
export function signFileAddress(services: Services, file: Omit<FileAddress, 'expires'>, now: Date): string {
  const expires = (Math.floor(now.getTime() / LIFE_MS) + 2) * LIFE_MS;
  const address = { ...file, expires };
  const signature = services.secrets.sign('file', textOf(address));
  return `/api/files/${textOf(address)}.${signature}`;
}

/** Reads an address back; nothing where it is malformed, forged or expired. */
export function openFileAddress(services: Services, text: string, now: Date): FileAddress | undefined {
  const match = /^(\d{1,15})\.(\d{1,15})\.(thumb|original)\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(
    text,
  );
  if (!match) return undefined;
  const [, fileId, applicationId, variant, sessionId, roleId, expires, signature = ''] = match;
  const address: FileAddress = {
    fileId: Number(fileId),
    applicationId: Number(applicationId),
    variant: variant === 'thumb' ? 'thumb' : 'original',
    sessionId: Number(sessionId),
    roleId: Number(roleId),
    expires: Number(expires),
  };
  if (!services.secrets.verify('file', textOf(address), signature)) return undefined;
  return address.expires > now.getTime() ? address : undefined;
}
