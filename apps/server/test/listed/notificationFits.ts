import type { ListedNotification } from '@portal/contract/notifications/notifications.ts';
import { any, within } from '../naive.ts';

/** Whether a notification as it is told fits a value of a filter. */
export const NOTIFICATION_FITS = {
  state: ({ state }: ListedNotification, value: string) => any(state, value),
  language: ({ language }: ListedNotification, value: string) => language === value,
  saved: ({ savedAt }: ListedNotification, value: string) => within(savedAt, value),
};
