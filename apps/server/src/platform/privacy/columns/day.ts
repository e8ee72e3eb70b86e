import type { Columns } from './columnKind.ts';

export const DAY_COLUMNS = {
  card_reminder: {
    id: 'plain',
    application_id: 'plain',
    user_id: 'plain',
    day: 'plain',
    line: 'personal',
    created_at: 'plain',
    done_at: 'plain',
  },
} as const satisfies Columns;
