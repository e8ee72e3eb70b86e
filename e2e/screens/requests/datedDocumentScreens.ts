import { FEW_CARDS } from '../sample.ts';
import type { ScreenToSee } from '../screenToSee.ts';
import { dialog, inTurn, press, row, selectFirst, text } from '../steps.ts';

const at = '/requests/documents';

/** Documents that expire, and what is done to many of them. */
export const DATED_DOCUMENT_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'dated documents',
      shows: ['/requests/documents', 'DatedDocumentsScreen'],
      at,
      ready: row,
      reads: { path: '/business/document', empty: text('datedDocuments', 'emptyText') },
    },
    {
      name: 'dated documents asked for',
      shows: ['AskDocumentsDialog'],
      at,
      steps: inTurn(selectFirst, press('datedDocuments', 'ask')),
      ready: dialog,
      leavesMarks: true,
    },
    {
      name: 'dated documents dated anew',
      shows: ['DateDocumentsDialog'],
      at,
      steps: inTurn(selectFirst, press('datedDocuments', 'date')),
      ready: dialog,
      leavesMarks: true,
    },
  ] satisfies readonly Omit<ScreenToSee, 'by' | 'answers'>[]
).map((screen) => ({ by: 'admin' as const, answers: FEW_CARDS, ...screen }));
