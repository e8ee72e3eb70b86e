import { sql } from 'kysely';
import type { importEndpoints } from '@portal/contract/imports/imports.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { ImportKindDefinition } from './kinds/importKind.ts';
import { requireKind } from './kinds/requireKind.ts';
import './imports.tables.ts';

type List = typeof importEndpoints.listImportRows;

const PAGE = 50;

/** The rows of an import in the order of the file, with what became of each; who may not use the kind's form is refused GE004. */
export const listImportRows =
  (kinds: readonly ImportKindDefinition[]) =>
  async (context: StaffContext, { params, query }: InputOf<List>): Promise<ReplyOf<List>> => {
    const { db, actor } = context;
    const { outcome, after } = query;
    const batch = await db
      .selectFrom('import_batch')
      .select(['kind', 'mapping'])
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!batch) throw notFound();
    const { subject, namesOf } = requireKind(kinds, actor, batch.kind);
    const found = await selectRows(db, params.id, { outcome, after });
    const page = found.slice(0, PAGE);
    const names = await namesOf(
      context,
      page.flatMap((row) => row[subject] ?? []),
    );
    const data = page.map((row) => ({
      line: row.line,
      outcome: row.outcome,
      values: Object.fromEntries(
        Object.entries(batch.mapping).map(([field, column]) => [field, row.cells?.[column] ?? '']),
      ),
      problems: { ...row.problems },
      repeats: row.repeats,
      subject: subjectOf(row[subject], names),
    }));
    return { data, next: found.length > PAGE ? String(page.at(-1)?.line) : null };
  };

/** The rows behind a line, one more than a page has. */
export const selectRows = (db: Db, batch: number, { outcome, after = 0 }: InputOf<List>['query']) =>
  db
    .selectFrom('import_row')
    .selectAll()
    .where('batch_id', '=', batch)
    .where('line', '>', after)
    .$if(outcome !== undefined, (rows) => rows.where(sql<boolean>`outcome = ${outcome ?? null}`))
    .orderBy('line')
    .limit(PAGE + 1)
    .execute();

function subjectOf(id: number | null, names: ReadonlyMap<number, string>) {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
}
