/** What of a card's history a reader is told (product/applications.md#histories). */
import { seesCorrections } from '../access/can.ts';
import type { Permission } from '../access/permissions.ts';
import { CHAT_RIGHT } from '../conversations/messages.ts';
import { NOTE_RIGHTS } from './notes.ts';
import { REFERENCE_RIGHT } from './references.ts';

type Permissions = ReadonlySet<Permission>;

/** By how their kinds begin; of whatever else happens every reader of the card is told. */
const NEEDS: Readonly<Record<string, (permissions: Permissions) => boolean>> = {
  correction: seesCorrections,
  note: (permissions) => permissions.has(NOTE_RIGHTS.NOTE),
  erNote: (permissions) => permissions.has(NOTE_RIGHTS.ER),
  message: (permissions) => permissions.has(CHAT_RIGHT),
  negativeReference: (permissions) => permissions.has(REFERENCE_RIGHT),
};

/** How the kinds begin of what is no business of such a reader. */
export const untoldHappenings = (permissions: Permissions): string[] =>
  Object.keys(NEEDS).filter((kind) => !seesHappening(permissions, kind));

/** Whether what happened is the reader's business, by its kind. */
export const seesHappening = (permissions: Permissions, kind: string): boolean =>
  NEEDS[kind.split('.')[0] ?? '']?.(permissions) ?? true;
