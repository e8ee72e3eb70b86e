import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconCheck, IconPaperclip } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Notice } from '@portal/contract/notifications/notices.ts';
import { useText } from '../platform/texts/i18n.ts';
import { ownTime } from '../platform/texts/ownClock.ts';
import { placeOf, useNoticeText } from './noticeText.ts';
import classes from './Bell.module.css';

export interface NoticeActs {
  onRead: (notice: Notice) => void;
  /** It was opened, and leads away. */
  onOpen: (notice: Notice) => void;
  /** Its file was opened. */
  onFile: (notice: Notice) => void;
  /** What became of the work on many. */
  onRun: (notice: Notice) => void;
}

/** One notice: what it says and when, the way to the thing, and a press to mark it as read. */
export function NoticeRow({ notice, acts: { onRead, onOpen, onFile, onRun } }: { notice: Notice; acts: NoticeActs }) {
  const t = useText('notices');
  const common = useText('common');
  const text = useNoticeText()(notice);
  const place = placeOf(notice);
  const said = (
    <>
      {text}
      <span className={classes.time}>
        <time dateTime={notice.at}>{ownTime(notice.at)}</time>
        {!notice.read && <span className={classes.said}> {t('unread')}</span>}
      </span>
    </>
  );
  return (
    <li className={`${classes.row} ${notice.read ? '' : classes.unread}`}>
      {place && (
        <Link className={classes.what} to={place} onClick={() => onOpen(notice)}>
          {said}
        </Link>
      )}
      {!place && notice.run && (
        <UnstyledButton className={classes.what} onClick={() => onRun(notice)}>
          {said}
        </UnstyledButton>
      )}
      {!place && !notice.run && (
        <div className={classes.what}>
          {said}
          {notice.file && (
            <a
              className={classes.file}
              href={notice.file.url}
              target="_blank"
              rel="noreferrer"
              aria-label={common('linkOpensNewTab', { name: notice.file.name })}
              onClick={() => onFile(notice)}
            >
              <IconPaperclip size={16} stroke={1.6} aria-hidden />
              {notice.file.name}
            </a>
          )}
        </div>
      )}
      {!notice.read && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('readOne', { text })}
          data-tip={t('read')}
          onClick={() => onRead(notice)}
        >
          <IconCheck size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
