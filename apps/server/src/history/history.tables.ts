import type { ColumnType, Generated } from 'kysely';
import type { Changes } from './changesOf.ts';

export interface HistoryTable {
  id: Generated<number>;
  noun: string;
  subject_id: number;
  kind: string;
  at: Date;
  user_id: number | null;
  /** Who was away and had the application, where another did it in their stead. */
  behalf_of: number | null;
  by_client: boolean;
  /** JSON text on the way in, parsed on the way out. */
  detail: ColumnType<Record<string, unknown>, string, string>;
  ip: string | null;
  personal: ColumnType<Changes | null, string | null, string | null>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    history: HistoryTable;
  }
}
