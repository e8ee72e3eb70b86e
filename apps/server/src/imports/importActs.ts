import { sql } from 'kysely';
import type { importEndpoints } from '@portal/contract/imports/imports.ts';
import { importFieldsOf, missingColumns, type Mapping } from '@portal/domain/imports/fields.ts';
import { duplicateChoicesOf, whyNotImport } from '@portal/domain/imports/imports.ts';
import { problem } from '@portal/domain/problem.ts';
import { startBulk } from '../bulk/startBulk.ts';
import { record } from '../history/record.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refuseFields, refuseIfAny } from '../platform/http/refusal.ts';
import { checkingImport, runningImport, undoingImport } from './imports.bulk.ts';
import type { ImportBatchTable } from './imports.tables.ts';
import type { ImportKindDefinition } from './kinds/importKind.ts';
import { lockBatch, type LockedBatch } from './lockBatch.ts';

type Kinds = readonly ImportKindDefinition[];
type Endpoints = typeof importEndpoints;

/**
 * Tries all rows with the columns as they are chosen, and takes each back (product/imports.md#dry-run). Refusals beside
 * those of `lockBatch`: `field.required` at each field that needs a column, `field.choice` at one that there is not.
 */
export const checkImport =
  (kinds: Kinds) =>
  async (context: StaffContext, { params, body }: InputOf<Endpoints['checkImport']>): Promise<number> => {
    const { db } = context;
    const locked = await lockBatch(context, kinds, 'check', { id: params.id, version: body.version });
    const { batch, definition } = locked;
    const { fields, sameBy } = importFieldsOf(batch.kind);
    const isThere = ([field, column]: [string, number]) => field in fields && column < batch.titles.length;
    const wrong = Object.entries(body.mapping).filter((each) => !isThere(each));
    refuseFields({
      duplicates: duplicateChoicesOf(batch.kind).includes(body.duplicates) ? undefined : problem('field.choice'),
      ...Object.fromEntries(
        missingColumns(batch.kind, body.mapping).map((field) => [`mapping.${field}`, problem('field.required')]),
      ),
      ...Object.fromEntries(wrong.map(([field]) => [`mapping.${field}`, problem('field.choice')])),
    });
    await sql`
      update import_row set ${untold(definition)}, same_by = same.by_text,
        repeats = case when by_text is not null and first_line < line then first_line end
      from (
        select id, by_text, min(line) over (partition by by_text) as first_line
        from (select id, line, ${sameText(sameBy, body.mapping)} as by_text
          from import_row where batch_id = ${batch.id}) as texts
      ) as same
      where same.id = import_row.id and batch_id = ${batch.id}`.execute(db);
    const changed = { mapping: JSON.stringify(body.mapping), duplicates: body.duplicates };
    await begin(context, locked, { ...changed, state: 'CHECKING' }, checkingImport(kinds));
    return batch.id;
  };

/** Brings the rows in that are left (product/imports.md#run). Refusals: those of `lockBatch`. */
export const runImport =
  (kinds: Kinds) =>
  async (context: StaffContext, { params, body }: InputOf<Endpoints['runImport']>): Promise<number> => {
    const locked = await lockBatch(context, kinds, 'run', { id: params.id, version: body.version });
    // What the dry run told is told anew of each; what was stopped in the middle stays done.
    if (locked.batch.state === 'CHECKED')
      await sql`
        update import_row set ${untold(locked.definition)}
        where batch_id = ${params.id}`.execute(context.db);
    await begin(context, locked, { state: 'RUNNING' }, runningImport(kinds));
    await record(context, { noun: 'imports', id: params.id, kind: 'ran' });
    return params.id;
  };

/** Nothing is told of a row yet. */
const untold = ({ subject }: ImportKindDefinition) =>
  sql`outcome = null, problems = null, key = null, ${sql.ref(subject)} = null`;

/** What the fields say by which two rows are the same; nothing where they say nothing. */
function sameText(fields: readonly string[], mapping: Mapping) {
  const cells = fields.flatMap((field) => mapping[field] ?? []).map((column) => sql`cells ->> ${column}::int`);
  return cells.length === 0 ? sql`null` : sql`nullif(folded(trim(concat_ws(' ', ${sql.join(cells)}))), '')`;
}

/** Takes back what it made and changed (product/imports.md#undo). Refusals beside those of `lockBatch`: `import.touched`. */
export const undoImport =
  (kinds: Kinds) =>
  async (context: StaffContext, { params, body }: InputOf<Endpoints['undoImport']>): Promise<number> => {
    const locked = await lockBatch(context, kinds, 'undo', { id: params.id, version: body.version });
    const { batch, definition, stopped } = locked;
    const touched = await countTouched(context.db, batch.id, definition);
    refuseIfAny(whyNotImport('undo', { state: batch.state, stopped, cleared: false, touched }));
    await begin(context, locked, { state: 'UNDOING' }, undoingImport(kinds));
    await record(context, { noun: 'imports', id: batch.id, kind: 'undone' });
    return batch.id;
  };

type Change = Partial<{ mapping: string; duplicates: ImportBatchTable['duplicates'] }> & {
  state: ImportBatchTable['state'];
};

/** Leaves the work to the bulk mechanism: the rows that are to be done, in the order of the file, or backwards. */
async function begin(
  context: StaffContext,
  { batch }: LockedBatch,
  change: Change,
  bulk: ReturnType<typeof checkingImport>,
): Promise<void> {
  const { db } = context;
  const isUndone = change.state === 'UNDOING';
  const { rows } = await sql<{ id: number }>`
    select id from import_row where batch_id = ${batch.id}
      and ${isUndone ? sql`outcome in ('CREATED', 'MERGED')` : sql`outcome is null`}
    order by ${isUndone ? sql`line desc` : sql`line`}`.execute(db);
  await db
    .updateTable('import_batch')
    .set({ ...change, version: batch.version + 1 })
    .where('id', '=', batch.id)
    .execute();
  const ids = rows.map(({ id }) => id);
  const run_id = await startBulk(context, bulk, { batch: batch.id }, ids);
  await db.updateTable('import_batch').set({ run_id }).where('id', '=', batch.id).execute();
}

/** How many of its rows somebody has changed since, or removed. */
async function countTouched(db: Db, batch: number, { subject, table, isFresh }: ImportKindDefinition): Promise<number> {
  const { rows } = await sql<{ touched: number }>`
    select count(*)::int as touched
    from import_row left join ${sql.table(table)} subject on subject.id = ${sql.ref(`import_row.${subject}`)}
    where batch_id = ${batch} and outcome in ('CREATED', 'MERGED')
      and (subject.version is distinct from import_row.version or (outcome = 'CREATED' and not ${isFresh}))`.execute(
    db,
  );
  return rows[0]?.touched ?? 0;
}
