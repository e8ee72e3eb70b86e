import { useState } from 'react';
import { CloseButton } from '@mantine/core';
import { BulkProgress } from './BulkProgress.tsx';
import { useBulkRun, useOwnBulkRuns } from './bulk.queries.ts';
import { useText } from '../texts/i18n.ts';
import classes from './BulkProgress.module.css';

/** The user's own runs, after a reload too. One that has ended stays with its outcome until it is closed. */
export function RunningBulk() {
  const t = useText('bulk');
  const { data: running = [] } = useOwnBulkRuns();
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [closed, setClosed] = useState<readonly number[]>([]);
  const fresh = running.map(({ id }) => id).filter((id) => !seen.includes(id));
  // The server forgets a run as soon as it has ended; its outcome is still to be read.
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  const shown = seen.filter((id) => !closed.includes(id));
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('label')}>
      {shown.map((id) => (
        <Bar key={id} runId={id} onClose={() => setClosed([...closed, id])} />
      ))}
    </section>
  );
}

function Bar({ runId, onClose }: { runId: number; onClose: () => void }) {
  const common = useText('common');
  const { data: run } = useBulkRun(runId);
  return (
    <div className={classes.bar}>
      <BulkProgress runId={runId} whole={false} />
      {run && run.state !== 'RUNNING' && <CloseButton aria-label={common('dismiss')} onClick={onClose} />}
    </div>
  );
}
