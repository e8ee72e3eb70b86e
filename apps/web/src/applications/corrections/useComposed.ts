import { useMemo } from 'react';
import { dropDraft, findDraft, keepDraft } from '../../platform/drafts/drafts.ts';
import { useDraft } from '../../platform/drafts/useDraft.ts';
import { fittingDraft } from '../../platform/forms/draftValues.ts';
import { useActor } from '../../platform/session/actor.ts';
import { ASKED_ENTRIES, askedDraft, NOTHING_ASKED, type AskedFields } from '../dialogs/corrections/askedFields.ts';

const fitting = (kept: unknown) => fittingDraft(kept, NOTHING_ASKED, { entries: ASKED_ENTRIES });
const asked = (kept: unknown): AskedFields => ({ ...NOTHING_ASKED, ...fitting(kept)?.values });

/**
 * The request for corrections that is being put together for an application. Fields gathered by their pencils and texts
 * typed in the dialog are one draft: it outlives a reload, and each application has its own.
 */
export function useComposed(applicationId: number) {
  const { userId } = useActor();
  const owner = useMemo(() => ({ userId, name: askedDraft(applicationId) }), [userId, applicationId]);
  const kept = useDraft(owner);
  const fields = useMemo(() => asked(kept).corrections.map(({ field }) => field), [kept]);

  /** Takes a field in, or out again with the text that was typed for it. */
  const toggle = (field: string) => {
    const before = findDraft(owner);
    const { corrections, wishedFor } = asked(before);
    const others = corrections.filter((one) => one.field !== field);
    const next = others.length < corrections.length ? others : [...corrections, { field, message: '' }];
    if (next.length === 0) return dropDraft(owner);
    const sent = fitting(before)?.sent ?? false;
    return keepDraft(owner, { values: { corrections: next, wishedFor }, base: NOTHING_ASKED, sent });
  };
  return { fields, toggle, discard: () => dropDraft(owner) };
}
