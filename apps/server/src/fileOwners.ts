import { applicationFiles } from './applications/files/applicationFiles.ts';
import type { FileOwner } from './platform/files/fileOwner.ts';

/** Every noun whose records have files. */
export const fileOwners: readonly FileOwner[] = [applicationFiles];
