import type { Generated } from 'kysely';
import type { Language } from '@portal/domain/languages.ts';

export type Realm = 'staff' | 'client';

export interface SessionTable {
  id: Generated<number>;
  realm: Realm;
  account_id: number;
  remember: boolean;
  created_at: Date;
  active_at: Date;
  revoked_at: Date | null;
  user_agent: string | null;
  ip: string | null;
}

export interface RefreshTokenTable {
  digest: string;
  session_id: number;
  created_at: Date;
  used_at: Date | null;
  used_key: string | null;
}

export interface LoginFailureTable {
  realm: Realm;
  email_digest: string;
  failures: number;
  locked_until: Date | null;
  last_at: Date;
}

export interface ClientAccountTable {
  id: Generated<number>;
  email: string;
  password_hash: string;
  language: Language;
  status: 'ACTIVE' | 'INACTIVE' | 'PENDING';
  terms_version: string;
  terms_accepted_at: Date;
  created_at: Generated<Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    session: SessionTable;
    refresh_token: RefreshTokenTable;
    login_failure: LoginFailureTable;
    client_account: ClientAccountTable;
  }
}
