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
    regionStatistic: () => import('../en/statistics/regionStatistic.ts'),
    churchStatistic: () => import('../en/statistics/churchStatistic.ts'),
    pastoralCareStatistic: () => import('../en/statistics/pastoralCareStatistic.ts'),
    departmentStatistic: () => import('../en/statistics/departmentStatistic.ts'),
    homeStatistic: () => import('../en/statistics/homeStatistic.ts'),
    influenceStatistic: () => import('../en/statistics/influenceStatistic.ts'),
    ephesianStatistic: () => import('../en/statistics/ephesianStatistic.ts'),
    analystStatistic: () => import('../en/statistics/analystStatistic.ts'),
    leaderStatistic: () => import('../en/statistics/leaderStatistic.ts'),
    statistics: () => import('../en/statistics/statistics.ts'),
    macroStatistic: () => import('../en/statistics/macroStatistic.ts'),
    requestStatistic: () => import('../en/statistics/requestStatistic.ts'),
  },
  es: {
    regionStatistic: () => import('../es/statistics/regionStatistic.ts'),
    churchStatistic: () => import('../es/statistics/churchStatistic.ts'),
    pastoralCareStatistic: () => import('../es/statistics/pastoralCareStatistic.ts'),
    departmentStatistic: () => import('../es/statistics/departmentStatistic.ts'),
    homeStatistic: () => import('../es/statistics/homeStatistic.ts'),
    influenceStatistic: () => import('../es/statistics/influenceStatistic.ts'),
    ephesianStatistic: () => import('../es/statistics/ephesianStatistic.ts'),
    analystStatistic: () => import('../es/statistics/analystStatistic.ts'),
    leaderStatistic: () => import('../es/statistics/leaderStatistic.ts'),
    statistics: () => import('../es/statistics/statistics.ts'),
    macroStatistic: () => import('../es/statistics/macroStatistic.ts'),
    requestStatistic: () => import('../es/statistics/requestStatistic.ts'),
  },
};
