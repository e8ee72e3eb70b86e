import { useRef } from 'react';
import { IconChecks } from '@tabler/icons-react';
import type { FailedJob } from '@portal/contract/problems.ts';
import { UntilRead } from '../platform/failures/UntilRead.tsx';
import { call } from '../platform/network/api.ts';
import { formatNumber } from '../platform/texts/format.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { useText } from '../platform/texts/i18n.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { FailedJobItem } from './FailedJobItem.tsx';
import classes from './FailedJobs.module.css';
import { FAILED_JOBS, useFailedJobs } from './failedJobs.queries.ts';

/** Work of the server that failed on every try, and the way to have it tried again. */
export function FailedJobs() {
  const t = useText('problems');
  const query = useFailedJobs();
  const list = useRef<HTMLElement>(null);
  const { data: jobs = [], total = 0 } = query.data ?? {};

  const { press, pressed } = useQuickAct({
    act: ({ id }: FailedJob) => call('retryFailedJob', { params: { id } }),
    done: ({ job }) => t('tried', { job: t(`job.${job}`) }),
    failed: ({ job }) => t('notTried', { job: t(`job.${job}`) }),
    renews: FAILED_JOBS,
    // The button that was pressed leaves the list with its job.
    after: () => list.current?.focus({ preventScroll: true }),
  });
  return (
    <section ref={list} tabIndex={-1} aria-label={t('part.jobs')}>
      <UntilRead query={query} />
      {query.data && jobs.length === 0 && (
        <EmptyState icon={<IconChecks size={28} stroke={1.5} />} title={t('noJobsTitle')} text={t('noJobsText')} />
      )}
      {jobs.length > 0 && (
        <>
          <output className={classes.count}>
            {total > jobs.length
              ? t('jobsCut', { all: formatNumber(total), shown: formatNumber(jobs.length) })
              : t('jobsCount', { count: total, shown: formatNumber(total) })}
          </output>
          <ul className={classes.list}>
            {jobs.map((job) => (
              <FailedJobItem key={job.id} job={job} onTryAgain={() => press(job)} isBusy={pressed?.id === job.id} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
