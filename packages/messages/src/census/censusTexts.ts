/** The namespaces of the census, as the browser loads them: one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import type { censusForm } from '../en/census/censusForm.ts';
import type { censusReport } from '../en/census/censusReport.ts';
import type { myRegion } from '../en/census/myRegion.ts';
import type { quarterlyReports } from '../en/census/quarterlyReports.ts';
import type { reportChurches } from '../en/census/reportChurches.ts';
import type { reportContacts } from '../en/census/reportContacts.ts';
import type { reportDates } from '../en/census/reportDates.ts';
import type { reportStatistics } from '../en/census/reportStatistics.ts';
import type { satisfaction } from '../en/census/satisfaction.ts';

/** The module of a namespace, which exports its texts by its name: see `textsIn`. */
export type Load = () => Promise<object>;

export interface CensusTexts {
  censusForm: typeof censusForm;
  censusReport: typeof censusReport;
  myRegion: typeof myRegion;
  quarterlyReports: typeof quarterlyReports;
  reportChurches: typeof reportChurches;
  reportContacts: typeof reportContacts;
  reportDates: typeof reportDates;
  reportStatistics: typeof reportStatistics;
  satisfaction: typeof satisfaction;
}

export const CENSUS_LOADERS: Readonly<Record<Language, Readonly<Record<keyof CensusTexts, Load>>>> = {
  en: {
    censusForm: () => import('../en/census/censusForm.ts'),
    censusReport: () => import('../en/census/censusReport.ts'),
    myRegion: () => import('../en/census/myRegion.ts'),
    quarterlyReports: () => import('../en/census/quarterlyReports.ts'),
    reportChurches: () => import('../en/census/reportChurches.ts'),
    reportContacts: () => import('../en/census/reportContacts.ts'),
    reportDates: () => import('../en/census/reportDates.ts'),
    reportStatistics: () => import('../en/census/reportStatistics.ts'),
    satisfaction: () => import('../en/census/satisfaction.ts'),
  },
  es: {
    censusForm: () => import('../es/census/censusForm.ts'),
    censusReport: () => import('../es/census/censusReport.ts'),
    myRegion: () => import('../es/census/myRegion.ts'),
    quarterlyReports: () => import('../es/census/quarterlyReports.ts'),
    reportChurches: () => import('../es/census/reportChurches.ts'),
    reportContacts: () => import('../es/census/reportContacts.ts'),
    reportDates: () => import('../es/census/reportDates.ts'),
    reportStatistics: () => import('../es/census/reportStatistics.ts'),
    satisfaction: () => import('../es/census/satisfaction.ts'),
  },
};
