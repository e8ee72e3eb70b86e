import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { RECIPIENT_LIST, type recipientEndpoints, type Recipient } from '@portal/contract/notifications/recipients.ts';
import { languageFor, type PostLanguage } from '@portal/domain/content/post.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { RecipientState, SkipReason } from '@portal/domain/notifications/notification.ts';
import { casesWithWord } from '../../applications/casesWithWord.ts';
import { sightCondition } from '../../access/reachCondition.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply } from '../../platform/lists/defineList.ts';
import { eachWord, likeWord, type SortKey } from '../../platform/lists/listOrder.ts';
import '../notifications.tables.ts';

type List = (typeof recipientEndpoints)['listRecipients'];

export interface RecipientRow {
  id: number;
  notification_id: number;
  notification: string;
  told_in: PostLanguage;
  user_id: number | null;
  application_id: number | null;
  case_number: string | null;
  name: string | null;
  language: Language | null;
  state: RecipientState;
  skipped_because: SkipReason | null;
  mail: { language: Language; code: string | null; line: string | null; sent: string | null; done: boolean } | null;
}

const COLUMNS = sql`recipient.id, notification_id, user_id, application_id, state, skipped_because,
  (select notification.name from notification where notification.id = notification_id) as notification,
  (select notification.language from notification where notification.id = notification_id) as told_in,
  (select case_number from application where application.id = application_id) as case_number,
  coalesce(
    (select name || ' ' || last_name from staff_user where staff_user.id = user_id),
    (select nullif(concat_ws(' ', leader.name, leader.last_name), '') from application_leader leader
      where leader.application_id = recipient.application_id),
    (select email from client_account where client_account.id = account_id)) as name,
  coalesce(
    (select language from staff_user where staff_user.id = user_id),
    (select language from client_account where client_account.id = account_id)) as language,
  (select json_build_object('language', mail.language, 'code', response_code, 'line', response_text, 'sent', sent_at,
      'done', mail.state not in ('WAITING', 'FAILED'))
    from mail where mail.id = mail_id) as mail`;

/** As they were written down: the staff first, each by name. */
const asWritten: SortKey = {
  key: sql`id`,
  place: sql`''`,
  at: (place, id) => (place === '' ? sql`${id}::bigint` : undefined),
};

export const recipients = defineList<RecipientRow>()(RECIPIENT_LIST, {
  table: () => sql`notification_recipient recipient`,
  columns: () => COLUMNS,
  // Applicants are for whoever sees their cases.
  inReach: ({ actor }) => sql`(application_id is null or exists (
    select from application where application.id = application_id and ${sightCondition(actor)}))`,
  finds: eachWord(
    (word) => sql`(user_id in (
        select staff_user.id from staff_user where folded(name || ' ' || last_name || ' ' || email) like ${likeWord(word)})
      or application_id in ${casesWithWord(word)})`,
  ),
  filters: {
    notification: (notification) => sql`notification_id = ${notification}`,
    state: (states) => sql`state = any(${states}::text[])`,
  },
  orders: { recipient: () => asWritten },
});

/** Who gets a notification, and how each stands (product/notifications.md#notification). */
export async function listRecipients(
  context: StaffContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await recipients.page(context, query);
  return pageReply(page, page.rows.map(tellRecipient));
}

export const tellRecipient = (row: RecipientRow): Recipient => ({
  id: row.id,
  notification: { id: row.notification_id, name: row.notification },
  kind: row.user_id === null ? 'APPLICANT' : 'STAFF',
  name: row.name ?? '',
  applicationId: row.application_id,
  caseNumber: row.case_number,
  language: row.mail?.language ?? languageFor(row.told_in, row.language ?? 'en'),
  state: row.state,
  why: row.skipped_because,
  answer: row.mail && !row.mail.done && row.mail.code !== null ? { code: row.mail.code, line: row.mail.line } : null,
  sentAt: row.mail?.sent ? new Date(row.mail.sent).toISOString() : null,
});
