import type { EventFigures } from '@portal/contract/events/attendance.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useMinute } from '../../platform/texts/useMinute.ts';
import { BarPlot } from '../../ui/charts/BarPlot.tsx';
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { timeOf } from '../eventTimes.ts';
import classes from './Watch.module.css';

const KINDS = ['leaders', 'spouses', 'naturalChildren', 'spiritualChildren'] as const;
const MINUTE_MS = 60_000;

/** The number in large, by kind and region, and how fast they come. */
export function LiveFigures({ figures }: { figures: EventFigures }) {
  const t = useText('attendance');
  const charts = useText('charts');
  const now = useMinute();
  const { total, regions, minutes, zone } = figures;
  const latest = minutes.findLast(({ at }) => now - Date.parse(at) < 2 * MINUTE_MS);
  return (
    <>
      <div className={classes.total}>
        <p aria-live="polite" aria-atomic>
          <span className={classes.number}>{formatNumber(total)}</span>{' '}
          <span className={classes.inside}>{t('inside')}</span>
        </p>
        <p className={classes.quiet}>
          {total === 0 ? t('nobodyYet') : `${t('lastMinute')}: ${formatNumber(latest?.people ?? 0)}`}
        </p>
      </div>
      <div className={classes.parts}>
        <Panel title={t('byKind')}>
          <dl className={classes.figures}>
            {KINDS.map((kind) => (
              <div key={kind}>
                <dt>{t(kind)}</dt>
                <dd>{formatNumber(figures[kind])}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel title={t('byRegion')}>
          <dl className={classes.figures}>
            {regions.map(({ region, total: people }) => (
              <div key={region?.id ?? 0}>
                <dt>{region?.name ?? t('noRegion')}</dt>
                <dd>{formatNumber(people)}</dd>
              </div>
            ))}
          </dl>
          {regions.length === 0 && <p className={classes.quiet}>{t('nobodyYet')}</p>}
        </Panel>
      </div>
      <ChartFigure
        title={t('perMinute')}
        sentence={t('perMinuteText')}
        format={formatNumber}
        Plot={BarPlot}
        words={{ asTable: charts('asTable'), asChart: charts('asChart'), empty: t('nobodyYet') }}
        data={{
          of: t('minute'),
          series: [{ name: t('people') }],
          rows: minutes.map(({ at, people }) => ({ name: timeOf(at, zone), values: [people] })),
        }}
      />
    </>
  );
}
