import { IconBan, IconCalendarTime, IconCircleCheck, IconPencil, IconSend } from '@tabler/icons-react';
import type { ListedNotification } from '@portal/contract/notifications/notifications.ts';
import type { NotificationState } from '@portal/domain/notifications/notification.ts';
import { OutdatedMark } from '../../platform/forms/languages/OutdatedMark.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';
import classes from './Notifications.module.css';

const MARKS = {
  DRAFT: { icon: IconPencil, tone: 'quiet' },
  SCHEDULED: { icon: IconCalendarTime, tone: undefined },
  SENDING: { icon: IconSend, tone: 'attention' },
  SENT: { icon: IconCircleCheck, tone: 'good' },
  CANCELLED: { icon: IconBan, tone: 'quiet' },
} as const satisfies Record<NotificationState, unknown>;

/** How a notification stands, and which language is outdated. */
export function NotificationMarks({ notification }: { notification: Pick<ListedNotification, 'state' | 'outdated'> }) {
  const t = useText('notificationList');
  // `forms` holds what outdated languages are called.
  useText('forms');
  return (
    <span className={classes.marks}>
      <StateMark {...MARKS[notification.state]}>{t(`state.${notification.state}`)}</StateMark>
      <OutdatedMark outdated={notification.outdated} />
    </span>
  );
}
