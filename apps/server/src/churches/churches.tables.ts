import type { Generated } from 'kysely';

export interface ChurchTable {
  id: Generated<number>;
  name: string;
  city: string;
  country: string;
  valid_from: string;
  valid_to: string | null;
  created_at: Generated<Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    church: ChurchTable;
    region: { id: Generated<number>; name_en: string; name_es: string; ephesian_id: number | null };
    region_country: { country: string; region_id: number };
    region_person: { person_id: number; region_id: number };
  }
}
