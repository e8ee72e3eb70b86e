import type { Columns } from './columnKind.ts';

export const STATISTICS_COLUMNS = {
  kept_statistic: {
    key: 'plain',
    question: 'plain',
    asked_at: 'plain',
    tried_at: 'plain',
    as_of: 'plain',
    // Churches are named in it, which may be called by who leads them; emptied by whatever erases somebody.
    answer: 'personal',
    charge: 'plain',
  },
} as const satisfies Columns;
