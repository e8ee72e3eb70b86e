import { useEffect } from 'react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconMessages } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { fullName } from '../applications/fullName.ts';
import { messagesKey } from '../applications/messagesKey.ts';
import { unreadKey } from '../applications/unread/unread.queries.ts';
import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { call } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';
import { SkeletonLines } from '../ui/states/SkeletonLines.tsx';
import { useMessages } from './conversations.queries.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageItem } from './MessageItem.tsx';
import { useNewestInSight } from './useNewestInSight.ts';
import classes from './Chat.module.css';

/** The chat with the applicant, the oldest first, and what is written next below it. */
export default function ChatTab({ application }: { application: Detail }) {
  const t = useText('conversations');
  useText('forms');
  const { id } = application;
  const name = fullName(application);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useMessages(id);
  const newest = data?.pages[0];
  useReadMark(id, newest?.unread ? newest.data[0]?.id : undefined);
  const chat = useNewestInSight(newest?.data[0]?.id);
  if (error && !data) return <FailedReading title={t('failed')} error={error} onRetry={refetch} busy={isFetching} />;
  const messages = data?.pages.flatMap((page) => page.data).toReversed();
  return (
    <section ref={chat} aria-label={t('title', { name })} className={classes.chat}>
      <p className={classes.seen}>
        <IconMessages size={16} aria-hidden />
        {t('seen')}
      </p>
      {!messages && <SkeletonLines lines={4} label={t('loading')} />}
      {hasNextPage && (
        <Button variant="default" size="compact-sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('earlier')}
        </Button>
      )}
      {messages?.length === 0 && <p className={classes.quiet}>{t('none')}</p>}
      {messages && newest && messages.length > 0 && (
        <ol className={classes.messages} aria-live="polite" aria-label={t('title', { name })}>
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              applicantName={name}
              applicant={newest.applicant}
              staff={newest.staff}
            />
          ))}
        </ol>
      )}
      <MessageForm id={id} />
    </section>
  );
}

/** Says that the reader has read to there, once it is on the screen of a tab that is looked at. */
function useReadMark(id: number, readTo: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (readTo === undefined) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      void call('readMessages', { params: { id }, body: { readTo } }).then(
        () => Promise.all([messagesKey(id), unreadKey()].map((queryKey) => client.invalidateQueries({ queryKey }))),
        // It stays unread, which the next look mends.
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, id, readTo]);
}
