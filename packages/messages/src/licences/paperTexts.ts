/** The namespaces of papers: documents, dossiers, licences. */
import type { Language } from '@portal/domain/languages.ts';
import type { Load } from '../census/censusTexts.ts';
import type { licences } from '../en/licences/licences.ts';
import type { licenceList } from '../en/licences/licenceList.ts';
import type { documents } from '../en/applications/documents.ts';
import type { datedDocuments } from '../en/applications/datedDocuments.ts';
import type { dossiers } from '../en/dossiers.ts';

export interface PaperTexts {
  licences: typeof licences;
  licenceList: typeof licenceList;
  documents: typeof documents;
  datedDocuments: typeof datedDocuments;
  dossiers: typeof dossiers;
}

export const PAPER_LOADERS: Readonly<Record<Language, Readonly<Record<keyof PaperTexts, Load>>>> = {
  en: {
    licences: () => import('../en/licences/licences.ts'),
    licenceList: () => import('../en/licences/licenceList.ts'),
    documents: () => import('../en/applications/documents.ts'),
    datedDocuments: () => import('../en/applications/datedDocuments.ts'),
    dossiers: () => import('../en/dossiers.ts'),
  },
  es: {
    licences: () => import('../es/licences/licences.ts'),
    licenceList: () => import('../es/licences/licenceList.ts'),
    documents: () => import('../es/applications/documents.ts'),
    datedDocuments: () => import('../es/applications/datedDocuments.ts'),
    dossiers: () => import('../es/dossiers.ts'),
  },
};
