import { QUARTERS, type ReportDates } from '@portal/domain/census/dates.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useDayWords } from './useDayWords.ts';
import classes from './ReportDates.module.css';

/** The dates for those who do not set them. */
export function DatesRead({ time }: { time: readonly ReportDates[] }) {
  const t = useText('reportDates');
  const words = useDayWords();
  return (
    <div className={classes.read}>
      <Panel title={t('all')}>
        <Facts
          facts={QUARTERS.map((quarter, n) => {
            const pair = time[n];
            return [
              t('quarter', { quarter }),
              pair ? t('span', { sending: words(pair, 'sending'), deadline: words(pair, 'deadline') }) : null,
            ] as const;
          })}
        />
        <p>{t('readOnly')}</p>
      </Panel>
    </div>
  );
}
