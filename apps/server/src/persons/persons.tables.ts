import type { Generated } from 'kysely';

export interface PersonTable {
  id: Generated<number>;
  name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  birth_date: string | null;
  created_at: Generated<Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    person: PersonTable;
  }
}
