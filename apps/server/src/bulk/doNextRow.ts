import { sql } from 'kysely';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { Db } from '../platform/database/tables.ts';
import { holdsAny } from '../platform/http/recognise.ts';
import { Refusal, refusal } from '../platform/http/refusal.ts';
import type { JobContext } from '../platform/jobs/defineJob.ts';
import { bulkContext, type StartedBy } from './bulkContext.ts';
import { definitionOf, type BulkDefinition } from './defineBulk.ts';

const MAX_TRIES = 3;

/** `nothing left`: of this run nothing waits that another worker does not hold. */
type Outcome = 'dealt with' | 'to be tried again' | 'nothing left';

interface Row extends StartedBy {
  position: number;
  subject_id: number;
  kind: string;
  params: unknown;
}

/**
 * Does the next row in one transaction that ends with its mark: a row is done and marked, or neither. What it refuses is
 * told of it; another error is tried again, the third time told as GE005, and the run goes on.
 */
export async function doNextRow(
  job: JobContext,
  definitions: readonly BulkDefinition[],
  runId: number,
): Promise<Outcome> {
  const taken: { row?: Row | undefined } = {};
  try {
    return await job.database.transaction(async (db) => {
      taken.row = await takeRow(db, runId);
      if (!taken.row) return 'nothing left';
      await doRow(job, db, definitions, taken.row);
      await mark(db, runId, taken.row.position, 'DONE');
      return 'dealt with';
    });
  } catch (error) {
    // Not even taken: the database itself fails, and with it the job.
    if (!taken.row) throw error;
    return noteFailure(job, runId, taken.row.position, error);
  }
}

/** The run is held as well, so that cancelling waits for the rows that are being done, and none follows it. */
async function takeRow(db: Db, runId: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select position, subject_id, kind, params, actor_id, role_id
    from bulk_row join bulk_run on bulk_run.id = bulk_row.run_id
    where bulk_row.run_id = ${runId} and bulk_row.state = 'WAITING' and bulk_run.state = 'RUNNING'
    order by position limit 1
    for update of bulk_row skip locked for share of bulk_run`.execute(db);
  return rows[0];
}

async function doRow(job: JobContext, db: Db, definitions: readonly BulkDefinition[], row: Row): Promise<void> {
  const definition = definitionOf(definitions, row.kind);
  const context = await bulkContext(job, db, row);
  if (!holdsAny(context.actor, definition.permission)) throw refusal('GE004');
  await definition.row(context, definition.params.parse(row.params), row.subject_id);
}

/** In a transaction of its own, since the row's writes are rolled back. */
async function noteFailure(job: JobContext, runId: number, position: number, error: unknown): Promise<Outcome> {
  if (error instanceof Refusal) {
    await job.database.transaction((db) => mark(db, runId, position, 'REFUSED', error.problems));
    return 'dealt with';
  }
  job.log.error({ err: error, run: runId, position }, 'A row of a bulk run failed.');
  return job.database.transaction(async (db) => {
    const row = await db
      .updateTable('bulk_row')
      .set({ tries: sql<number>`tries + 1` })
      .where('run_id', '=', runId)
      .where('position', '=', position)
      .where('state', '=', 'WAITING')
      .returning('tries')
      .executeTakeFirst();
    if (row && row.tries < MAX_TRIES) return 'to be tried again';
    await mark(db, runId, position, 'REFUSED', [{ code: 'GE005' }]);
    return 'dealt with';
  });
}

async function mark(
  db: Db,
  runId: number,
  position: number,
  state: 'DONE' | 'REFUSED',
  problems: readonly FieldProblem[] = [],
): Promise<void> {
  await db
    .updateTable('bulk_row')
    .set({ state, problems: JSON.stringify(problems) })
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .where('state', '=', 'WAITING')
    .execute();
}
