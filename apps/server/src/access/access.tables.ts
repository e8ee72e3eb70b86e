import type { Generated } from 'kysely';
import type { Changes } from '../history/changesOf.ts';

export interface RoleTable {
  id: Generated<number>;
  /** In English; what is told is `roleNameIn` the reader's language. */
  name: string;
  /** Nothing where a role has one name for both languages. */
  name_es: Generated<string | null>;
  slug: string | null;
  description: Generated<string>;
  description_es: Generated<string | null>;
  permissions: string[];
  /** What the product shipped when it last wrote the role; nothing for a role that staff made. */
  shipped_permissions: Generated<string[] | null>;
  active: Generated<boolean>;
  /** Whoever holds it sets a second factor up before anything else. */
  needs_second_factor: Generated<boolean>;
  version: Generated<number>;
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    /** Roles, by their ids. */
    access: {
      created: { permissions: readonly string[] };
      /** By a new version of the portal. */
      permissionsChanged: { added: readonly string[]; removed: readonly string[] };
      /** By staff. */
      updated: { fields: readonly string[]; changes: Changes; added: readonly string[]; removed: readonly string[] };
      deleted: { name: string };
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
