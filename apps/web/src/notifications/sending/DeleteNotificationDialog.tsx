import { useQueryClient } from '@tanstack/react-query';
import type { ListedNotification } from '@portal/contract/notifications/notifications.ts';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { renewNotifications } from './notifications.queries.ts';

interface Props {
  notification: ListedNotification;
  onClose: () => void;
}

/** Deletes a draft. */
export function DeleteNotificationDialog({ notification, onClose }: Props) {
  const t = useText('notificationList');
  const client = useQueryClient();
  const renew = () => renewNotifications(client);
  const { seen, upon } = useSeenRecord('deleteNotification', notification, renew);
  const form = useKeyedForm({
    defaults: {},
    async act(_, idempotencyKey) {
      const { id, version } = seen;
      await upon(call('deleteNotification', { params: { id }, body: { version }, idempotencyKey }));
      showToast({ tone: 'done', text: t('deleted') });
      renew();
    },
    done: onClose,
  });
  return (
    <UndraftedDialog
      title={t('deleteTitle', { name: seen.name })}
      submitLabel={t('deleteSubmit')}
      next={t('deleteText')}
      notDone={t('notDeleted')}
      form={form}
      danger
      onClose={onClose}
    />
  );
}
