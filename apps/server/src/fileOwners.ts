import { applicationFiles } from './applications/files/applicationFiles.ts';
import { referenceFiles } from './applications/references/referenceFiles.ts';
import { postFiles } from './content/posts/postFiles.ts';
import { messageFiles } from './conversations/messageFiles.ts';
import { courseFiles } from './courses/courseFiles.ts';
import { dossierFiles } from './dossiers/dossierFiles.ts';
import { exportFiles } from './exports/exportFiles.ts';
import { notificationFiles } from './notifications/sending/notificationFiles.ts';
import type { FileOwner } from './platform/files/fileOwner.ts';

/** Every noun whose records have files. */
export const fileOwners: readonly FileOwner[] = [
  applicationFiles,
  referenceFiles,
  messageFiles,
  dossierFiles,
  exportFiles,
  courseFiles,
  postFiles,
  notificationFiles,
];
