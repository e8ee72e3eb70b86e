import { Button } from '@mantine/core';
import type { FailedJob } from '@portal/contract/problems.ts';
import { formatInstant, formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import classes from './FailedJobs.module.css';

interface Props {
  job: FailedJob;
  onTryAgain: () => void;
  isBusy: boolean;
}

/** Which job, when, why in words, and what finds it in the log. */
export function FailedJobItem({ job, onTryAgain, isBusy }: Props) {
  const t = useText('problems');
  const name = t(`job.${job.job}`);
  const instant = formatInstant(job.failedAt);
  const { fault, jobId } = job;
  return (
    <li>
      <div className={classes.what}>
        <h2>{name}</h2>
        <p>{t(`why.${job.why}`)}</p>
        <p className={classes.quiet}>
          {t('failedAt')}: {instant} · {t('tries', { count: job.tries, shown: formatNumber(job.tries) })}
        </p>
        <p className={`${classes.quiet} ${classes.code}`}>
          {fault === null ? t('jobNoteWithoutCode', { job: jobId }) : t('jobNote', { code: fault, job: jobId })}
        </p>
      </div>
      <Button
        variant="default"
        size="compact-md"
        loading={isBusy}
        aria-label={t('tryAgainOf', { job: name, instant })}
        onClick={onTryAgain}
      >
        {t('tryAgain')}
      </Button>
    </li>
  );
}
