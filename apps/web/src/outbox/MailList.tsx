import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMailOpened } from '@tabler/icons-react';
import { failureTexts } from '../platform/fieldErrors.ts';
import { FailureNote } from '../platform/FailureNote.tsx';
import { useText } from '../platform/i18n.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedInPlace } from '../ui/FailedInPlace.tsx';
import { SkeletonLines } from '../ui/SkeletonLines.tsx';
import { MailFilters } from './MailFilters.tsx';
import { MailCards, MailTable } from './MailTable.tsx';
import { useOutbox } from './outbox.queries.ts';
import type { useOutboxAddress } from './outboxAddress.ts';
import classes from './MailList.module.css';

/** Mails as they were written, newest first, by the filter in the address. */
export function MailList({ address }: { address: ReturnType<typeof useOutboxAddress> }) {
  const t = useText('outbox');
  const common = useText('common');
  const { state, search, filter, open } = address;
  const {
    mails,
    failed,
    hasServer,
    error,
    isPending,
    isFetching,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useOutbox({ state, search });
  const List = useMediaQuery('(max-width: 48em)') ? MailCards : MailTable;
  const isFiltered = state !== undefined || search !== undefined;

  return (
    <div className={classes.list}>
      <MailFilters state={state} search={search} failed={failed} onChange={filter} />
      {hasServer === false && <p className={classes.hint}>{t('noServer')}</p>}
      {isPending && <SkeletonLines lines={8} label={common('loading')} />}
      {!isPending && !error && mails.length === 0 && (
        <EmptyState
          icon={<IconMailOpened size={28} stroke={1.5} />}
          title={t(isFiltered ? 'noneFoundTitle' : 'emptyTitle')}
          text={t(isFiltered ? 'noneFoundText' : 'emptyText')}
        />
      )}
      {mails.length > 0 && <List mails={mails} onOpen={open} />}
      {error && (
        <FailedInPlace
          title={common('failedTitle')}
          texts={failureTexts(error)}
          note={<FailureNote error={error} />}
          retryLabel={common('retry')}
          onRetry={() => void (mails.length > 0 ? fetchNextPage() : refetch())}
          busy={isFetching}
        />
      )}
      {hasNextPage && !error && (
        <Button variant="default" mx="auto" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {common('loadMore')}
        </Button>
      )}
    </div>
  );
}
