import { Link } from 'react-router';
import type { QuarterRates as Told, ReportRates } from '@portal/contract/census/reportChurches.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { formatDate, formatList, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { OWED_STATES, useReportRates } from '../reports.queries.ts';
import { churchesIn, shareOf } from './rates.ts';
import { RegionRates } from './RegionRates.tsx';
import classes from './Churches.module.css';

/**
 * How far the newest quarter is: received, not answered yet, expired, each the way to its churches, beside what the quarters
 * before had by the same day, and by Ephesian (product/census.md#chasing). Nothing where no quarter went out yet.
 */
export function QuarterRates() {
  const common = useText('common');
  const { data, error, refetch, isFetching } = useReportRates();
  const [newest] = data?.all ?? [];
  if (!data) {
    return (
      <div className={classes.rates}>
        {error ? (
          <FailedReading error={error} onRetry={refetch} busy={isFetching} />
        ) : (
          <SkeletonLines lines={4} label={common('loading')} />
        )}
      </div>
    );
  }
  if (!newest || newest.generated === 0) return null;
  return <Rates told={data} newest={newest} />;
}

function Rates({ told, newest }: { told: Told; newest: ReportRates }) {
  const t = useText('reportChurches');
  const { quarters, all, regions } = told;
  const [quarter, ...past] = quarters;
  if (!quarter) return null;
  const owed = newest.generated - newest.received - newest.expired;
  const compared = all.slice(1).filter(({ generated }) => generated > 0);
  const isOver = owed === 0 && newest.expired > 0;
  const figures = [
    ['received', newest.received, ['SEND']],
    ['owed', owed, OWED_STATES],
    ['expired', newest.expired, ['EXPIRED']],
  ] as const;
  return (
    <div className={classes.rates}>
      <Panel title={t(isOver ? 'ratesOver' : 'ratesDue', { ...quarter.census, day: formatDate(quarter.deadline) })}>
        <div className={classes.standing}>
          <dl className={classes.figures}>
            {figures.map(([key, count, states]) => (
              <div key={key}>
                <dt>{t(`rate.${key}`)}</dt>
                <dd>
                  <Link
                    to={churchesIn(states)}
                    aria-label={t('rateLink', { what: t(`rate.${key}`), count: formatNumber(count) })}
                  >
                    {formatNumber(count)}
                  </Link>{' '}
                  <span className={classes.quiet}>{shareOf(count, newest)}</span>
                </dd>
              </div>
            ))}
          </dl>
          {compared.length > 0 && (
            <p className={classes.compared}>
              {t('compared', {
                count: compared.length,
                shares: formatList(compared.map((rates) => shareOf(rates.receivedByNow, rates))),
              })}
            </p>
          )}
        </div>
        {regions.length > 1 && <RegionRates regions={regions} before={past[0]} />}
      </Panel>
    </div>
  );
}
