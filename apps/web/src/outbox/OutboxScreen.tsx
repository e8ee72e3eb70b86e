import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMailOpened } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { failureCodes, failureTexts } from '../platform/fieldErrors.ts';
import { useText } from '../platform/i18n.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedInPlace } from '../ui/FailedInPlace.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SkeletonLines } from '../ui/SkeletonLines.tsx';
import { MailDialog } from './MailDialog.tsx';
import { MailCards, MailTable } from './MailTable.tsx';
import { useOutbox } from './outbox.queries.ts';

/** Mails as they were written; the open one is in the address (`?mail=12`). */
export function OutboxScreen() {
  const t = useText('outbox');
  const common = useText('common');
  const { mails, error, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useOutbox();
  const List = useMediaQuery('(max-width: 48em)') ? MailCards : MailTable;
  const [address, setAddress] = useSearchParams();
  const open = mails.find(({ id }) => String(id) === address.get('mail'));

  const openMail = (id: number | undefined) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (id === undefined) next.delete('mail');
      else next.set('mail', String(id));
      return next;
    });

  return (
    <Screen title={t('title')} product={common('productName')} lead={t('lead')}>
      {isPending && <SkeletonLines lines={8} label={common('loading')} />}
      {!isPending && !error && mails.length === 0 && (
        <EmptyState icon={<IconMailOpened size={28} stroke={1.5} />} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {mails.length > 0 && <List mails={mails} onOpen={openMail} />}
      {error && (
        <FailedInPlace
          title={common('failedTitle')}
          texts={failureTexts(error)}
          note={common('codeNote', { codes: failureCodes(error) })}
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
      {open && <MailDialog mail={open} onClose={() => openMail(undefined)} />}
    </Screen>
  );
}
