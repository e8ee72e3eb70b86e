import type { Generated } from 'kysely';
import type { ChangedFact } from '@portal/domain/churches/changes.ts';
import '../history/record.ts';
import type { MergeKinds } from '../persons/mergeKinds.ts';

export interface ChurchTable {
  id: Generated<number>;
  name: string;
  city: string;
  country: string;
  valid_from: string;
  valid_to: string | null;
  version: Generated<number>;
  /** Which one it is the same as: it is shown nowhere. */
  merged_into: Generated<number | null>;
  created_at: Generated<Date>;
}

interface ChurchChangeTable {
  id: Generated<number>;
  church_id: number;
  what: ChangedFact;
  day: string;
  before: string | null;
  after: string | null;
  reason: string;
  user_id: number | null;
  at: Date;
  replaced_at: Generated<Date | null>;
  deactivation_id: Generated<number | null>;
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    churches: MergeKinds & {
      /** Name, country, opening or closing from a day on; a name and the reason lie apart. */
      changed: { what: ChangedFact; day: string; from: string | null; to: string | null };
      /** The closing that came with a deactivation, which was taken back. */
      closingUndone: { day: string };
      /** Told of by an import, with who leads it. */
      recorded: { person: number };
    };
  }
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    church: ChurchTable;
    church_change: ChurchChangeTable;
    /** Who leads it and was recorded without an application. */
    church_leader: { church_id: number; person_id: number; at: Date };
    /** What an Ephesian has in charge: no country twice, and leaders by hand, which wins. */
    region_country: { country: string; ephesian_id: number };
    region_person: { person_id: number; ephesian_id: number };
  }
}
