import type { ListedNotification } from '@portal/contract/notifications/notifications.ts';
import type { Recipient } from '@portal/contract/notifications/recipients.ts';
import { any, within } from '../naive.ts';

/** Whether a notification as it is told fits a value of a filter. */
export const NOTIFICATION_FITS = {
  state: ({ state }: ListedNotification, value: string) => any(state, value),
  language: ({ language }: ListedNotification, value: string) => language === value,
  saved: ({ savedAt }: ListedNotification, value: string) => within(savedAt, value),
};

/** Whether a recipient as it is told fits a value of a filter. */
export const RECIPIENT_FITS = {
  notification: ({ notification }: Recipient, value: string) => String(notification.id) === value,
  state: ({ state }: Recipient, value: string) => any(state, value),
};
