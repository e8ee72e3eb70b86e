import { useEffect, useRef } from 'react';
import { Button, Progress } from '@mantine/core';
import type { BulkRun } from '@portal/contract/bulk.ts';
import { BulkRows } from './BulkRows.tsx';
import { useBulkRun, useCancelBulkRun } from './bulk.queries.ts';
import { failureNote } from '../failures/FailureNote.tsx';
import { formatNumber } from '../texts/format.ts';
import { useText } from '../texts/i18n.ts';
import classes from './BulkProgress.module.css';

interface Props {
  runId: number;
  /** Once, when it has ended: done to the last row, or stopped. */
  onEnded?: (run: BulkRun) => void;
  /** What became of every row is open to be read; else of those that were refused. */
  whole?: boolean;
}

/** A run of work on many: a bar with the count, the way to stop it, then what became of it and why some were refused. */
export function BulkProgress({ runId, onEnded, whole = true }: Props) {
  const t = useText('bulk');
  const common = useText('common');
  const { data: run, error } = useBulkRun(runId);
  const cancel = useCancelBulkRun(runId);
  const told = useRef(false);

  useEffect(() => {
    if (!run || run.state === 'RUNNING' || told.current) return;
    told.current = true;
    onEnded?.(run);
  }, [run, onEnded]);

  if (!run) {
    return error ? (
      <div role="alert">
        <p>{t('failed')}</p>
        {failureNote(error)}
      </div>
    ) : (
      <p>{common('loading')}</p>
    );
  }
  const isRunning = run.state === 'RUNNING';
  const dealtWith = run.done + run.refused;
  const counts = { done: formatNumber(isRunning ? dealtWith : run.done), total: formatNumber(run.total) };
  const said = isRunning ? 'running' : run.state === 'DONE' ? 'done' : 'cancelled';
  return (
    <div className={classes.run}>
      <div className={classes.line}>
        {/* What changes each second is not read aloud; how it ended is. */}
        <span className={classes.said} aria-hidden={!isRunning}>
          {t(`${run.kind}.${said}`, counts)}
        </span>
        <output className={classes.unseen}>{isRunning ? '' : t(`${run.kind}.${said}`, counts)}</output>
        {isRunning && (
          <Button variant="default" size="compact-md" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('stop')}
          </Button>
        )}
      </div>
      <Progress.Root size="md">
        <Progress.Section
          value={run.total === 0 ? 100 : (dealtWith / run.total) * 100}
          aria-label={t('label')}
          color={run.refused > 0 ? 'yellow.8' : 'blue.7'}
        />
      </Progress.Root>
      {cancel.error && isRunning && (
        <div role="alert">
          <p>{t('notStopped')}</p>
          {failureNote(cancel.error)}
        </div>
      )}
      {!isRunning && (
        <div className={classes.rows}>
          <BulkRows run={run} state="REFUSED" count={run.refused} isOpen />
          <BulkRows run={run} state="DONE" count={run.done} isOpen={whole} />
          <BulkRows run={run} state="WAITING" count={run.waiting} isOpen={whole} />
        </div>
      )}
    </div>
  );
}
