import type { Columns } from './columnKind.ts';

export const BULK_COLUMNS = {
  bulk_run: {
    id: 'plain',
    kind: 'plain',
    actor_id: 'plain',
    role_id: 'plain',
    params: 'plain',
    state: 'plain',
    total: 'plain',
    created_at: 'plain',
    finished_at: 'plain',
  },
  bulk_row: {
    run_id: 'plain',
    position: 'plain',
    subject_id: 'plain',
    state: 'plain',
    tries: 'plain',
    problems: 'plain',
  },
} as const satisfies Columns;
