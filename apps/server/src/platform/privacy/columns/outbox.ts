import type { Columns } from './columnKind.ts';

export const OUTBOX_COLUMNS = {
  mail: {
    id: 'plain',
    to_address: 'personal',
    language: 'plain',
    template: 'plain',
    subject: 'personal',
    body: 'personal',
    rich: 'personal',
    links: 'personal',
    message_id: 'plain',
    calendar_method: 'plain',
    calendar: 'personal',
    state: 'plain',
    created_at: 'plain',
    not_before: 'plain',
    sent_at: 'plain',
    attempts: 'plain',
    response_code: 'plain',
    response_text: 'personal',
    job_id: 'plain',
    claimed_until: 'plain',
    application_id: 'plain',
    recipient: 'plain',
  },
  mail_texts: {
    version: 'plain',
    texts: 'plain',
    saved_at: 'plain',
    saved_by: 'plain',
  },
} as const satisfies Columns;
