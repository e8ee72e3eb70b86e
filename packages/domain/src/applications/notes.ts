/** Notes on an application (product/applications.md#tags-notes-references). */
import type { PlainPermission } from '../access/permissions.ts';

/** ER notes are confidential: whoever lacks their permission learns nothing of them, not even that there are any. */
export const NOTE_KINDS = ['NOTE', 'ER'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** What reading and writing them asks for. */
export const NOTE_RIGHTS: Readonly<Record<NoteKind, PlainPermission>> = {
  NOTE: 'business.request.notes',
  ER: 'business.request.er.notes',
};
