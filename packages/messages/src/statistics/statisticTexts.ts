/** The namespaces of statistics, one for what all have and one for each. */
import type { Language } from '@portal/domain/languages.ts';
import type { Load } from '../census/censusTexts.ts';
import type { macroStatistic } from '../en/statistics/macroStatistic.ts';
import type { requestStatistic } from '../en/statistics/requestStatistic.ts';
import type { statistics } from '../en/statistics/statistics.ts';

export interface StatisticTexts {
  statistics: typeof statistics;
  macroStatistic: typeof macroStatistic;
  requestStatistic: typeof requestStatistic;
}

export const STATISTIC_LOADERS: Readonly<Record<Language, Readonly<Record<keyof StatisticTexts, Load>>>> = {
  en: {
    statistics: async () => (await import('../en/statistics/statistics.ts')).statistics,
    macroStatistic: async () => (await import('../en/statistics/macroStatistic.ts')).macroStatistic,
    requestStatistic: async () => (await import('../en/statistics/requestStatistic.ts')).requestStatistic,
  },
  es: {
    statistics: async () => (await import('../es/statistics/statistics.ts')).statistics,
    macroStatistic: async () => (await import('../es/statistics/macroStatistic.ts')).macroStatistic,
    requestStatistic: async () => (await import('../es/statistics/requestStatistic.ts')).requestStatistic,
  },
};
