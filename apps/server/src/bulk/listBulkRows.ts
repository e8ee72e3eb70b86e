import type { bulkEndpoints } from '@portal/contract/bulk.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { definitionOf, type BulkDefinition } from './defineBulk.ts';
import { findOwnRun } from './findRun.ts';

const PAGE = 50;

type List = typeof bulkEndpoints.listBulkRows;

/** What became of each row, in the order of the run; subjects out of the reader's reach stay without a name. */
export const listBulkRows =
  (definitions: readonly BulkDefinition[]) =>
  async (context: StaffContext, { params, query }: InputOf<List>): Promise<ReplyOf<List>> => {
    const { state, after = 0 } = query;
    const run = await findOwnRun(context, params.id);
    const rows = await context.db
      .selectFrom('bulk_row')
      .select(['position', 'subject_id', 'state', 'problems'])
      .where('run_id', '=', run.id)
      .where('position', '>', after)
      .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'WAITING'))
      .orderBy('position')
      .limit(PAGE + 1)
      .execute();
    const page = rows.slice(0, PAGE);
    const ids = page.map(({ subject_id }) => subject_id);
    const subjects = await definitionOf(definitions, run.kind).describe(context, ids);
    return {
      data: page.map((row) => ({
        position: row.position,
        subjectId: row.subject_id,
        subject: subjects.get(row.subject_id) ?? null,
        state: row.state,
        problems: row.problems,
      })),
      next: rows.length > PAGE ? String(page.at(-1)?.position) : null,
    };
  };
