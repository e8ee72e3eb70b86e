import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { BulkDefinition } from './defineBulk.ts';
import './bulk.tables.ts';

/** Whether a run of the kind with these params, and whichever others, is not finished. */
export async function isRunning<Params extends object>(
  db: Db,
  { kind }: BulkDefinition<Params>,
  params: Partial<Params>,
): Promise<boolean> {
  const run = await db
    .selectFrom('bulk_run')
    .select('id')
    .where('kind', '=', kind)
    .where('state', '=', 'RUNNING')
    .where(sql<boolean>`params @> ${JSON.stringify(params)}::jsonb`)
    .executeTakeFirst();
  return run !== undefined;
}
