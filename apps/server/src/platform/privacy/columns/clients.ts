import type { Columns } from './columnKind.ts';

export const CLIENTS_COLUMNS = {
  client_account: {
    id: 'plain',
    email: 'personal',
    password_hash: 'personal',
    registration_hash: 'personal',
    language: 'plain',
    status: 'plain',
    terms_version: 'plain',
    terms_accepted_at: 'plain',
    created_at: 'plain',
    confirmed_at: 'plain',
    leader_name: 'personal',
    last_sign_in_at: 'personal',
    last_active_at: 'personal',
    reminded_at: 'plain',
    has_draft: 'plain',
    has_application: 'plain',
    version: 'plain',
  },
  draft_erasure: { application_id: 'plain', first_at: 'plain', last_at: 'plain' },
  trace_erasure: { account_id: 'plain', persons: 'plain', user_id: 'plain', at: 'plain', done_at: 'plain' },
} as const satisfies Columns;
