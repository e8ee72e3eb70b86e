/** The namespaces of exports. */
import type { Language } from '@portal/domain/languages.ts';
import type { Load } from '../census/censusTexts.ts';
import type { exports } from '../en/exports.ts';
import type { exportDefinitions } from '../en/exports/exportDefinitions.ts';

export interface ExportTexts {
  exports: typeof exports;
  exportDefinitions: typeof exportDefinitions;
}

export const EXPORT_LOADERS: Readonly<Record<Language, Readonly<Record<keyof ExportTexts, Load>>>> = {
  en: {
    exports: () => import('../en/exports.ts'),
    exportDefinitions: () => import('../en/exports/exportDefinitions.ts'),
  },
  es: {
    exports: () => import('../es/exports.ts'),
    exportDefinitions: () => import('../es/exports/exportDefinitions.ts'),
  },
};
