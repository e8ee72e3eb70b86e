import type { Generated } from 'kysely';

export interface AuthenticatorAppTable {
  user_id: number;
  secret: string;
  last_step: number;
  created_at: Date;
}

export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

export interface RecoveryCodeTable {
  user_id: number;
  digest: string;
  used_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    authenticator_app: AuthenticatorAppTable;
    passkey: PasskeyTable;
    recovery_code: RecoveryCodeTable;
  }
}
