import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { Draft, draftEndpoints } from '@portal/contract/clients/drafts.ts';
import { whyNotSubmit } from '@portal/domain/applications/form.ts';
import { ANNOUNCED_DAYS } from '@portal/domain/clients/drafts.ts';
import { daysBefore } from '@portal/domain/clients/accounts.ts';
import { formOf } from '../../applications/detail/formRows.ts';
import { formFilesOf } from '../../applications/files/applicationFiles.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { drafts, type DraftRow } from './drafts.ts';

type List = typeof draftEndpoints.listDrafts;

/** Applications that were begun and not submitted, with what is missing of each (product/clients.md#unfinished-applications). */
export async function listDrafts(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await drafts.page(context, query);
  return pageReply(
    page,
    page.rows.map((row) => tellDraft(row, context.now)),
  );
}

/** A draft as the list tells it. */
export function tellDraft({ draft, ...account }: DraftRow, now: Date): Draft {
  const form = formOf(draft.form);
  const { photos, documents } = formFilesOf(draft.attachments, () => ({}));
  const present = {
    photos: new Set(photos.map(({ kind }) => kind)),
    documents: new Set(documents.map(({ kind }) => kind)),
  };
  const { homeAreaCode, homeNumber } = form.leader;
  const announced = draft.last_at === null ? undefined : new Date(draft.last_at);
  return {
    id: account.id,
    applicationId: draft.application_id,
    name: account.leader_name,
    email: account.email,
    phone: homeNumber === null ? null : [homeAreaCode && `+${homeAreaCode}`, homeNumber].filter(Boolean).join(' '),
    language: account.language,
    churchName: form.ministry.name,
    country: form.ministry.country,
    formState: draft.form_state,
    missing: Object.keys(whyNotSubmit(form, present, newYorkDate(now))),
    startedAt: new Date(draft.started_at).toISOString(),
    lastActiveAt: account.last_active_at.toISOString(),
    remindedAt: account.reminded_at?.toISOString() ?? null,
    erasedFrom:
      announced && announced > account.last_active_at
        ? daysBefore(announced, -ANNOUNCED_DAYS.last).toISOString()
        : null,
  };
}
