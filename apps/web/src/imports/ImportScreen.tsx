import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { ImportBatch } from '@portal/contract/imports/imports.ts';
import { idIn } from '../platform/address/idIn.ts';
import { BulkProgress } from '../platform/bulk/BulkProgress.tsx';
import { UntilRead } from '../platform/failures/UntilRead.tsx';
import { BackLink } from '../platform/lists/BackLink.tsx';
import { useWayBack } from '../platform/lists/wayBack.ts';
import { formatInstant, formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Panel } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { ColumnsForm } from './ColumnsForm.tsx';
import { ImportActs } from './ImportActs.tsx';
import { importPath, IMPORTS_PATH } from './importPath.ts';
import { IMPORTS, useImport } from './imports.queries.ts';
import { ImportStateMark } from './ImportStateMark.tsx';
import { RowsPanel } from './RowsPanel.tsx';
import classes from './Imports.module.css';

/** One import: its columns, what would become of each row or became, and the way back (product/imports.md#what). */
export function ImportScreen() {
  const id = idIn(useParams()['id']);
  const t = useText('imports');
  const list = useText('importList');
  const common = useText('common');
  const { back } = useWayBack(IMPORTS_PATH);
  const query = useImport(id);
  const { data: batch } = query;
  return (
    <Screen
      title={batch ? (batch.name ?? list('name.cleared')) : t('one')}
      product={common('productName')}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <UntilRead query={query} />
      {batch && <Batch key={batch.id} batch={batch} />}
    </Screen>
  );
}

function Batch({ batch }: { batch: ImportBatch }) {
  const t = useText('imports');
  const client = useQueryClient();
  const [chooses, setChooses] = useState(false);
  const { state, stopped, runId, cleared } = batch;
  const isWorking = !stopped && (state === 'CHECKING' || state === 'RUNNING' || state === 'UNDOING');
  const isChosen = state !== 'READ' && !(state === 'CHECKING' && stopped);
  const renew = () => void client.invalidateQueries({ queryKey: IMPORTS });
  if (cleared) return <p>{t('cleared')}</p>;
  return (
    <div className={classes.page}>
      <Facts batch={batch} />
      {isWorking && runId !== null && <BulkProgress key={runId} runId={runId} whole={false} onEnded={renew} />}
      {!isWorking && (!isChosen || (state === 'CHECKED' && chooses)) && (
        <ColumnsForm key={batch.version} batch={batch} onDone={() => setChooses(false)} />
      )}
      {!isWorking && isChosen && (
        <>
          <ImportActs batch={batch} onChoose={() => setChooses(true)} />
          <RowsPanel batch={batch} />
        </>
      )}
    </div>
  );
}

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** What was found out of the file. */
function Facts({ batch }: { batch: ImportBatch }) {
  const t = useText('imports');
  const list = useText('importList');
  const { format, encoding, separator, total, earlier, kind } = batch;
  const said = SEPARATORS[separator as keyof typeof SEPARATORS];
  const read =
    format === 'csv'
      ? t('read.csv', { encoding: (encoding ?? '').toUpperCase(), separator: t(`separator.${said}`) })
      : t('read.xlsx');
  return (
    <Panel title={list(`kind.${kind}`)}>
      <ImportStateMark of={batch} />
      <p className={classes.quiet}>{[read, t('rows', { count: total, shown: formatNumber(total) })].join(' · ')}</p>
      {earlier && (
        <p className={classes.quiet}>
          {t('earlier', { instant: formatInstant(earlier.createdAt) })}{' '}
          <Link to={importPath(earlier.id)}>{t('openEarlier')}</Link>
        </p>
      )}
    </Panel>
  );
}
