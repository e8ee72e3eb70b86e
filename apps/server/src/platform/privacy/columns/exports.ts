import type { Columns } from './columnKind.ts';

export const EXPORTS_COLUMNS = {
  export: {
    id: 'plain',
    user_id: 'plain',
    role_id: 'plain',
    list: 'plain',
    subject_id: 'plain',
    // Somebody may have searched for a name; gone after a day.
    query: 'personal',
    filters: 'plain',
    columns: 'plain',
    format: 'plain',
    language: 'plain',
    rights: 'plain',
    charge: 'plain',
    state: 'plain',
    done: 'plain',
    total: 'plain',
    begun: 'plain',
    created_at: 'plain',
    touched_at: 'plain',
  },
} as const satisfies Columns;
