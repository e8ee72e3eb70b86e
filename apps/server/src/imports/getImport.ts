import { sql } from 'kysely';
import type { ImportBatch, ListedImport, importEndpoints } from '@portal/contract/imports/imports.ts';
import type { Mapping } from '@portal/domain/imports/fields.ts';
import { isoOf } from '../platform/database/jsonRows.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound } from '../platform/http/refusal.ts';
import './imports.tables.ts';

export interface ImportListRow extends Omit<ListedImport, 'createdAt'> {
  createdAt: Date;
}

/** What is told of an import in a list. Expects `import_batch` in the query. */
export const IMPORT_COLUMNS = sql`
  import_batch.id, import_batch.kind, name, state, total, version,
  cleared_at is not null as cleared, created_at as "createdAt",
  coalesce((select state = 'CANCELLED' from bulk_run where bulk_run.id = run_id), false)
    and state in ('CHECKING', 'RUNNING', 'UNDOING') as stopped,
  (select name || ' ' || last_name from staff_user where staff_user.id = user_id) as by,
  coalesce((select jsonb_object_agg(outcome, count) from (
    select outcome, count(*)::int from import_row where batch_id = import_batch.id and outcome is not null
    group by outcome) as counted), '{}') as outcomes`;

export const tellListed = ({ createdAt, ...row }: ImportListRow): ListedImport => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

interface Row extends ImportListRow {
  format: ImportBatch['format'];
  encoding: string | null;
  separator: string | null;
  titles: string[];
  mapping: Mapping;
  duplicates: ImportBatch['duplicates'];
  runId: number | null;
  earlier: { id: number; createdAt: string } | null;
  samples: string[][];
}

/** So many rows show what stands in a column. */
const SAMPLES = 3;

/** One import with its columns, choices and figures. */
export async function getImport(
  { db }: Pick<StaffContext, 'db'>,
  { params }: Pick<InputOf<typeof importEndpoints.getImport>, 'params'>,
): Promise<ImportBatch> {
  const { rows } = await sql<Row>`
    select ${IMPORT_COLUMNS}, format, encoding, separator, titles, mapping, duplicates, run_id as "runId",
      (select jsonb_build_object('id', other.id, 'createdAt', other.created_at) from import_batch other
        where other.digest = import_batch.digest and other.id <> import_batch.id and other.kind = import_batch.kind
          and other.state in ('RUNNING', 'DONE') order by other.id desc limit 1) as earlier,
      coalesce((select jsonb_agg(cells order by line) from (
        select cells, line from import_row where batch_id = import_batch.id and cells is not null
        order by line limit ${SAMPLES}) as first_rows), '[]') as samples
    from import_batch where id = ${params.id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const { titles, samples, earlier, mapping, ...rest } = row;
  return {
    ...tellListed(rest),
    format: row.format,
    encoding: row.encoding,
    separator: row.separator,
    duplicates: row.duplicates,
    runId: row.runId,
    mapping: { ...mapping },
    columns: titles.map((title, column) => ({ title, samples: samples.map((cells) => cells[column] ?? '') })),
    earlier: earlier && { id: earlier.id, createdAt: isoOf(earlier.createdAt) },
  };
}
