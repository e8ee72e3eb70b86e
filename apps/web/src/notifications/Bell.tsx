import { useRef, useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { MOST_COUNTED } from '@portal/domain/notifications/notices.ts';
import { lateOver } from '../platform/late/late.tsx';
import { formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { useUnreadNotices } from './notices.queries.ts';
import { useBellLive } from './useBellLive.ts';
import classes from './Bell.module.css';

const NoticePanel = lateOver(() => import('./NoticePanel.tsx'));

/** How many of one's notices are unread, on every screen; it opens them. */
export default function Bell() {
  const t = useText('notices');
  const unread = useUnreadNotices();
  useBellLive();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (focus = true) => {
    setOpen(false);
    if (focus) button.current?.focus();
  };
  const label = unread === 0 ? t('bell') : t('bellUnread', { count: unread, shown: formatNumber(unread) });
  return (
    <>
      <ActionIcon
        ref={button}
        className={classes.bell}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconBell size={20} stroke={1.6} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
          </span>
        )}
      </ActionIcon>
      {open && <NoticePanel onClose={close} />}
    </>
  );
}
