import { useMemo, useSyncExternalStore } from 'react';
import { draftText, findDraft, onDraftsChange, type DraftOwner } from './drafts.ts';

/** A draft as it is kept now, also while its form is open elsewhere on the screen. */
export function useDraft(owner: DraftOwner): unknown {
  const text = useSyncExternalStore(onDraftsChange, () => draftText(owner));
  return useMemo(() => (text === null ? undefined : findDraft(owner)), [text, owner]);
}
