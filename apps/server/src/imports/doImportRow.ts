import { createHash } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { DuplicateChoice, RowOutcome } from '@portal/domain/imports/imports.ts';
import type { BulkContext } from '../bulk/defineBulk.ts';
import { aside } from '../platform/database/aside.ts';
import type { Db } from '../platform/database/tables.ts';
import { Refusal, refusal } from '../platform/http/refusal.ts';
import type { ImportBatchTable, ImportRowTable, RowProblems } from './imports.tables.ts';
import type { ImportKindDefinition, RowValues } from './kinds/importKind.ts';
import { readValues } from './kinds/readValue.ts';
import { requireKind } from './kinds/requireKind.ts';

type Kinds = readonly ImportKindDefinition[];

/** What became of a row. */
interface Became {
  outcome: RowOutcome;
  subject?: number | undefined;
  version?: number | undefined;
  before?: unknown;
  problems?: RowProblems;
}

/**
 * Brings one row in: through the act of the form, or not at all. Without `keeps` it is the dry run, which does the very
 * same and takes it back, so that it tells what the form would say (product/imports.md#dry-run).
 */
export async function bringIn(
  context: BulkContext,
  kinds: Kinds,
  id: number,
  { keeps }: { keeps: boolean },
): Promise<void> {
  const { db, actor } = context;
  const { row, batch } = await takeRow(db, id);
  if (row.outcome !== null || row.cells === null) return;
  const definition = requireKind(kinds, actor, batch.kind);
  const values = readValues(batch.kind, batch.mapping, row.cells);
  const key = keyOf(batch, values);
  const known = row.repeats === null ? await madeBefore(db, definition, key, batch.id) : undefined;
  let became: Became;
  if (row.repeats !== null) became = { outcome: 'REPEATED' };
  else if (known !== undefined) became = { outcome: 'SAME', subject: known };
  else {
    const outcome = await aside(db, { keeps }, () => work(context, definition, { values, batch }));
    became = outcome instanceof Refusal ? { outcome: 'REFUSED', problems: problemsOf(outcome) } : outcome;
  }
  const isThere = keeps || became.outcome !== 'CREATED';
  await db
    .updateTable('import_row')
    .set({
      outcome: became.outcome,
      key,
      problems: became.problems ? JSON.stringify(became.problems) : null,
      [definition.subject]: isThere ? (became.subject ?? null) : null,
      version: keeps ? (became.version ?? null) : null,
      before: keeps && became.before !== undefined ? JSON.stringify(became.before) : null,
    })
    .where('id', '=', id)
    .execute();
}

/** Takes one row back: what it made is gone, what it merged is as it was. `import.touched` where somebody changed it since. */
export async function takeBack(context: BulkContext, kinds: Kinds, id: number): Promise<void> {
  const { db, actor } = context;
  const { row, batch } = await takeRow(db, id);
  const definition = requireKind(kinds, actor, batch.kind);
  const { [definition.subject]: subject, outcome } = row;
  if (outcome !== 'CREATED' && outcome !== 'MERGED') return;
  const isSame = subject !== null && (await definition.versionOf(db, subject)) === row.version;
  if (!isSame) throw refusal('import.touched', { count: 1 });
  await db
    .updateTable('import_row')
    .set({ outcome: 'UNDONE', key: null, before: null, version: null, [definition.subject]: null })
    .where('id', '=', id)
    .execute();
  if (outcome === 'MERGED') return definition.restore(context, subject, row.before);
  // Other imports that found it there say no more which it was.
  await db
    .updateTable('import_row')
    .set({ [definition.subject]: null })
    .where(definition.subject, '=', subject)
    .execute();
  await definition.remove(context, subject);
}

async function takeRow(
  db: Db,
  id: number,
): Promise<{ row: Selectable<ImportRowTable>; batch: Selectable<ImportBatchTable> }> {
  const row = await db.selectFrom('import_row').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const batch = await db
    .selectFrom('import_batch')
    .selectAll()
    .where('id', '=', row.batch_id)
    .executeTakeFirstOrThrow();
  return { row, batch };
}

/** The same values bring in the same, whatever the file is called and wherever they stand in it. */
const keyOf = ({ kind }: Pick<ImportBatchTable, 'kind'>, values: RowValues): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))]))
    .digest('hex');

/** What the same row of another import made or changed, if that still is there. */
export async function madeBefore(
  db: Db,
  { subject }: ImportKindDefinition,
  key: string,
  batch: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ subject: number }>`
    select ${sql.ref(subject)} as subject from import_row join import_batch on import_batch.id = batch_id
    where key = ${key} and batch_id <> ${batch} and outcome in ('CREATED', 'MERGED')
      and state in ('RUNNING', 'DONE') and ${sql.ref(subject)} is not null
    limit 1`.execute(db);
  return rows[0]?.subject;
}

/** As the form tells it at its fields; what stands at none is told of the row. */
function problemsOf({ data, problems }: Refusal): RowProblems {
  const [first] = problems;
  return data.fields ?? (first ? { '': first } : {});
}

interface Work {
  values: RowValues;
  batch: Selectable<ImportBatchTable>;
}

async function work(context: BulkContext, definition: ImportKindDefinition, { values, batch }: Work): Promise<Became> {
  const { db } = context;
  const body = await definition.bodyOf(context, values);
  const existing = await definition.find(context, body, batch.id);
  const does: DuplicateChoice = existing === undefined ? 'CREATE' : batch.duplicates;
  if (existing === undefined || does === 'CREATE') {
    const subject = await definition.create(context, body);
    return { outcome: 'CREATED', subject, version: await definition.versionOf(db, subject) };
  }
  if (does === 'SKIP') return { outcome: 'SKIPPED', subject: existing };
  const present = await definition.versionOf(db, existing);
  const before = await definition.merge(context, existing, body, values);
  const version = await definition.versionOf(db, existing);
  if (version === present) return { outcome: 'SAME', subject: existing };
  return { outcome: 'MERGED', subject: existing, version, before };
}
