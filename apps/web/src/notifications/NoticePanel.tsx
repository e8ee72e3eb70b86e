import { useRef, useState } from 'react';
import { Button, Drawer } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { Notice } from '@portal/contract/notifications/notices.ts';
import { noticesByDay } from '@portal/domain/notifications/notices.ts';
import { BulkProgress } from '../platform/bulk/BulkProgress.tsx';
import { UntilRead } from '../platform/failures/UntilRead.tsx';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { call } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';
import { ownDay } from '../platform/texts/ownClock.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { NoticeDay } from './NoticeDay.tsx';
import { NOTICES, useNotices } from './notices.queries.ts';
import classes from './Bell.module.css';

const A_DAY_MS = 86_400_000;

/** One's own notices by day, beside whatever is on the screen; on a phone they take all of it. */
export default function NoticePanel({ onClose }: { onClose: (focus?: boolean) => void }) {
  const t = useText('notices');
  const common = useText('common');
  const query = useNotices();
  const [run, setRun] = useState<number>();
  const [now] = useState(() => Date.now());
  const panel = useRef<HTMLDivElement>(null);
  const focusPanel = () => panel.current?.focus();
  const one = useQuickAct({
    act: (notice: Notice) => call('readNotice', { params: { id: notice.id } }),
    done: () => undefined,
    failed: () => t('notRead'),
    renews: NOTICES,
    after: focusPanel,
  });
  const all = useQuickAct({
    act: (seen: number) => call('readNotices', { body: { seen } }),
    done: () => undefined,
    failed: () => t('notAllRead'),
    renews: NOTICES,
    after: focusPanel,
  });
  if (run !== undefined) {
    return (
      <DialogFrame title={t('outcome')} closeLabel={common('close')} closeOutside onClose={onClose}>
        <BulkProgress runId={run} />
      </DialogFrame>
    );
  }
  const notices = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const [latest] = notices;
  const days = noticesByDay(notices, (at) => ownDay(at, now));
  const titles: Record<string, string> = {
    [ownDay(new Date(now - A_DAY_MS).toISOString(), now)]: t('yesterday'),
    [ownDay(new Date(now).toISOString(), now)]: t('today'),
  };
  const opened = (notice: Notice) => !notice.read && one.press(notice);
  const acts = {
    onRead: one.press,
    onOpen: (notice: Notice) => {
      opened(notice);
      onClose(false);
    },
    onFile: (notice: Notice) => void opened(notice),
    onRun: (notice: Notice) => {
      opened(notice);
      setRun(notice.subject);
    },
  };
  return (
    <Drawer
      opened
      onClose={() => onClose()}
      position="right"
      size="26rem"
      title={t('title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <div ref={panel} className={classes.panel} tabIndex={-1} data-autofocus>
        <UntilRead query={query} />
        {query.data && !latest && (
          <EmptyState icon={<IconBell size={28} stroke={1.5} />} title={t('emptyTitle')} text={t('emptyText')} />
        )}
        {latest && notices.some(({ read }) => !read) && (
          <Button variant="default" loading={all.pressed !== undefined} onClick={() => all.press(latest.id)}>
            {t('readAll')}
          </Button>
        )}
        {days.map(({ day, groups }) => (
          <NoticeDay key={day} title={titles[day] ?? day} groups={groups} acts={acts} />
        ))}
        {query.hasNextPage && (
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </Drawer>
  );
}
