import type { ColumnType, Generated } from 'kysely';
import type { BULK_ROW_STATES, BULK_RUN_STATES } from '@portal/contract/bulk.ts';
import type { FieldProblem } from '@portal/contract/envelope.ts';
// Whoever started a run is a staff user, in a role.
import '../access/access.tables.ts';
import '../sessions/sessions.tables.ts';

export interface BulkRunTable {
  id: Generated<number>;
  kind: string;
  actor_id: number;
  role_id: number | null;
  /** JSON text on the way in, parsed on the way out. */
  params: ColumnType<unknown, string, string>;
  state: (typeof BULK_RUN_STATES)[number];
  total: number;
  created_at: Date;
  finished_at: Date | null;
}

export interface BulkRowTable {
  run_id: number;
  position: number;
  subject_id: number;
  state: Generated<(typeof BULK_ROW_STATES)[number]>;
  tries: Generated<number>;
  /** JSON text on the way in, parsed on the way out. */
  problems: ColumnType<FieldProblem[], string | undefined, string>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    bulk_run: BulkRunTable;
    bulk_row: BulkRowTable;
  }
}
