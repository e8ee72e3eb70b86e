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

export type Load = () => Promise<Readonly<Record<string, string>>>;

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
    censusForm: async () => (await import('../en/census/censusForm.ts')).censusForm,
    censusReport: async () => (await import('../en/census/censusReport.ts')).censusReport,
    myRegion: async () => (await import('../en/census/myRegion.ts')).myRegion,
    quarterlyReports: async () => (await import('../en/census/quarterlyReports.ts')).quarterlyReports,
    reportChurches: async () => (await import('../en/census/reportChurches.ts')).reportChurches,
    reportContacts: async () => (await import('../en/census/reportContacts.ts')).reportContacts,
    reportDates: async () => (await import('../en/census/reportDates.ts')).reportDates,
    reportStatistics: async () => (await import('../en/census/reportStatistics.ts')).reportStatistics,
    satisfaction: async () => (await import('../en/census/satisfaction.ts')).satisfaction,
  },
  es: {
    censusForm: async () => (await import('../es/census/censusForm.ts')).censusForm,
    censusReport: async () => (await import('../es/census/censusReport.ts')).censusReport,
    myRegion: async () => (await import('../es/census/myRegion.ts')).myRegion,
    quarterlyReports: async () => (await import('../es/census/quarterlyReports.ts')).quarterlyReports,
    reportChurches: async () => (await import('../es/census/reportChurches.ts')).reportChurches,
    reportContacts: async () => (await import('../es/census/reportContacts.ts')).reportContacts,
    reportDates: async () => (await import('../es/census/reportDates.ts')).reportDates,
    reportStatistics: async () => (await import('../es/census/reportStatistics.ts')).reportStatistics,
    satisfaction: async () => (await import('../es/census/satisfaction.ts')).satisfaction,
  },
};
