import type { ColumnType, Generated } from 'kysely';
// Clients' accounts are those of the sessions, as the staff's are.
import '../sessions/sessions.tables.ts';

export interface ClientHistoryTable {
  id: Generated<number>;
  account_id: number;
  kind: string;
  at: Date;
  actor_id: number | null;
  /** JSON text on the way in, parsed on the way out. */
  detail: ColumnType<Record<string, unknown>, string, string>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    client_history: ClientHistoryTable;
  }
}
