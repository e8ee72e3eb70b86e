import type { Columns } from './columnKind.ts';

export const SESSIONS_COLUMNS = {
  session: {
    id: 'plain',
    realm: 'plain',
    account_id: 'plain',
    remember: 'plain',
    proof: 'plain',
    created_at: 'plain',
    active_at: 'plain',
    revoked_at: 'plain',
    user_agent: 'personal',
    ip: 'personal',
  },
  refresh_token: {
    digest: 'plain',
    session_id: 'plain',
    created_at: 'plain',
    used_at: 'plain',
    used_key: 'plain',
  },
  staff_visit: {
    user_id: 'plain',
    acted_at: 'plain',
    before_at: 'plain',
  },
  login_failure: {
    realm: 'plain',
    email_digest: 'personal',
    failures: 'plain',
    locked_until: 'plain',
    last_at: 'plain',
  },
} as const satisfies Columns;
