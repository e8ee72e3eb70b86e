import { sql, type RawBuilder } from 'kysely';
import { visibleStages, type Reach } from '@portal/domain/access/reach.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Db } from '../../platform/database/tables.ts';

export interface Count {
  status: BoardStage;
  n: number;
}

/** The exact number of applications in each column of a reach; a column without any may be missing. */
export async function columnCounts(db: Db, reach: Reach): Promise<Map<BoardStage, number>> {
  const { rows } = await countsQuery(reach).execute(db);
  return new Map(rows.map(({ status, n }) => [status, n]));
}

/**
 * The same as a query, for statements that read more in one. Whole columns come from their own counts, an Ephesian's
 * charge from the counters; what is one's own in another kind is counted on the index of assignments.
 */
export function countsQuery(reach: Reach, stages: readonly BoardStage[] = visibleStages(reach)): RawBuilder<Count> {
  const byCounter = stages.filter(
    (stage) => reach.everywhere.includes(stage) || (reach.charge && reach.kind === 'ephesian'),
  );
  const byIndex = stages.filter((stage) => !byCounter.includes(stage));
  const parts = [
    ...(byCounter.length > 0 ? [fromCounters(reach, byCounter)] : []),
    ...(byIndex.length > 0 && reach.kind ? [fromIndex(reach, byIndex)] : []),
  ];
  return parts.length > 0 ? sql<Count>`${sql.join(parts, sql` union all `)}` : NO_COUNTS;
}

const NO_COUNTS = sql<Count>`select null::text as status, 0 as n where false`;

const fromCounters = (reach: Reach, stages: readonly BoardStage[]) => sql`
  select status, sum(n)::int as n
  from ${reach.charge ? sql`application_counter` : sql`application_column_count`}
  where status in (${sql.join(stages.map((stage) => sql.lit(stage)))})
    ${reach.charge ? sql`and ephesian_id = ${reach.userId}` : sql``}
  group by status`;

const fromIndex = (reach: Reach, stages: readonly BoardStage[]) => sql`
  select status, count(*)::int as n from application
  where ${sql.ref(`${reach.kind}_id`)} = ${reach.userId} and status in (${sql.join(stages.map((stage) => sql.lit(stage)))})
    and deleted_at is null ${reach.charge ? sql`and ephesian_id = ${reach.userId}` : sql``}
  group by status`;
