import type { Selectable } from 'kysely';
import type { BulkKind, BulkRun } from '@portal/contract/bulk.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { BulkRunTable } from './bulk.tables.ts';
import { countRows } from './countRows.ts';

/** A run that the reader started, or any to an administrator; else not found. */
export async function findOwnRun(
  { db, actor }: Pick<StaffContext, 'db' | 'actor'>,
  id: number,
): Promise<Selectable<BulkRunTable>> {
  const seesAll = actor.permissions.has('business.administrator');
  const run = await db
    .selectFrom('bulk_run')
    .selectAll()
    .where('id', '=', id)
    .$if(!seesAll, (runs) => runs.where('actor_id', '=', actor.userId))
    .executeTakeFirst();
  if (!run) throw notFound();
  return run;
}

/** How far a run is. */
export async function tellRun(db: Db, run: Selectable<BulkRunTable>): Promise<BulkRun> {
  return {
    id: run.id,
    kind: run.kind as BulkKind,
    state: run.state,
    total: run.total,
    ...(await countRows(db, run.id)),
    startedAt: run.created_at.toISOString(),
    finishedAt: run.finished_at?.toISOString() ?? null,
  };
}
