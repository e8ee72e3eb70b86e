import type { Columns } from './columnKind.ts';

export const CONTENT_COLUMNS = {
  faq: {
    version: 'plain',
    groups: 'plain',
    saved_at: 'plain',
    saved_by: 'plain',
  },
} as const satisfies Columns;
