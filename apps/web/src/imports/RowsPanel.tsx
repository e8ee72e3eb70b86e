import { useState } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { ImportBatch, ImportRow } from '@portal/contract/imports/imports.ts';
import { ROW_OUTCOMES, type ImportKind, type RowOutcome } from '@portal/domain/imports/imports.ts';
import { UntilRead } from '../platform/failures/UntilRead.tsx';
import { problemText } from '../platform/texts/fieldErrors.ts';
import { formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Panel } from '../ui/Panel.tsx';
import { useFieldText } from './useFieldText.ts';
import { useImportRows } from './imports.queries.ts';
import classes from './Imports.module.css';

/** What would become of each row, or became, with the reasons of what is refused: all, or those of one outcome. */
export function RowsPanel({ batch }: { batch: ImportBatch }) {
  const t = useText('imports');
  const { outcomes, state, total } = batch;
  const there = ROW_OUTCOMES.filter((outcome) => outcomes[outcome] !== undefined);
  const [outcome, setOutcome] = useState<RowOutcome | undefined>(outcomes['REFUSED'] ? 'REFUSED' : undefined);
  const query = useImportRows(batch, outcome);
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <Panel title={t(state === 'CHECKED' ? 'reportTitle' : 'resultTitle')}>
      <NativeSelect
        label={t('show')}
        className={classes.filter}
        data={[
          { value: '', label: `${t('all')} (${formatNumber(total)})` },
          ...there.map((value) => ({
            value,
            label: `${t(`outcome.${value}`)} (${formatNumber(outcomes[value] ?? 0)})`,
          })),
        ]}
        value={outcome ?? ''}
        onChange={(event) => setOutcome((event.currentTarget.value || undefined) as RowOutcome | undefined)}
      />
      <UntilRead query={query} />
      {query.data && rows.length === 0 && <p className={classes.quiet}>{t('noRows')}</p>}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <Row key={row.line} row={row} kind={batch.kind} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Panel>
  );
}

function Row({ row, kind }: { row: ImportRow; kind: ImportKind }) {
  const { line, outcome, values, problems, repeats, subject } = row;
  const fieldText = useFieldText(kind);
  const t = useText('imports');
  const said = Object.values(values).filter((value) => value !== '');
  const found = Object.entries(problems) as [string, FieldProblem][];
  return (
    <li>
      <span className={classes.line}>
        <strong>{t('row', { line })}</strong>
        {outcome && <span>{t(`outcome.${outcome}`)}</span>}
      </span>
      <span className={classes.values}>{said.join(' · ')}</span>
      {repeats !== null && outcome === 'REPEATED' && <span>{t('repeats', { line: repeats })}</span>}
      {subject && (outcome === 'SKIPPED' || outcome === 'SAME') && <span>{t('like', { name: subject.name })}</span>}
      {found.map(([field, problem]) => (
        <span key={field} className={classes.problem}>
          {field === ''
            ? problemText(problem)
            : t('problemAt', { field: fieldText(field), problem: problemText(problem) })}
        </span>
      ))}
    </li>
  );
}
