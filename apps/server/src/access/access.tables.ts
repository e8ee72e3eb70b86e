import type { Generated } from 'kysely';

export interface RoleTable {
  id: Generated<number>;
  name: string;
  slug: string | null;
  description: Generated<string>;
  permissions: string[];
  /** What the product shipped when it last wrote the role; nothing for a role that staff made. */
  shipped_permissions: Generated<string[] | null>;
  active: Generated<boolean>;
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    /** Roles, by their ids. */
    access: {
      created: { permissions: readonly string[] };
      permissionsChanged: { added: readonly string[]; removed: readonly string[] };
    };
  }
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
