import type { Generated } from 'kysely';
import type { Language } from '@portal/domain/languages.ts';
import type { StaffColumns } from '@portal/domain/users/staffFields.ts';
import type { Proof } from '@portal/domain/users/secondFactor.ts';
import type { UserStatus } from '@portal/domain/users/accounts.ts';

export type Realm = 'staff' | 'client';

export interface SessionTable {
  id: Generated<number>;
  realm: Realm;
  account_id: number;
  remember: boolean;
  proof: Generated<Proof>;
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

export interface StaffVisitTable {
  user_id: number;
  acted_at: Date;
  before_at: Date | null;
}

export interface LoginFailureTable {
  realm: Realm;
  email_digest: string;
  failures: number;
  locked_until: Date | null;
  last_at: Date;
}

export interface StaffUserTable extends StaffColumns {
  id: Generated<number>;
  password_hash: string | null;
  language: Language;
  status: UserStatus;
  last_role_id: number | null;
  created_at: Generated<Date>;
  last_sign_in_at: Generated<Date | null>;
  version: Generated<number>;
  removed_at: Generated<Date | null>;
  /** An app or a passkey is there; kept by whatever changes them (`factorsChanged`). */
  second_factor: Generated<boolean>;
  terms_version: Generated<string | null>;
  terms_accepted_at: Generated<Date | null>;
}

export interface ClientAccountTable {
  id: Generated<number>;
  email: string;
  password_hash: string;
  registration_hash: string | null;
  language: Language;
  status: 'ACTIVE' | 'INACTIVE' | 'PENDING';
  terms_version: string;
  terms_accepted_at: Date;
  created_at: Generated<Date>;
  /** Null: not yet. */
  confirmed_at: Generated<Date | null>;
  leader_name: Generated<string | null>;
  last_sign_in_at: Generated<Date | null>;
  last_active_at: Generated<Date>;
  reminded_at: Generated<Date | null>;
  /** Kept by triggers on `application`. */
  has_draft: Generated<boolean>;
  has_application: Generated<boolean>;
  version: Generated<number>;
}

/** Who stands in for a staff user: in the present absence, or one to come (product/assignments.md#absence). */
export interface AbsenceTable {
  user_id: number;
  delegate_id: number | null;
  /** `YYYY-MM-DD`, both included. */
  first_day: string | null;
  last_day: string | null;
  version: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    absence: AbsenceTable;
    session: SessionTable;
    refresh_token: RefreshTokenTable;
    login_failure: LoginFailureTable;
    staff_visit: StaffVisitTable;
    staff_user: StaffUserTable;
    client_account: ClientAccountTable;
  }
}
