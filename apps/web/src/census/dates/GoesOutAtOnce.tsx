import { IconAlertTriangle } from '@tabler/icons-react';
import { sentAtOnce, whyNotReportDates, type ReportDates } from '@portal/domain/census/dates.ts';
import { wallAt } from '@portal/domain/zonedTimes.ts';
import { IN_NEW_YORK } from '@portal/messages/locales.ts';
import { formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useMinute } from '../../platform/texts/useMinute.ts';
import classes from './ReportDates.module.css';

interface Props {
  /** As it is typed. */
  time: readonly ReportDates[];
  /** The newest that went out. */
  newest: number | null;
}

/** Says that a quarter goes out as soon as these dates are saved: nobody is to learn that from the churches. */
export function GoesOutAtOnce({ time, newest }: Props) {
  const t = useText('reportDates');
  const reports = useText('reportChurches');
  const isGood = Object.keys(whyNotReportDates(time)).length === 0;
  const now = useMinute();
  const due = isGood ? sentAtOnce(time, newest, now, wallAt(now, IN_NEW_YORK.timeZone).day) : [];
  return (
    <output className={classes.atOnce}>
      {due.length > 0 && (
        <>
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          <span>
            {t('atOnce', {
              report: formatList(due.map(({ year, quarter }) => reports('quarterOf', { quarter, year }))),
            })}
          </span>
        </>
      )}
    </output>
  );
}
