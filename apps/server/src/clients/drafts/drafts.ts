import { sql, type RawBuilder } from 'kysely';
import { DRAFT_LIST } from '@portal/contract/clients/drafts.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { daysBefore } from '@portal/domain/clients/accounts.ts';
import type { FormState } from '@portal/domain/applications/values.ts';
import type { Language } from '@portal/domain/languages.ts';
import { FORM_ROWS, type FormRows } from '../../applications/detail/formRows.ts';
import { ATTACHMENTS } from '../../applications/files/applicationFiles.ts';
import type { Attachment } from '../../platform/files/attachments.ts';
import { defineList } from '../../platform/lists/defineList.ts';
import { withinDays } from '../../platform/lists/listConditions.ts';
import { eachWord, likeWord } from '../../platform/lists/listOrder.ts';
import '../clients.tables.ts';
import { CLIENT_ORDERS } from '../clientOrder.ts';

type Sql = RawBuilder<unknown>;

/** A client's account with the unfinished application that it has. */
export interface DraftRow {
  id: number;
  email: string;
  leader_name: string | null;
  language: Language;
  last_active_at: Date;
  reminded_at: Date | null;
  draft: {
    application_id: number;
    form_state: FormState;
    started_at: string;
    form: FormRows;
    attachments: Attachment[];
    last_at: string | null;
  };
}

/** Read for the rows of a page alone. */
const WITH_DRAFT = sql`client_account cross join lateral (
  select json_build_object('application_id', application.id, 'form_state', form_state, 'started_at', started_at,
    'form', ${FORM_ROWS}, 'attachments', ${ATTACHMENTS},
    'last_at', (select last_at from draft_erasure where application_id = application.id)) as draft
  from application
  where client_account_id = client_account.id and application.status = 'UNFINISHED' and deleted_at is null) begun`;

const hasDraft = (condition: Sql): Sql => sql`client_account.id in (
  select client_account_id from application
  where application.status = 'UNFINISHED' and deleted_at is null and ${condition})`;

/** A draft is in nobody's charge: whoever is kept to a charge sees none. */
export const drafts = defineList<DraftRow>()(DRAFT_LIST, {
  table: 'client_account',
  from: () => WITH_DRAFT,
  columns: () => sql`id, email, leader_name, language, last_active_at, reminded_at, draft`,
  inReach: ({ actor }) => sql`${sql.lit(!reachOf(actor).charge)} and has_draft`,
  finds: eachWord(
    (word) => sql`client_account.id in (
      select id from client_account where folded(coalesce(leader_name, '') || ' ' || email) like ${likeWord(word)}
      union
      select client_account_id from application_ministry ministry join application on application.id = ministry.application_id
      where folded(ministry.name) like ${likeWord(word)} and application.status = 'UNFINISHED' and deleted_at is null)`,
  ),
  filters: {
    form: (state) => hasDraft(sql`form_state = ${state}`),
    country: (countries) =>
      hasDraft(sql`exists (
        select from application_ministry where application_id = application.id and country = any(${countries}::text[]))`),
    quiet: (days, { now }) => sql`last_active_at <= ${daysBefore(now, Number(days))}`,
    started: (span) => hasDraft(withinDays('started_at', span)),
    reminded: (ever) => (ever === 'ever' ? sql`reminded_at is not null` : sql`reminded_at is null`),
  },
  orders: { lastActive: CLIENT_ORDERS.lastActive, name: CLIENT_ORDERS.name },
});
