/** What applications are narrowed by, by the words with which an address says it (product/applications.md#filters). */
export const APPLICATION_FILTERS = [
  'mine',
  'stages',
  'advance',
  'country',
  'ephesian',
  'analyst',
  'supervisor',
  'tag',
  'classification',
  'payment',
  'exonerated',
  'corrections',
  'missing',
  'days',
  'entered',
  'submitted',
  'paid',
] as const;

/** The same with the words of a search. */
export const NARROWING = ['search', ...APPLICATION_FILTERS] as const;
