import type { QuarterlyReport } from '@portal/contract/census/reports.ts';
import { formatDate, formatMoment } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './Quarterly.module.css';

/** The last day, and of another that was given by whom, when and why. */
export function DeadlineCell({ report: { deadline, reopened } }: { report: QuarterlyReport }) {
  const t = useText('quarterlyReports');
  if (!reopened) return formatDate(deadline);
  const { at, by, reason } = reopened;
  const instant = formatMoment(at);
  return (
    <>
      {formatDate(deadline)}
      <span className={classes.given}>
        {by === null ? t('reopened', { instant }) : t('reopenedBy', { instant, name: by })}
      </span>
      {reason !== null && <span className={classes.given}>{t('reopenedReason', { reason })}</span>}
    </>
  );
}
