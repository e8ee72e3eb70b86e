import { IconBan, IconEye, IconMailForward, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import type { ListedNotification } from '@portal/contract/notifications/notifications.ts';
import { mayCancelNotification, mayChangeNotification } from '@portal/domain/notifications/notification.ts';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { RowMenu, type RowAct } from '../../platform/lists/RowMenu.tsx';
import { call } from '../../platform/network/api.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { NOTIFICATIONS } from './notifications.queries.ts';
import { mayResend, useResend } from './useResend.ts';

interface Props {
  notification: ListedNotification;
  history: RowAct;
  onDelete: (notification: ListedNotification) => void;
}

/** What may be done about a notification, in its row. */
export function NotificationMenu({ notification, history, onDelete }: Props) {
  const t = useText('notificationList');
  const maySend = useActor().permissions.has('business.notification.send');
  const { id, name, state, version } = notification;
  const upon = { params: { id }, body: { version } };
  const { press: test } = useQuickAct({
    act: () => call('testNotification', { params: { id } }),
    done: () => t('tested', { name }),
    failed: () => t('notTested'),
  });
  const { press: again } = useResend();
  const { press: cancel } = useQuickAct({
    act: () => call('cancelNotification', upon),
    done: () => t('canceled', { name }),
    failed: () => t('notCancelled'),
    renews: NOTIFICATIONS,
  });
  const isOpen = maySend && mayChangeNotification(state);
  return (
    <RowMenu
      label={t('actionsOf', { name })}
      acts={[
        { label: t('open'), icon: isOpen ? IconPencil : IconEye, does: `/notifications/create/${id}` },
        maySend && { label: t('test'), icon: IconMailForward, does: () => test(notification) },
        maySend && mayResend(notification) && { label: t('again'), icon: IconRefresh, does: () => again(notification) },
        maySend &&
          mayCancelNotification(state) && { label: t('cancel'), icon: IconBan, does: () => cancel(notification) },
        history,
        maySend &&
          state === 'DRAFT' && {
            label: t('delete'),
            icon: IconTrash,
            does: () => onDelete(notification),
            danger: true as const,
          },
      ]}
    />
  );
}
