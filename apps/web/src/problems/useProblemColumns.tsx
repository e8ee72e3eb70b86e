import { Fragment, useMemo } from 'react';
import type { ProblemReport } from '@portal/contract/problems.ts';
import { formatInstant } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import type { Column } from '../ui/table/column.ts';
import { ProblemFacts } from './ProblemFacts.tsx';
import { ProblemState } from './ProblemState.tsx';
import classes from './ProblemsScreen.module.css';

export function useProblemColumns(): readonly Column<ProblemReport>[] {
  const t = useText('problems');
  return useMemo(
    () => [
      {
        key: 'reporter',
        header: t('reporter'),
        cell: ({ reporter }) => <strong className={classes.reporter}>{reporter}</strong>,
        fixed: true,
        width: '14%',
        onCard: 'title',
      },
      {
        key: 'what',
        header: t('what'),
        cell: (problem) => <ProblemFacts problem={problem} />,
        width: '26%',
        onCard: 'title',
      },
      {
        key: 'screen',
        header: t('screen'),
        cell: ({ screen }) => <ScreenPath path={screen} />,
        width: '14%',
        onCard: 'line',
      },
      { key: 'state', header: t('state'), cell: (problem) => <ProblemState problem={problem} />, onCard: 'line' },
      {
        key: 'created',
        header: t('when'),
        cell: ({ createdAt }) => formatInstant(createdAt),
        sorts: 'down',
        width: '13%',
        onCard: 'line',
      },
    ],
    [t],
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
