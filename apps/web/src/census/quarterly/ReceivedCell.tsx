import type { QuarterlyReport } from '@portal/contract/census/reports.ts';
import { formatMoment } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './Quarterly.module.css';

/** When it was received, and from whom. */
export function ReceivedCell({ report: { sentAt, sentBy } }: { report: QuarterlyReport }) {
  const t = useText('quarterlyReports');
  if (sentAt === null) return <span className={classes.quiet}>{t('notReceived')}</span>;
  return (
    <>
      {formatMoment(sentAt)}
      <span className={classes.given}>{sentBy === null ? t('fromChurch') : t('enteredBy', { name: sentBy })}</span>
    </>
  );
}
