import type { ColumnType, Generated } from 'kysely';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { Mapping } from '@portal/domain/imports/fields.ts';
import type { DuplicateChoice, ImportKind, ImportState, RowOutcome } from '@portal/domain/imports/imports.ts';
import type { NothingMore } from '../history/record.ts';
import '../bulk/bulk.tables.ts';
import '../sessions/sessions.tables.ts';

/** JSON text on the way in, parsed on the way out. */
type Json<Value> = ColumnType<Value, string, string>;

export interface ImportBatchTable {
  id: Generated<number>;
  kind: ImportKind;
  name: string | null;
  digest: string;
  format: 'csv' | 'xlsx';
  encoding: string | null;
  separator: string | null;
  titles: Json<string[]>;
  mapping: Json<Mapping>;
  duplicates: DuplicateChoice;
  state: ImportState;
  run_id: number | null;
  total: number;
  user_id: number | null;
  created_at: Date;
  cleared_at: Date | null;
  version: Generated<number>;
}

/** Why a row is refused, by field; what stands at no field is at the empty name. */
export type RowProblems = Readonly<Record<string, FieldProblem>>;

export interface ImportRowTable {
  id: Generated<number>;
  batch_id: number;
  line: number;
  cells: Json<string[] | null>;
  same_by: Generated<string | null>;
  repeats: Generated<number | null>;
  key: Generated<string | null>;
  outcome: RowOutcome | null;
  problems: ColumnType<RowProblems | null, string | null | undefined, string | null>;
  staff_id: Generated<number | null>;
  person_id: Generated<number | null>;
  report_id: Generated<number | null>;
  application_id: Generated<number | null>;
  version: Generated<number | null>;
  before: ColumnType<unknown, string | null | undefined, string | null>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    import_batch: ImportBatchTable;
    import_row: ImportRowTable;
  }
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    imports: {
      uploaded: { kind: ImportKind; rows: number };
      ran: NothingMore;
      undone: NothingMore;
    };
  }
}
