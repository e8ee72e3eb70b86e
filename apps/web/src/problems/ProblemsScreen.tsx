import { useRef } from 'react';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLifebuoy } from '@tabler/icons-react';
import type { ProblemReport } from '@portal/contract/problems.ts';
import { PROBLEM_FILTERS, type ProblemFilter } from '@portal/domain/problems/problemReports.ts';
import { failureTexts } from '../platform/fieldErrors.ts';
import { FailureNote } from '../platform/FailureNote.tsx';
import { useText } from '../platform/i18n.ts';
import { useAddress } from '../platform/useAddress.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedInPlace } from '../ui/FailedInPlace.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SkeletonLines } from '../ui/SkeletonLines.tsx';
import { ProblemFilterChoice } from './ProblemFilterChoice.tsx';
import { ProblemCards, ProblemTable } from './ProblemTable.tsx';
import { useProblems } from './problems.queries.ts';
import { useSettling } from './useSettling.ts';

const USUAL: ProblemFilter = 'open';

/** What staff told the administrators of; which reports are shown is in the address (`?show=settled`). */
export function ProblemsScreen() {
  const t = useText('problems');
  const common = useText('common');
  const { address, change } = useAddress();
  const show = PROBLEM_FILTERS.find((filter) => filter === address.get('show')) ?? USUAL;
  const { problems, error, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useProblems(show);
  const { settle, settlingId } = useSettling();
  const List = useMediaQuery('(max-width: 48em)') ? ProblemCards : ProblemTable;
  const list = useRef<HTMLElement>(null);

  const choose = (filter: ProblemFilter) => change({ show: filter === USUAL ? undefined : filter });

  const settleAndStay = async (problem: ProblemReport, settled: boolean) => {
    // The button that was pressed leaves the list with its report.
    if (await settle(problem, settled)) list.current?.focus({ preventScroll: true });
  };

  return (
    <Screen
      title={t('title')}
      product={common('productName')}
      lead={t('lead')}
      actions={<ProblemFilterChoice value={show} onChange={choose} />}
    >
      <section ref={list} tabIndex={-1} aria-label={t(`filter.${show}`)}>
        {isPending && <SkeletonLines lines={6} label={common('loading')} />}
        {!isPending && !error && problems.length === 0 && (
          <EmptyState
            icon={<IconLifebuoy size={28} stroke={1.5} />}
            title={t(`emptyTitle.${show}`)}
            text={t(`emptyText.${show}`)}
          />
        )}
        {problems.length > 0 && (
          <List
            problems={problems}
            onSettle={(problem, settled) => void settleAndStay(problem, settled)}
            settlingId={settlingId}
          />
        )}
      </section>
      {error && (
        <FailedInPlace
          title={common('failedTitle')}
          texts={failureTexts(error)}
          note={<FailureNote error={error} />}
          retryLabel={common('retry')}
          onRetry={() => void (problems.length > 0 ? fetchNextPage() : refetch())}
          busy={isFetching}
        />
      )}
      {hasNextPage && !error && (
        <Button variant="default" mx="auto" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {common('loadMore')}
        </Button>
      )}
    </Screen>
  );
}
