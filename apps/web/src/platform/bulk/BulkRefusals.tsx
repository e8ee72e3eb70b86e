import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { BulkKind, BulkRow, BulkRun } from '@portal/contract/bulk.ts';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import { useRefusedRows } from './bulk.queries.ts';
import { problemText } from '../texts/fieldErrors.ts';
import { formatNumber } from '../texts/format.ts';
import { useText } from '../texts/i18n.ts';
import classes from './BulkProgress.module.css';

/** Where the subjects of a kind are. */
const PLACES: Readonly<Record<BulkKind, (id: number) => string>> = {
  handOver: (id) => `/requests/dashboard?card=${id}`,
  remindClients: (id) => `/users/client-edit/${id}`,
};

/** What could not be done, each with its reasons and the way to it. */
export function BulkRefusals({ run }: { run: BulkRun }) {
  const t = useText('bulk');
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = useRefusedRows(run.id);
  return (
    <div className={classes.refusals}>
      <p>{t(`${run.kind}.refused`, { count: run.refused, shown: formatNumber(run.refused) })}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.position}>
            <Subject row={row} place={PLACES[run.kind]} />
            {': '}
            {row.problems.map((problem) => problemText(problem as FieldProblem)).join(' ')}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" size="compact-md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function Subject({ row: { subject, subjectId }, place }: { row: BulkRow; place: (id: number) => string }) {
  const t = useText('bulk');
  if (!subject) return t('hidden');
  const words = [subject.caseNumber, subject.name].filter((word) => word !== null && word !== '').join(' · ');
  return <Link to={place(subjectId)}>{words}</Link>;
}
