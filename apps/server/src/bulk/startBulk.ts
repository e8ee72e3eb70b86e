import { sql } from 'kysely';
import type { StaffContext } from '../platform/http/context.ts';
import { requireAny } from '../platform/http/recognise.ts';
import type { Db } from '../platform/database/tables.ts';
import type { BulkDefinition } from './defineBulk.ts';
import { leaveRun } from './bulkQueue.ts';
import './bulk.tables.ts';

/**
 * Starts work on many subjects, in the act's transaction: the run, its rows in the given order and the job that does them
 * after the commit. Answers the run's id. The right is asked for the whole lot, else GE004; whatever else holds for the
 * whole lot the caller has checked before (product/assignments.md#many-at-once). An empty lot is done at once.
 */
export async function startBulk<Params extends object>(
  context: StaffContext,
  definition: BulkDefinition<Params>,
  params: Params,
  subjectIds: readonly number[],
): Promise<number> {
  const { db, actor, now } = context;
  requireAny(actor, definition.permission);
  const subjects = [...new Set(subjectIds)];
  const isEmpty = subjects.length === 0;
  const run = await db
    .insertInto('bulk_run')
    .values({
      kind: definition.kind,
      actor_id: actor.userId,
      role_id: actor.roleId,
      params: JSON.stringify(definition.params.parse(params)),
      state: isEmpty ? 'DONE' : 'RUNNING',
      total: subjects.length,
      created_at: now,
      finished_at: isEmpty ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isEmpty) await definition.finished?.(context, params, { done: 0, refused: 0 });
  else {
    await writeRows(db, run.id, subjects);
    await leaveRun(db, run.id);
  }
  return run.id;
}

/** By one array, since a statement takes 65,535 parameters and a lot may be larger. */
const writeRows = (db: Db, runId: number, subjects: readonly number[]) =>
  sql`
    insert into bulk_row (run_id, position, subject_id)
    select ${runId}, position, subject_id
    from unnest(${subjects}::bigint[]) with ordinality as subject (subject_id, position)`.execute(db);
