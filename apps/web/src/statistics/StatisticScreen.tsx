import { useMemo } from 'react';
import { IconChartBar } from '@tabler/icons-react';
import { TERMS } from 'virtual:statistics';
import { STATISTICS, type StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { endpointOf } from '@portal/domain/statistics/endpointOf.ts';
import { periodOf, type Period } from '@portal/domain/statistics/period.ts';
import type { Statistic } from '@portal/domain/statistics/statistic.ts';
import { UntilRead } from '../platform/failures/UntilRead.tsx';
import { useListAddress } from '../platform/lists/useListAddress.ts';
import { formatDate, formatMoment } from '../platform/texts/format.ts';
import { Screen } from '../ui/Screen.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { addressBehind } from './behind.ts';
import { Figures } from './Figures.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { StatisticFilters } from './StatisticFilters.tsx';
import { StatisticTable } from './StatisticTable.tsx';
import { useStatistic } from './statistics.queries.ts';
import { useStatisticWords } from './useStatisticWords.ts';
import classes from './Statistics.module.css';

const NOTHING = {};

interface Props {
  name: StatisticName;
  /** What narrows it besides what the address says behind its question mark. */
  of?: Readonly<Record<string, string>>;
}

/** A statistic as its definition has it (product/statistics.md#shape): period and filters, figures, and each table drawn. */
export function StatisticScreen({ name, of = NOTHING }: Props) {
  const statistic: Statistic = STATISTICS[name];
  const words = useStatisticWords(name);
  const { t, own, common } = words;
  const address = useListAddress(TERMS[endpointOf(name)]);
  const asked = useMemo(() => ({ ...address.filters, ...of }), [address.filters, of]);
  const query = useStatistic(name, asked);
  const { data, isPlaceholderData } = query;
  // An answer to a question of before stays until the new one is there, but not in place of a refusal.
  const found = query.error && !isPlaceholderData ? undefined : data;
  const period = periodShown(address.filters['period'], found?.period.text);
  const behindIt = { days: found?.period.now ?? period, filters: asked };
  const isEmpty =
    found &&
    Object.values(found.figures).every(({ now }) => !now) &&
    Object.values(found.tables).every((rows) => rows.every(({ values }) => values.every((one) => !one)));
  return (
    <Screen title={own('title')} product={common('productName')} lead={own('lead')}>
      <div className={classes.asked}>
        <PeriodChoice period={period} words={words} onChange={(text) => address.filterBy('period', text)} />
        <StatisticFilters name={name} address={address} asked={asked} />
      </div>
      <UntilRead query={{ ...query, data: found }} />
      {found && (
        <div className={classes.parts} data-stale={isPlaceholderData}>
          <div>
            <p className={classes.sentence}>
              {own('sentence', {
                ...sentenceParams(found, statistic, words),
                span: words.days(found.period.now),
                until: formatDate(found.period.now.until),
              })}
            </p>
            <p className={classes.quiet}>
              {found.period.now.until < period.until &&
                `${t('running', { until: formatDate(found.period.now.until) })} `}
              {t(found.isKept ? 'kept' : 'zone', { at: formatMoment(found.askedAt) })}
            </p>
          </div>
          {isEmpty ? (
            <EmptyState icon={<IconChartBar size={28} stroke={1.5} />} title={t('empty')} text={t('emptyText')} />
          ) : (
            <>
              <Figures
                statistic={statistic}
                found={found}
                words={words}
                addressOf={({ behind }) => behind && addressBehind(behind, behindIt)}
              />
              <div className={classes.tables}>
                {Object.entries(statistic.tables).map(([key, table]) => (
                  <StatisticTable
                    key={key}
                    name={key}
                    table={table}
                    rows={found.tables[key] ?? []}
                    words={words}
                    addressOf={(behind, row) => addressBehind(behind, behindIt, row)}
                  />
                ))}
              </div>
            </>
          )}
        </div>
      )}
    </Screen>
  );
}

/** What the address asks for; before the first answer, or where it asks for none, the year of now. */
function periodShown(asked: string | undefined, answered: string | undefined): Period {
  const year = String(new Date().getFullYear());
  return (
    periodOf(asked ?? answered ?? year) ??
    periodOf(year) ?? { kind: 'year', from: `${year}-01-01`, until: `${year}-12-31` }
  );
}

const sentenceParams = (
  { figures }: { figures: Readonly<Record<string, { now: number | null }>> },
  statistic: Statistic,
  { value }: ReturnType<typeof useStatisticWords>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(statistic.figures).map(([key, { unit }]) => [key, value(figures[key]?.now ?? null, unit)]),
  );
