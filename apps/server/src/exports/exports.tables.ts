import type { ColumnType, Generated } from 'kysely';
import type { ExportState, ToldExportedName, ToldExportFormat } from '@portal/domain/exports/exports.ts';
import type { Language } from '@portal/domain/languages.ts';
// Whoever takes something out is a staff user, in a role.
import '../access/access.tables.ts';
import '../sessions/sessions.tables.ts';

export interface ExportTable {
  id: Generated<number>;
  user_id: number;
  role_id: number | null;
  list: ToldExportedName;
  /** Of a copy: the account, or the person without one. */
  subject_id: ColumnType<number | null, number | undefined, never>;
  /** JSON text on the way in, parsed on the way out; null once the file is gone. */
  query: ColumnType<Record<string, string> | null, string | null, null>;
  filters: string[];
  columns: string[];
  format: ToldExportFormat;
  language: Language;
  rights: string[];
  /** JSON text on the way in: how often anything had left which charge (`chargeOf`). */
  charge: ColumnType<Record<string, number>, string | undefined, string>;
  state: Generated<ExportState>;
  done: Generated<number>;
  total: number;
  /** How often an erasure came while it was made. */
  begun: Generated<number>;
  created_at: Date;
  touched_at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    export: ExportTable;
  }
}
