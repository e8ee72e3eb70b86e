import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { NOTIFICATION_LIST, type notificationEndpoints } from '@portal/contract/notifications/notifications.ts';
import { markerOf } from '@portal/domain/access/roles.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import { defineList, pageReply } from '../../platform/lists/defineList.ts';
import { withinDays } from '../../platform/lists/listConditions.ts';
import { byInstant, eachWord, likeWord } from '../../platform/lists/listOrder.ts';
import { holdsMarker } from './chooseRecipients.ts';
import { NOTIFICATION_COLUMNS, tellListed, type NotificationRow } from './notificationRow.ts';

type Endpoints = typeof notificationEndpoints;

/** What is searched, as its index has it. */
const WORDS = sql`folded(name || ' ' || title_en || ' ' || title_es || ' ' || subject_en || ' ' || subject_es)`;

export const notifications = defineList<NotificationRow>()(NOTIFICATION_LIST, {
  table: 'notification',
  columns: () => NOTIFICATION_COLUMNS,
  inReach: () => sql`true`,
  finds: eachWord((word: string) => sql`${WORDS} like ${likeWord(word)}`),
  filters: {
    state: (states) => sql`state = any(${states}::text[])`,
    language: (language) => sql`language = ${language}`,
    saved: (days) => withinDays('saved_at', days),
  },
  orders: { saved: () => byInstant('saved_at') },
});

/** Notifications in every state (product/notifications.md#notification). */
export async function listNotifications(
  context: StaffContext,
  { query }: Pick<InputOf<Endpoints['listNotifications']>, 'query'>,
): Promise<ReplyOf<Endpoints['listNotifications']>> {
  const page = await notifications.page(context, query);
  return pageReply(page, page.rows.map(tellListed));
}

/** Active staff to choose from, and those of them who are Ephesians. */
export async function getNotificationOptions({
  db,
}: StaffContext): Promise<ReplyOf<Endpoints['getNotificationOptions']>> {
  const named = sql`
    select id, name || ' ' || last_name as name from staff_user where status = 'ACTIVE' and removed_at is null`;
  const order = sql`order by staff_user.name collate portal, last_name collate portal, id`;
  const { rows } = await sql<ReplyOf<Endpoints['getNotificationOptions']>>`
    select ${jsonRows(sql`${named} ${order}`)} as people,
      ${jsonRows(sql`${named} and ${holdsMarker(markerOf('ephesian'))} ${order}`)} as ephesians`.execute(db);
  return rows[0] ?? { people: [], ephesians: [] };
}
