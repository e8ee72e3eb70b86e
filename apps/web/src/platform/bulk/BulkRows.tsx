import { useState } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { BulkKind, BulkRow, BulkRun } from '@portal/contract/bulk.ts';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import { useBulkRows } from './bulk.queries.ts';
import { problemText } from '../texts/fieldErrors.ts';
import { formatNumber } from '../texts/format.ts';
import { useText } from '../texts/i18n.ts';

const card = (id: number) => `/requests/dashboard?card=${id}`;

const documentsOf = (id: number) => `${card(id)}&tab=documents`;
const IMPORTS = '/configurations/imports';

/** Where the subjects of a kind are; of a document, by its application. */
const PLACES: Readonly<Record<BulkKind, (id: number) => string>> = {
  handOver: card,
  reassignEphesian: card,
  assign: card,
  tag: card,
  move: card,
  email: card,
  renewLicences: card,
  restore: card,
  askDocuments: documentsOf,
  dateDocuments: documentsOf,
  followRegion: card,
  // Rows of a file have no screen of their own.
  checkImport: () => IMPORTS,
  runImport: () => IMPORTS,
  undoImport: () => IMPORTS,
  remindClients: (id) => `/users/client-edit/${id}`,
  remindReports: (id) => `/reports/list-churches/${id}/quarterly-list`,
};

/** How it stands with them, in the texts of a kind. */
const SAID = { REFUSED: 'refused', DONE: 'each', WAITING: 'left' } as const satisfies Record<BulkRow['state'], string>;

interface Props {
  run: BulkRun;
  state: BulkRow['state'];
  count: number;
  isOpen: boolean;
}

/** Those of a run that became so, each with the way to it, and with the reasons where it could not be done. */
export function BulkRows({ run, state, count, isOpen: isOpenAtFirst }: Props) {
  const t = useText('bulk');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = useBulkRows(run.id, state, isOpen && count > 0);
  if (count === 0) return null;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t(`${run.kind}.${SAID[state]}`, { count, shown: formatNumber(count) })}</summary>
      <ul>
        {rows.map((row) => (
          <li key={row.position}>
            <Subject row={row} place={PLACES[run.kind]} />
            {row.problems.length > 0 && ': '}
            {row.problems.map((problem) => problemText(problem as FieldProblem)).join(' ')}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" size="compact-md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </details>
  );
}

function Subject({ row: { subject, subjectId }, place }: { row: BulkRow; place: (id: number) => string }) {
  const t = useText('bulk');
  if (!subject) return t('hidden');
  const words = [subject.caseNumber, subject.name].filter((word) => word !== null && word !== '').join(' · ');
  const { document } = subject;
  return (
    <>
      <Link to={place(document?.application ?? subjectId)}>{words}</Link>
      {document && <DocumentOf kind={document.kind} />}
    </>
  );
}

/** Apart, so that the names of documents are loaded where one is told of. */
function DocumentOf({ kind }: Pick<NonNullable<NonNullable<BulkRow['subject']>['document']>, 'kind'>) {
  return <> ({useText('applicationForm')(`fields.documents.${kind}`)})</>;
}
