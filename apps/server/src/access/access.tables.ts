import type { Generated } from 'kysely';

export interface RoleTable {
  id: Generated<number>;
  name: string;
  slug: string | null;
  description: Generated<string>;
  permissions: string[];
  active: Generated<boolean>;
}

export interface UserRoleTable {
  user_id: number;
  role_id: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    role: RoleTable;
    user_role: UserRoleTable;
  }
}
