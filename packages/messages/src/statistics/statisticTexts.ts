/** The namespaces of statistics, one for what all have and one for each. */
import type { Language } from '@portal/domain/languages.ts';
import type { Load } from '../census/censusTexts.ts';
import type { macroStatistic } from '../en/statistics/macroStatistic.ts';
import type { requestStatistic } from '../en/statistics/requestStatistic.ts';
import type { leaderStatistic } from '../en/statistics/leaderStatistic.ts';
import type { analystStatistic } from '../en/statistics/analystStatistic.ts';
import type { ephesianStatistic } from '../en/statistics/ephesianStatistic.ts';
import type { influenceStatistic } from '../en/statistics/influenceStatistic.ts';
import type { homeStatistic } from '../en/statistics/homeStatistic.ts';
import type { departmentStatistic } from '../en/statistics/departmentStatistic.ts';
import type { pastoralCareStatistic } from '../en/statistics/pastoralCareStatistic.ts';
import type { churchStatistic } from '../en/statistics/churchStatistic.ts';
import type { regionStatistic } from '../en/statistics/regionStatistic.ts';
import type { statistics } from '../en/statistics/statistics.ts';

export interface StatisticTexts {
  regionStatistic: typeof regionStatistic;
  churchStatistic: typeof churchStatistic;
  pastoralCareStatistic: typeof pastoralCareStatistic;
  departmentStatistic: typeof departmentStatistic;
  homeStatistic: typeof homeStatistic;
  influenceStatistic: typeof influenceStatistic;
  ephesianStatistic: typeof ephesianStatistic;
  analystStatistic: typeof analystStatistic;
  leaderStatistic: typeof leaderStatistic;
  statistics: typeof statistics;
  macroStatistic: typeof macroStatistic;
  requestStatistic: typeof requestStatistic;
}

export const STATISTIC_LOADERS: Readonly<Record<Language, Readonly<Record<keyof StatisticTexts, Load>>>> = {
  en: {
    regionStatistic: async () => (await import('../en/statistics/regionStatistic.ts')).regionStatistic,
    churchStatistic: async () => (await import('../en/statistics/churchStatistic.ts')).churchStatistic,
    pastoralCareStatistic: async () =>
      (await import('../en/statistics/pastoralCareStatistic.ts')).pastoralCareStatistic,
    departmentStatistic: async () => (await import('../en/statistics/departmentStatistic.ts')).departmentStatistic,
    homeStatistic: async () => (await import('../en/statistics/homeStatistic.ts')).homeStatistic,
    influenceStatistic: async () => (await import('../en/statistics/influenceStatistic.ts')).influenceStatistic,
    ephesianStatistic: async () => (await import('../en/statistics/ephesianStatistic.ts')).ephesianStatistic,
    analystStatistic: async () => (await import('../en/statistics/analystStatistic.ts')).analystStatistic,
    leaderStatistic: async () => (await import('../en/statistics/leaderStatistic.ts')).leaderStatistic,
    statistics: async () => (await import('../en/statistics/statistics.ts')).statistics,
    macroStatistic: async () => (await import('../en/statistics/macroStatistic.ts')).macroStatistic,
    requestStatistic: async () => (await import('../en/statistics/requestStatistic.ts')).requestStatistic,
  },
  es: {
    regionStatistic: async () => (await import('../es/statistics/regionStatistic.ts')).regionStatistic,
    churchStatistic: async () => (await import('../es/statistics/churchStatistic.ts')).churchStatistic,
    pastoralCareStatistic: async () =>
      (await import('../es/statistics/pastoralCareStatistic.ts')).pastoralCareStatistic,
    departmentStatistic: async () => (await import('../es/statistics/departmentStatistic.ts')).departmentStatistic,
    homeStatistic: async () => (await import('../es/statistics/homeStatistic.ts')).homeStatistic,
    influenceStatistic: async () => (await import('../es/statistics/influenceStatistic.ts')).influenceStatistic,
    ephesianStatistic: async () => (await import('../es/statistics/ephesianStatistic.ts')).ephesianStatistic,
    analystStatistic: async () => (await import('../es/statistics/analystStatistic.ts')).analystStatistic,
    leaderStatistic: async () => (await import('../es/statistics/leaderStatistic.ts')).leaderStatistic,
    statistics: async () => (await import('../es/statistics/statistics.ts')).statistics,
    macroStatistic: async () => (await import('../es/statistics/macroStatistic.ts')).macroStatistic,
    requestStatistic: async () => (await import('../es/statistics/requestStatistic.ts')).requestStatistic,
  },
};
