/**
 * What a user began and has not sent: forms with what was typed, moves that wait. It lies in the tab's own storage, which
 * outlives a reload, a crash and a session that lapsed, but not the tab: in local storage texts about people would stay on
 * a shared device until somebody opens the portal again, and two tabs would overwrite each other. Every entry names its
 * user and is shown to nobody else; signing out on purpose clears all.
 */
import { onSessionChange } from '../session/session.ts';

/** Not below session.ts's own prefix: that is cleared when a session lapses, and the same user may sign in again. */
const PREFIX = 'portal_draft.';
const KEPT_MS = 24 * 3_600_000;

export interface DraftOwner {
  userId: number;
  /** Form and application, or whatever else tells the drafts of one user apart. */
  name: string;
}

const keyOf = ({ userId, name }: DraftOwner): string => `${PREFIX}${userId}.${name}`;

const listeners = new Set<() => void>();

/** Tells of every change of what is kept; answers how to hear no more. */
export function onDraftsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (): void => listeners.forEach((listener) => listener());

/** Forms are left, and write, a moment after their user signed out. */
let signedOut = false;

export function keepDraft(owner: DraftOwner, draft: unknown): void {
  if (signedOut) return;
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify({ at: Date.now(), draft }));
  } catch {
    // A full storage costs the draft, never what stands in the form.
  }
  tell();
}

/** The draft as it was kept, whatever its shape was then; nothing after 24 hours. */
export function findDraft(owner: DraftOwner): unknown {
  dropAll((_, at) => Date.now() - at > KEPT_MS);
  return read(keyOf(owner))?.draft;
}

export function dropDraft(owner: DraftOwner): void {
  sessionStorage.removeItem(keyOf(owner));
  tell();
}

/** What is kept, as the text that changes with it. */
export const draftText = (owner: DraftOwner): string | null => sessionStorage.getItem(keyOf(owner));

/** Called when it is known who is signed in: what another left is gone for good, and what is too old. */
export function dropDraftsOfOthers(userId: number): void {
  dropAll((key, at) => !key.startsWith(keyOf({ userId, name: '' })) || Date.now() - at > KEPT_MS);
}

onSessionChange((change) => {
  signedOut = change.is === 'ended' && change.why === 'asked';
  if (signedOut) dropAll(() => true);
});

function dropAll(goes: (key: string, at: number) => boolean): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && goes(key, read(key)?.at ?? 0)) sessionStorage.removeItem(key);
  }
}

function read(key: string): { at: number; draft: unknown } | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { at?: unknown; draft?: unknown } | null;
    return typeof kept?.at === 'number' ? { at: kept.at, draft: kept.draft } : undefined;
  } catch {
    return undefined;
  }
}
