import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { importEndpoints } from '@portal/contract/imports/imports.ts';
import { documentNameProblem, offeredName } from '@portal/domain/fields/files.ts';
import { guessColumns, titleKey } from '@portal/domain/imports/fields.ts';
import type { ImportKind } from '@portal/domain/imports/imports.ts';
import { record } from '../history/record.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refusalAt, refuseFields } from '../platform/http/refusal.ts';
import { readSheet, type Sheet, type SheetRow } from './file/readSheet.ts';
import './imports.tables.ts';
import { requireKind } from './kinds/requireKind.ts';
import type { ImportKindDefinition } from './kinds/importKind.ts';

type Input = InputOf<typeof importEndpoints.uploadImport>;

interface Prepared extends Sheet {
  name: string;
  digest: string;
  labels: ImportKindDefinition['labels'];
}

/** A statement of so many rows is short. */
const AT_ONCE = 1_000;

/** Reads the file before the transaction begins. Refusals at `file`: `field.required`, `field.max`, and those of `readSheet`. */
export const prepareImport =
  (kinds: readonly ImportKindDefinition[]) =>
  async ({ actor }: Pick<StaffContext, 'actor'>, { params, file }: Input): Promise<Prepared> => {
    const { labels } = requireKind(kinds, actor, params.kind);
    if (!file || file.bytes.length === 0) throw refusalAt('file', 'field.required');
    const name = offeredName(file.name, 'text/csv');
    refuseFields({ file: documentNameProblem(name) });
    const digest = createHash('sha256').update(file.bytes).digest('hex');
    return { ...(await readSheet(file.bytes)), name, digest, labels };
  };

/** Keeps what stood in a file, and guesses its columns; the file itself is let go of (product/imports.md#upload). */
export async function uploadImport(
  context: StaffContext,
  { params: { kind } }: Input,
  { name, digest, format, encoding, separator, titles, rows, labels }: Prepared,
): Promise<number> {
  const { db, actor, now } = context;
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), titles.length);
  const all = Array.from({ length: width }, (_, column) => titles[column] ?? '');
  const { id } = await db
    .insertInto('import_batch')
    .values({
      kind,
      name,
      digest,
      format,
      encoding,
      separator,
      titles: JSON.stringify(all),
      mapping: JSON.stringify(guessColumns(kind, all, await chosenBefore(db, kind), labels)),
      duplicates: 'SKIP',
      state: 'READ',
      run_id: null,
      total: rows.length,
      user_id: actor.userId,
      created_at: now,
      cleared_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let at = 0; at < rows.length; at += AT_ONCE) await writeRows(db, id, rows.slice(at, at + AT_ONCE));
  await record(context, { noun: 'imports', id, kind: 'uploaded', detail: { kind, rows: rows.length } });
  return id;
}

const writeRows = (db: Db, batch: number, rows: readonly SheetRow[]) =>
  sql`
    insert into import_row (batch_id, line, cells)
    select ${batch}, line, cells::jsonb
    from unnest(${rows.map(({ line }) => line)}::int[], ${rows.map(({ cells }) => JSON.stringify(cells))}::text[])
      as read (line, cells)`.execute(db);

/** By which title each field was known when a file of the kind was checked last. */
async function chosenBefore(db: Db, kind: ImportKind): Promise<Record<string, string>> {
  const last = await db
    .selectFrom('import_batch')
    .select(['titles', 'mapping'])
    .where('kind', '=', kind)
    .where('state', '<>', 'READ')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return {};
  return Object.fromEntries(
    Object.entries(last.mapping).map(([field, column]) => [field, titleKey(last.titles[column] ?? '')]),
  );
}
