import { isDueNextYear, type ReportDates } from '@portal/domain/census/dates.ts';
import { formatDayMonth } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';

/** A day of a pair in words, `Jan 31 of the next year`: both must be days. */
export function useDayWords() {
  const t = useText('reportDates');
  return (pair: ReportDates, side: keyof ReportDates): string => {
    const day = formatDayMonth(pair[side]);
    return side === 'deadline' && isDueNextYear(pair) ? t('nextYear', { day }) : day;
  };
}
