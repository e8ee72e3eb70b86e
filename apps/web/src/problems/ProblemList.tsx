import { Fragment, useRef } from 'react';
import { Button } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import type { ProblemReport } from '@portal/contract/problems.ts';
import { PROBLEM_FILTERS } from '@portal/domain/problems/problemReports.ts';
import { formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { cellOf, shownList } from '../platform/lists/listColumn.ts';
import { ListPart } from '../platform/lists/ListPart.tsx';
import { useList } from '../platform/lists/useList.ts';
import { ProblemFacts } from './ProblemFacts.tsx';
import { PROBLEMS } from './problems.queries.ts';
import { ProblemState } from './ProblemState.tsx';
import { SettleButton } from './SettleButton.tsx';
import classes from './ProblemsScreen.module.css';

const LIST = shownList('listProblems', 'problems', [
  {
    key: 'reporter',
    cell: ({ reporter }) => <strong className={classes.reporter}>{reporter}</strong>,
    fixed: true,
    width: 9,
    title: true,
  },
  { key: 'what', cell: (problem) => <ProblemFacts problem={problem} />, width: 18, tall: true, title: true },
  { key: 'screen', cell: ({ screen }) => <ScreenPath path={screen} />, width: 10, tall: true },
  { key: 'state', cell: (problem) => <ProblemState problem={problem} />, width: 9, tall: true },
  { key: 'created', cell: ({ createdAt }) => cellOf.instant(createdAt), sorts: 'down', width: 8, zoned: true },
]);

/** What staff told the administrators of; those that are open, unless the address says otherwise (`?show=settled`). */
export function ProblemList() {
  const t = useText('problems');
  const shown = useList(LIST, PROBLEMS);
  const { address } = shown;
  const show = PROBLEM_FILTERS.find((filter) => filter === address.filters['show']) ?? 'open';
  const list = useRef<HTMLElement>(null);
  // The button that was pressed leaves the list with its report.
  const stay = () => list.current?.focus({ preventScroll: true });
  const settleButtonOf = (problem: ProblemReport) => <SettleButton problem={problem} onDone={stay} />;
  return (
    <section ref={list} tabIndex={-1} aria-label={t('title')}>
      <ListPart
        of={LIST}
        list={shown}
        countText={(count) => t(show === 'all' ? 'count' : `count.${show}`, { count, shown: formatNumber(count) })}
        nameOf={({ reporter }) => reporter}
        rowActions={settleButtonOf}
        actionsWidth={8}
        icon={<IconLifebuoy size={28} stroke={1.5} />}
        emptyAction={
          <Button variant="default" onClick={() => address.filterBy('show', 'settled')}>
            {t('showSettled')}
          </Button>
        }
      />
    </section>
  );
}

/** Where it is too long for its place, it breaks behind a slash. */
function ScreenPath({ path }: { path: string }) {
  const starts = [0, ...[...path.matchAll(/\//g)].map(({ index }) => index + 1)];
  return (
    <span className={classes.screen}>
      {starts.map((start, place) => (
        <Fragment key={start}>
          {path.slice(start, starts[place + 1])}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
