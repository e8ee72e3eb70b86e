import { useMemo } from 'react';
import type { StatisticRow } from '@portal/contract/statistics/statistics.ts';
import type { StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { quarterOf, type Days, type PeriodKind } from '@portal/domain/statistics/period.ts';
import type { Table, Unit, ValueNoun } from '@portal/domain/statistics/statistic.ts';
import { rowText } from '@portal/messages/statistics/rowText.ts';
import { formatDays, formatMonth, formatNumber, formatPercent } from '../platform/texts/format.ts';
import { useLanguage, useText } from '../platform/texts/i18n.ts';
import type { LooseText } from '../platform/lists/useListFilters.ts';

const ONE_DECIMAL = 10;

/** Everything that a statistic says, in the reader's language. */
export function useStatisticWords(name: StatisticName) {
  const language = useLanguage();
  const t = useText('statistics');
  // Its keys follow from the definition, which types the texts.
  const own = useText(`${name}Statistic`) as LooseText;
  const common = useText('common');
  const stages = useText('stages');
  const form = useText('applicationForm');
  const list = useText('applicationList');
  const reports = useText('reportChurches');
  const census = useText('censusForm');
  return useMemo(() => {
    const shared: Record<
      Exclude<ValueNoun, `${string}Statistic`> | 'statistics' | 'stages' | 'reportChurches',
      LooseText
    > = {
      statistics: t as LooseText,
      stages: stages as LooseText,
      applicationForm: form as LooseText,
      applicationList: list as LooseText,
      censusForm: census as LooseText,
      reportChurches: reports as LooseText,
    };
    const nouns: Record<string, LooseText> = { ...shared, [`${name}Statistic`]: own };
    const words = {
      language,
      say: (noun: string, key: string, params?: Record<string, string | number>) => nouns[noun]?.(key, params) ?? key,
    };
    const value = (number: number | null, unit: Unit): string => {
      if (number === null) return t('noAnswer');
      if (unit === 'share') return formatPercent(number);
      return formatNumber(unit === 'count' ? number : Math.round(number * ONE_DECIMAL) / ONE_DECIMAL);
    };
    return {
      t,
      own,
      common,
      value,
      row: (table: Table, row: StatisticRow) => rowText(words as never, table, row),
      period: (kind: PeriodKind, { from, until }: Days): string => {
        if (kind === 'year') return from.slice(0, 4);
        if (kind === 'month') return formatMonth(from.slice(0, 7));
        if (kind === 'quarter') return t('period.quarter', { quarter: quarterOf(from), year: from.slice(0, 4) });
        return formatDays({ from, until });
      },
      days: formatDays,
    };
  }, [name, language, t, own, common, stages, form, list, reports, census]);
}

export type StatisticWords = ReturnType<typeof useStatisticWords>;
