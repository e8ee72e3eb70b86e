import type { Columns } from '../columnKind.ts';

export const CONVERSATIONS_COLUMNS = {
  message: {
    id: 'plain',
    application_id: 'plain',
    user_id: 'plain',
    text: 'personal',
    at: 'plain',
  },
  message_reader: {
    application_id: 'plain',
    user_id: 'plain',
    read_to: 'plain',
    at: 'plain',
    unread: 'plain',
    silent_since: 'plain',
    mailed: 'plain',
  },
} as const satisfies Columns;
