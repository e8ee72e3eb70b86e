import type { Columns } from './columnKind.ts';

export const NOTIFICATIONS_COLUMNS = {
  notice: {
    id: 'plain',
    user_id: 'plain',
    kind: 'plain',
    subject_id: 'plain',
    application_id: 'plain',
    times: 'plain',
    at: 'plain',
    read_at: 'plain',
    way: 'plain',
    mailed_at: 'plain',
  },
  notice_choice: { user_id: 'plain', kind: 'plain', way: 'plain' },
} as const satisfies Columns;
