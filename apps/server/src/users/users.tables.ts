import type { Generated } from 'kysely';
import type { Language } from '@portal/domain/languages.ts';

export type AccountStatus = 'ACTIVE' | 'INACTIVE' | 'PENDING';

export interface StaffUserTable {
  id: Generated<number>;
  name: string;
  last_name: string;
  email: string;
  password_hash: string | null;
  country: string | null;
  language: Language;
  mobile: string | null;
  status: AccountStatus;
  last_role_id: number | null;
  created_at: Generated<Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    staff_user: StaffUserTable;
  }
}
