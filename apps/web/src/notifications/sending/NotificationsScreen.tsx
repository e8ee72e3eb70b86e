import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus, IconSend } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ListedNotification } from '@portal/contract/notifications/notifications.ts';
import { useHistory } from '../../platform/history/useHistory.tsx';
import { shownList } from '../../platform/lists/listColumn.ts';
import { ListPage } from '../../platform/lists/ListPage.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { useActor } from '../../platform/session/actor.ts';
import { Ago } from '../../platform/texts/Ago.tsx';
import { formatMoment, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { DeleteNotificationDialog } from './DeleteNotificationDialog.tsx';
import { NotificationMarks } from './NotificationMarks.tsx';
import { NotificationMenu } from './NotificationMenu.tsx';
import { NOTIFICATIONS } from './notifications.queries.ts';

const LIST = shownList('listNotifications', 'notificationList', [
  {
    key: 'notification',
    cell: ({ id, name }) => <PersonCell name={name} to={`/notifications/create/${id}`} />,
    fixed: true,
    width: 15,
    title: true,
  },
  { key: 'state', cell: (one) => <NotificationMarks notification={one} />, width: 8.5, tall: true },
  {
    key: 'recipients',
    cell: ({ recipients: { waiting, sent, failed, skipped } }, t) => {
      const total = waiting + sent + failed + skipped;
      if (total === 0) return t('nobody');
      const reached = t('reached', { sent: formatNumber(sent), total: formatNumber(total) });
      return failed === 0 ? reached : `${reached}, ${t('failed', { count: failed, shown: formatNumber(failed) })}`;
    },
    width: 7.5,
  },
  { key: 'language', cell: ({ language }, t) => t(`language.${language}`), width: 8 },
  { key: 'leaves', cell: ({ leavesAt }) => (leavesAt === null ? '–' : formatMoment(leavesAt)), width: 12, zoned: true },
  { key: 'saved', cell: ({ savedAt }) => <Ago instant={savedAt} />, sorts: 'down', width: 9.5 },
  { key: 'savedBy', cell: ({ savedBy }) => savedBy ?? '', width: 10, rare: true },
]);

/** All notifications, the last saved first. */
export function NotificationsScreen() {
  const t = useText('notificationList');
  const list = useList(LIST, NOTIFICATIONS);
  const [leaving, setLeaving] = useState<ListedNotification>();
  const maySend = useActor().permissions.has('business.notification.send');
  const create = maySend ? (
    <Button component={Link} to="/notifications/create" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('create')}
    </Button>
  ) : undefined;
  const history = useHistory('notifications');
  const menuOf = (notification: ListedNotification) => (
    <NotificationMenu notification={notification} history={history.actOf(notification)} onDelete={setLeaving} />
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      nameOf={({ name }) => name}
      rowActions={menuOf}
      icon={<IconSend size={28} stroke={1.5} />}
      {...(create && { actions: create, emptyAction: create })}
    >
      {history.dialog}
      {leaving && <DeleteNotificationDialog notification={leaving} onClose={() => setLeaving(undefined)} />}
    </ListPage>
  );
}
