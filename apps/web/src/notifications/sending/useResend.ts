import type { ListedNotification } from '@portal/contract/notifications/notifications.ts';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { NOTIFICATIONS } from './notifications.queries.ts';

/** Sends a notification again to those whose mail failed. */
export function useResend() {
  const t = useText('notificationList');
  return useQuickAct({
    act: ({ id, version }: ListedNotification) => call('resendNotification', { params: { id }, body: { version } }),
    done: ({ name }) => t('sentAgain', { name }),
    failed: () => t('notSentAgain'),
    renews: NOTIFICATIONS,
  });
}

/** Whether there is anybody to send it to again. */
export const mayResend = ({ state, recipients }: Pick<ListedNotification, 'state' | 'recipients'>): boolean =>
  state === 'SENT' && recipients.failed > 0;
