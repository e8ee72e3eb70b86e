import type { ExportElement } from '@portal/contract/exports/definitions.ts';
import type { Language } from '@portal/domain/languages.ts';

/** What a column is called in a file of that language. */
export const titleNow = ({ titles, usual }: Pick<ExportElement, 'titles' | 'usual'>, language: Language): string =>
  titles[language] ?? usual[language];
