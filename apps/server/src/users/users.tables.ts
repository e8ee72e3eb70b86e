import type { ColumnType, Generated } from 'kysely';
// Staff accounts are those of the sessions, as clients' are.
import '../sessions/sessions.tables.ts';

export interface SavedViewTable {
  id: Generated<number>;
  user_id: number;
  list: string;
  name: string;
  query: string;
  created_at: Date;
}

export interface UserHistoryTable {
  id: Generated<number>;
  user_id: number;
  kind: string;
  at: Date;
  actor_id: number | null;
  /** JSON text on the way in, parsed on the way out. */
  detail: ColumnType<Record<string, unknown>, string, string>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    saved_view: SavedViewTable;
    user_history: UserHistoryTable;
  }
}
