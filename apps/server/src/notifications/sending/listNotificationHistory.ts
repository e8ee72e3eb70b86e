import type { HistoryPage } from '@portal/contract/history.ts';
import type { notificationEndpoints } from '@portal/contract/notifications/notifications.ts';
import { listHistory } from '../../history/listHistory.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { getNotification } from './notificationRow.ts';

/** What was done to a notification, the newest first. Refusal: not found. */
export async function listNotificationHistory(
  context: StaffContext,
  { params: { id }, query }: InputOf<(typeof notificationEndpoints)['listNotificationHistory']>,
): Promise<HistoryPage> {
  await getNotification(context, id);
  return listHistory(context, 'notifications', id, query);
}
