import type { Generated } from 'kysely';

export interface PersonTable {
  id: Generated<number>;
  name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  birth_date: string | null;
  /** Who is married to them, and names them in turn. */
  spouse_id: number | null;
  /** Whose spiritual child they are. */
  spiritual_parent_id: number | null;
  version: Generated<number>;
  /** Who they are the same as: they are shown nowhere. */
  merged_into: Generated<number | null>;
  created_at: Generated<Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    person: PersonTable;
  }
}
