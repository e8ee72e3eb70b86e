/** What lies beside a card and is told to open pages when it changes (product/api.md#live). */
import type { Permission } from '../access/permissions.ts';
import { CHAT_RIGHT } from '../conversations/messages.ts';
import { NOTE_RIGHTS, type NoteKind } from './notes.ts';
import { readableReferences, type ReferenceType } from './references.ts';

/** Parts of the open card, each read by itself. */
export const BESIDE = [
  'notes',
  'erNotes',
  'references',
  'negativeReferences',
  'messages',
  'appointments',
  'dossiers',
] as const;
export type Beside = (typeof BESIDE)[number];

export const besideOfNote = (kind: NoteKind): Beside => (kind === 'ER' ? 'erNotes' : 'notes');
export const besideOfReference = (type: ReferenceType): Beside =>
  type === 'NEGATIVE' ? 'negativeReferences' : 'references';

/** Those that somebody may read of a card in sight: of the others not even that they changed is told. */
export function readableBeside(permissions: ReadonlySet<Permission>): readonly Beside[] {
  const types = readableReferences(permissions);
  const reads: Readonly<Record<Beside, boolean>> = {
    notes: permissions.has(NOTE_RIGHTS.NOTE),
    erNotes: permissions.has(NOTE_RIGHTS.ER),
    references: types.includes('POSITIVE'),
    negativeReferences: types.includes('NEGATIVE'),
    messages: permissions.has(CHAT_RIGHT),
    appointments: true,
    // That one is made is told of nothing in it; each reader is told of their own alone.
    dossiers: true,
  };
  return BESIDE.filter((what) => reads[what]);
}
