import { Button } from '@mantine/core';
import type { InterviewFeed } from '@portal/contract/interviews/myInterviews.ts';
import { call } from '../../platform/network/api.ts';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { formatDate, formatInstant } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './CalendarFeedDialog.module.css';
import { INTERVIEW_FEED } from './myInterviews.queries.ts';

interface Props {
  feed: NonNullable<InterviewFeed>;
  onRevoked: () => void;
}

/** Of an address made before: when, whether a calendar reads it, and the way to end it. */
export function FeedFacts({ feed: { createdAt, readAt }, onRevoked }: Props) {
  const t = useText('myInterviews');
  const revoke = useQuickAct<'revoke', null>({
    act: () => call('revokeInterviewFeed'),
    done: () => t('feed.revoked'),
    failed: () => t('feed.notRevoked'),
    renews: INTERVIEW_FEED,
    after: onRevoked,
  });
  return (
    <>
      <p>
        {t('feed.made', { date: formatDate(createdAt) })}{' '}
        {readAt === null ? t('feed.unread') : t('feed.read', { date: formatInstant(readAt) })}
      </p>
      <p>{t('feed.forgotten')}</p>
      <div className={classes.acts}>
        <Button variant="default" loading={revoke.pressed !== undefined} onClick={() => revoke.press('revoke')}>
          {t('feed.revoke')}
        </Button>
      </div>
    </>
  );
}
