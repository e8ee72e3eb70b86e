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
  const corrections = useMemo(() => asked(kept).corrections, [kept]);
  const fields = useMemo(() => corrections.map(({ field }) => field), [corrections]);

  /** Changes what is kept now: another tab may have changed it. */
  const change = (to: (before: AskedFields['corrections']) => AskedFields['corrections']) => {
    const before = findDraft(owner);
    const values = asked(before);
    const next = to(values.corrections);
    if (next.length === 0) return dropDraft(owner);
    const sent = fitting(before)?.sent ?? false;
    return keepDraft(owner, { values: { ...values, corrections: next }, base: NOTHING_ASKED, sent });
  };
  /** Takes a field in, or out again with the text that was typed for it. */
  const toggle = (field: string) =>
    change((before) => {
      const others = before.filter((one) => one.field !== field);
      return others.length < before.length ? others : [...before, { field, message: '' }];
    });
  /** Says what is wrong with a field that was taken in. */
  const write = (field: string, message: string) =>
    change((before) => before.map((one) => (one.field === field ? { field, message } : one)));
  return { corrections, fields, toggle, write, discard: () => dropDraft(owner) };
}
