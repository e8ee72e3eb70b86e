import type { Columns } from '../columnKind.ts';

export const DOSSIERS_COLUMNS = {
  dossier: {
    id: 'plain',
    application_id: 'plain',
    user_id: 'plain',
    role_id: 'plain',
    language: 'plain',
    parts: 'plain',
    rights: 'plain',
    state: 'plain',
    done: 'plain',
    total: 'plain',
    created_at: 'plain',
    touched_at: 'plain',
  },
} as const satisfies Columns;
