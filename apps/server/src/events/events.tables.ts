import type { Generated } from 'kysely';
import type { AttendeeKind } from '@portal/domain/events/event.ts';
import type { Changes } from '../history/changesOf.ts';
import type { NothingMore } from '../history/record.ts';

interface EventTable {
  id: Generated<number>;
  name: string;
  place: string;
  conference: string;
  ephesian_id: number | null;
  zone: string;
  starts_at: Date;
  ends_at: Date;
  year: number;
  access: AttendeeKind[];
  code: string;
  opened_at: Date | null;
  cancelled_at: Generated<Date | null>;
  created_at: Date;
  created_by: number | null;
  version: Generated<number>;
}

interface CheckInTable {
  id: Generated<number>;
  event_id: number;
  key: string;
  person_id: number;
  church_id: number | null;
  spouse_id: number | null;
  parent_id: number | null;
  ephesian_id: number | null;
  licence_id: number | null;
  at: Date;
  holder: boolean;
  spouse: boolean;
  natural_children: number;
  spiritual_children: number;
  overridden: Generated<string[]>;
  user_id: number | null;
  undone_at: Generated<Date | null>;
  undone_by: Generated<number | null>;
}

/** Kept by the triggers of `check_in` alone. */
interface AttendanceTable {
  id: Generated<number>;
  event_id: number;
  church_id: number | null;
  event_at: Date;
  year: number;
  ephesian_id: number | null;
  leaders: number;
  spouses: number;
  natural_children: number;
  spiritual_children: number;
  total: Generated<number>;
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    events: {
      created: { code: string };
      updated: { fields: readonly string[]; changes: Changes };
      deleted: { code: string };
      cancelled: NothingMore;
      reinstated: NothingMore;
    };
  }
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    event: EventTable;
    check_in: CheckInTable;
    attendance: AttendanceTable;
  }
}
