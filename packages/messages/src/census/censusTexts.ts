/** The namespaces of the census, as the browser loads them: one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import type { censusForm } from '../en/census/censusForm.ts';
import type { quarterlyReports } from '../en/census/quarterlyReports.ts';
import type { reportChurches } from '../en/census/reportChurches.ts';
import type { reportDates } from '../en/census/reportDates.ts';

export type Load = () => Promise<Readonly<Record<string, string>>>;

export interface CensusTexts {
  censusForm: typeof censusForm;
  quarterlyReports: typeof quarterlyReports;
  reportChurches: typeof reportChurches;
  reportDates: typeof reportDates;
}

export const CENSUS_LOADERS: Readonly<Record<Language, Readonly<Record<keyof CensusTexts, Load>>>> = {
  en: {
    censusForm: async () => (await import('../en/census/censusForm.ts')).censusForm,
    quarterlyReports: async () => (await import('../en/census/quarterlyReports.ts')).quarterlyReports,
    reportChurches: async () => (await import('../en/census/reportChurches.ts')).reportChurches,
    reportDates: async () => (await import('../en/census/reportDates.ts')).reportDates,
  },
  es: {
    censusForm: async () => (await import('../es/census/censusForm.ts')).censusForm,
    quarterlyReports: async () => (await import('../es/census/quarterlyReports.ts')).quarterlyReports,
    reportChurches: async () => (await import('../es/census/reportChurches.ts')).reportChurches,
    reportDates: async () => (await import('../es/census/reportDates.ts')).reportDates,
  },
};
