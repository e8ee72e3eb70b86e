import { sql } from 'kysely';
import * as z from 'zod/mini';
import { anyOf } from '@portal/contract/endpoints.ts';
import type { BulkKind } from '@portal/contract/bulk.ts';
import { defineBulk, type BulkContext, type BulkDefinition, type BulkSubject } from '../bulk/defineBulk.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { ImportBatchTable } from './imports.tables.ts';
import type { ImportKindDefinition } from './kinds/importKind.ts';
import { bringIn, takeBack } from './doImportRow.ts';

type Kinds = readonly ImportKindDefinition[];
interface Params {
  batch: number;
}
type Row = (context: BulkContext, kinds: Kinds, rowId: number) => Promise<void>;

/** Work on the rows of one import, which ends in a state of its own. */
const importing = (kind: BulkKind, ends: ImportBatchTable['state'], row: Row) => (kinds: Kinds) =>
  defineBulk<Params>({
    kind,
    permission: anyOf('business.import'),
    params: z.object({ batch: z.int() }),
    row: (context, _params, id) => row(context, kinds, id),
    async finished({ db }, { batch }, { refused }) {
      // What broke on every try was marked by the run alone.
      const broke = JSON.stringify({ '': { code: 'GE005' } });
      await sql`
        update import_row set outcome = 'REFUSED', problems = ${broke}::jsonb
        where batch_id = ${batch} and outcome is null`.execute(db);
      await sql`
        update import_batch set state = ${refused > 0 && ends === 'UNDONE' ? 'DONE' : ends}, version = version + 1 where id = ${batch}`.execute(
        db,
      );
    },
    describe: describeRows,
  });

export const checkingImport = importing('checkImport', 'CHECKED', (context, kinds, id) =>
  bringIn(context, kinds, id, { keeps: false }),
);
export const runningImport = importing('runImport', 'DONE', (context, kinds, id) =>
  bringIn(context, kinds, id, { keeps: true }),
);
export const undoingImport = importing('undoImport', 'UNDONE', takeBack);

export const importBulks = (kinds: Kinds): readonly BulkDefinition[] =>
  [checkingImport, runningImport, undoingImport].map((make) => make(kinds) as unknown as BulkDefinition);

/** A row is called by its line in the file: whoever looks after imports sees what stands in it there. */
async function describeRows({ db, actor }: StaffContext, ids: readonly number[]): Promise<Map<number, BulkSubject>> {
  if (!actor.permissions.has('business.import') || ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('import_row')
    .select(['id', 'line'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, line }) => [id, { caseNumber: null, name: `#${line}` }]));
}
