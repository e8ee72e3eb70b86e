import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ListedNotification } from '@portal/contract/notifications/notifications.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useResend } from './useResend.ts';

/** Sends it again to those whose mail failed. */
export function AgainButton({ notification }: { notification: ListedNotification }) {
  const t = useText('notificationList');
  const { press, pressed } = useResend();
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} aria-hidden />}
      loading={pressed !== undefined}
      onClick={() => press(notification)}
    >
      {t('again')}
    </Button>
  );
}
