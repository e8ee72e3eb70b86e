import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import type { ProblemReport } from '@portal/contract/problems.ts';
import { partOfText } from '@portal/domain/fields/rules.ts';
import { PROBLEM_FILTERS } from '@portal/domain/problems/problemReports.ts';
import { formatNumber } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import { List } from '../platform/lists/List.tsx';
import { useListAddress } from '../platform/lists/useListAddress.ts';
import { PROBLEM_SORTS, useProblems } from './problems.queries.ts';
import { SettleButton } from './SettleButton.tsx';
import { useProblemColumns } from './useProblemColumns.tsx';
import { PROBLEM_FILTER_KEYS, useProblemFilters } from './useProblemFilters.ts';
import { useSettling } from './useSettling.ts';

const TERMS = { search: partOfText, filters: PROBLEM_FILTER_KEYS, sorts: PROBLEM_SORTS, usual: '-created' };

/** What staff told the administrators of; those that are open, unless the address says otherwise (`?show=settled`). */
export function ProblemList() {
  const t = useText('problems');
  const address = useListAddress(TERMS);
  const show = PROBLEM_FILTERS.find((filter) => filter === address.filters['show']) ?? 'open';
  const pages = useProblems(address);
  const columns = useProblemColumns();
  const filters = useProblemFilters();
  const { settle, settlingId } = useSettling();
  const list = useRef<HTMLElement>(null);

  const settleAndStay = async (problem: ProblemReport, settled: boolean) => {
    // The button that was pressed leaves the list with its report.
    if (await settle(problem, settled)) list.current?.focus({ preventScroll: true });
  };
  const settleButtonOf = (problem: ProblemReport) => (
    <SettleButton
      problem={problem}
      onSettle={(wanted) => void settleAndStay(problem, wanted)}
      isBusy={settlingId === problem.id}
    />
  );
  return (
    <section ref={list} tabIndex={-1} aria-label={t('title')}>
      <List<ProblemReport>
        name="problems"
        label={t('title')}
        searchLabel={t('search')}
        countText={(count) => t(`count.${show}`, { count, shown: formatNumber(count) })}
        columns={columns}
        filters={filters}
        address={address}
        pages={pages}
        nameOf={({ reporter }) => reporter}
        rowActions={settleButtonOf}
        empty={{
          icon: <IconLifebuoy size={28} stroke={1.5} />,
          text: t('emptyText'),
          action: (
            <Button variant="default" onClick={() => address.filterBy('show', 'settled')}>
              {t('showSettled')}
            </Button>
          ),
        }}
      />
    </section>
  );
}
