import { useRef } from 'react';
import { IconChecks } from '@tabler/icons-react';
import type { FailedJob } from '@portal/contract/problems.ts';
import { UntilRead } from '../platform/failures/UntilRead.tsx';
import { failureNote } from '../platform/failures/FailureNote.tsx';
import { failureTexts } from '../platform/texts/fieldErrors.ts';
import { formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { showToast } from '../ui/toasts/toasts.ts';
import { FailedJobItem } from './FailedJobItem.tsx';
import classes from './FailedJobs.module.css';
import { useFailedJobs, useRetryFailedJob } from './failedJobs.queries.ts';

/** Work of the server that failed on every try, and the way to have it tried again. */
export function FailedJobs() {
  const t = useText('problems');
  const query = useFailedJobs();
  const { mutateAsync, isPending, variables } = useRetryFailedJob();
  const list = useRef<HTMLElement>(null);
  const { data: jobs = [], total = 0 } = query.data ?? {};

  const tryAgain = async ({ id, job }: FailedJob) => {
    try {
      await mutateAsync(id);
      showToast({ tone: 'done', text: t('tried', { job: t(`job.${job}`) }) });
      // The button that was pressed leaves the list with its job.
      list.current?.focus({ preventScroll: true });
    } catch (error) {
      const text = [t('notTried', { job: t(`job.${job}`) }), ...failureTexts(error)].join(' ');
      showToast({ tone: 'failed', text, note: failureNote(error) });
    }
  };
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
              <FailedJobItem
                key={job.id}
                job={job}
                onTryAgain={() => void tryAgain(job)}
                isBusy={isPending && variables === job.id}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
