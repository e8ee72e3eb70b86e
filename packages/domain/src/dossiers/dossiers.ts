/** The dossier of an application as one PDF: what goes into it, and how long it is kept (product/applications.md#dossier). */
import { seesCorrections } from '../access/can.ts';
import type { Permission } from '../access/permissions.ts';
import { NOTE_RIGHTS } from '../applications/notes.ts';
import { REFERENCE_RIGHT } from '../applications/references.ts';
import { CHAT_RIGHT } from '../conversations/messages.ts';

/** In the order in which they stand in it. */
export const DOSSIER_PARTS = [
  'photos',
  'form',
  'money',
  'interview',
  'corrections',
  'changes',
  'history',
  'notes',
  'erNotes',
  'references',
  'documents',
] as const;
export type DossierPart = (typeof DOSSIER_PARTS)[number];

export const DOSSIER_STATES = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;
export type DossierState = (typeof DOSSIER_STATES)[number];

/** So long the finished file is kept; another can be made at any time. */
export const DOSSIER_DAYS = 7;

/** As what the log of readers knows that the file was opened. */
export const DOSSIER_FILE = 'dossierFile';

type Permissions = ReadonlySet<Permission>;

/** The parts that somebody may have who sees the card; of references the negative ones are left out as on the card. */
export function readableParts(permissions: Permissions): DossierPart[] {
  const hidden: Partial<Record<DossierPart, boolean>> = {
    corrections: !seesCorrections(permissions),
    notes: !permissions.has(NOTE_RIGHTS.NOTE),
    erNotes: !permissions.has(NOTE_RIGHTS.ER),
  };
  return DOSSIER_PARTS.filter((part) => !hidden[part]);
}

const READING: readonly Permission[] = [
  NOTE_RIGHTS.NOTE,
  NOTE_RIGHTS.ER,
  REFERENCE_RIGHT,
  CHAT_RIGHT,
  'business.request.payment',
  'business.request.show.processing.corrections',
  'business.request.do.processing.corrections',
];

/** What the reader could read when it was made: whoever lost any of these opens it no more. */
export const readingRights = (permissions: Permissions): Permission[] =>
  READING.filter((right) => permissions.has(right));

/** A process that says nothing for so long was cut off. */
const SILENT_MS = 15 * 60_000;

/** How it stands: one whose maker was cut off, and that nobody took up again, has failed. */
export const dossierStateOf = (state: DossierState, touchedAt: Date, now: Date): DossierState =>
  (state === 'WAITING' || state === 'RUNNING') && now.getTime() - touchedAt.getTime() > SILENT_MS ? 'FAILED' : state;
