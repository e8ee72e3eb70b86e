import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { attendanceEndpoints } from '@portal/contract/events/attendance.ts';
import { formatChange, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { BarPlot } from '../../ui/charts/BarPlot.tsx';
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './ByYear.module.css';

type Year = ReplyOf<typeof attendanceEndpoints.listAttendance>['years'][number];

const KINDS = ['leaders', 'spouses', 'naturalChildren', 'spiritualChildren'] as const;
const NOTHING = '–';

/** The sums by year: how each stands against the year before, and who came by kind. */
export function ByYear({ years }: { years: readonly Year[] }) {
  const t = useText('attendance');
  const charts = useText('charts');
  const all = years.reduce((sum, { total }) => sum + total, 0);
  const changeAt = (at: number): string => {
    const [before, now] = [years[at - 1]?.total, years[at]?.total];
    return before && now !== undefined ? formatChange((now - before) / before) : NOTHING;
  };
  return (
    <div className={classes.parts}>
      <Panel title={t('total')}>
        <dl className={classes.sums}>
          {years.map(({ year, total }, at) => (
            <div key={year}>
              <dt>{year}</dt>
              <dd>
                {formatNumber(total)} <span className={classes.quiet}>{changeAt(at)}</span>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('sum')}</dt>
            <dd>{formatNumber(all)}</dd>
          </div>
        </dl>
      </Panel>
      <ChartFigure
        title={t('byYear')}
        sentence={t('byYearText')}
        format={formatNumber}
        Plot={BarPlot}
        words={{ asTable: charts('asTable'), asChart: charts('asChart'), empty: charts('empty') }}
        data={{
          of: t('year'),
          series: KINDS.map((kind) => ({ name: t(kind) })),
          rows: years.map((year) => ({ name: String(year.year), values: KINDS.map((kind) => year[kind]) })),
        }}
      />
    </div>
  );
}
