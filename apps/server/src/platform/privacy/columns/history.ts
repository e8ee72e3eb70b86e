import type { Columns } from './columnKind.ts';

export const HISTORY_COLUMNS = {
  history: {
    id: 'plain',
    noun: 'plain',
    subject_id: 'plain',
    kind: 'plain',
    at: 'plain',
    user_id: 'plain',
    behalf_of: 'plain',
    by_client: 'plain',
    detail: 'plain',
    personal: 'personal',
    ip: 'personal',
  },
} as const satisfies Columns;
