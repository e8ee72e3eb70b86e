import type { Selectable } from 'kysely';
import { whyNotImport, type ImportAct } from '@portal/domain/imports/imports.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound, refuseIfAny, refuseStale } from '../platform/http/refusal.ts';
import { getImport } from './getImport.ts';
import type { ImportBatchTable } from './imports.tables.ts';
import type { ImportKindDefinition } from './kinds/importKind.ts';
import { requireKind } from './kinds/requireKind.ts';

export interface LockedBatch {
  batch: Selectable<ImportBatchTable>;
  definition: ImportKindDefinition;
  stopped: boolean;
}

/** Locks an import for an act upon it. Refusals: not found, GE004, `record.stale`, `import.state`. */
export async function lockBatch(
  context: StaffContext,
  kinds: readonly ImportKindDefinition[],
  act: ImportAct,
  { id, version }: { id: number; version: number },
): Promise<LockedBatch> {
  const { db, actor } = context;
  const batch = await db.selectFrom('import_batch').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!batch) throw notFound();
  const definition = requireKind(kinds, actor, batch.kind);
  await refuseStale({ seen: version, now: batch.version }, () => getImport(context, { params: { id } }));
  const { stopped } = await getImport(context, { params: { id } });
  refuseIfAny(whyNotImport(act, { state: batch.state, stopped, cleared: batch.cleared_at !== null }));
  return { batch, definition, stopped };
}
