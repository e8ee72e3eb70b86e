import { sql, type RawBuilder } from 'kysely';
import { visibleStages, type Reach } from '@portal/domain/access/reach.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Db } from '../../platform/database/tables.ts';
import { ofUsers } from '../../access/reachCondition.ts';
import { EVERYTHING, type Narrowing } from './boardNarrowing.ts';

export interface Count {
  status: BoardStage;
  n: number;
}

/** The exact number of applications in each column of a reach; a column without any may be missing. */
export async function columnCounts(db: Db, reach: Reach, narrowing?: Narrowing): Promise<Map<BoardStage, number>> {
  const { rows } = await countsQuery(reach, visibleStages(reach), narrowing).execute(db);
  return new Map(rows.map(({ status, n }) => [status, n]));
}

/**
 * The same as a query, for statements that read more in one. Whole columns come from their own counts, an Ephesian's
 * charge and what is narrowed by country or Ephesian from the counters; everything else is counted, which indexes serve
 * (docs/decisions/0031).
 */
export function countsQuery(
  reach: Reach,
  stages: readonly BoardStage[] = visibleStages(reach),
  narrowing: Narrowing = EVERYTHING,
): RawBuilder<Count> {
  const byCounter = stages.filter(
    (stage) =>
      narrowing.isOfCounters && (reach.everywhere.includes(stage) || (reach.charge && reach.kind === 'ephesian')),
  );
  const others = stages.filter((stage) => !byCounter.includes(stage));
  const parts = [
    ...(byCounter.length > 0 ? [fromCounters(reach, byCounter, narrowing)] : []),
    ...partsOf(reach, others).map(({ of, own }) => counted(reach, of, narrowing, own)),
  ];
  return parts.length > 0 ? sql<Count>`${sql.join(parts, sql` union all `)}` : NO_COUNTS;
}

/**
 * Stages seen whole, and stages seen where they are one's own, each with what that asks of an application: as two queries,
 * so that in each the reach is one comparison at most and an index serves.
 */
export function partsOf(reach: Reach, stages: readonly BoardStage[]): { of: BoardStage[]; own: RawBuilder<unknown> }[] {
  const whole = stages.filter((stage) => reach.everywhere.includes(stage));
  const mine = reach.kind ? stages.filter((stage) => reach.mine.includes(stage)) : [];
  const own = sql`and ${ofUsers(`${reach.kind}_id`, reach)}`;
  return [
    { of: whole, own: sql`` },
    { of: mine, own },
  ].filter(({ of }) => of.length > 0);
}

/** Behind other conditions on `application`. */
export const inCharge = (reach: Reach): RawBuilder<unknown> =>
  reach.charge ? sql`and ${ofUsers('ephesian_id', reach)}` : sql``;

const NO_COUNTS = sql<Count>`select null::text as status, 0 as n where false`;

export const among = (stages: readonly BoardStage[]) =>
  sql`status in (${sql.join(stages.map((stage) => sql.lit(stage)))})`;

function fromCounters(reach: Reach, stages: readonly BoardStage[], { isAll, condition }: Narrowing) {
  const keyed = reach.charge || !isAll;
  return sql`
    select status, sum(n)::int as n
    from ${keyed ? sql`application_counter` : sql`application_column_count`}
    where ${among(stages)} ${inCharge(reach)} ${condition}
    group by status`;
}

const counted = (
  reach: Reach,
  stages: readonly BoardStage[],
  { condition }: Narrowing,
  own: RawBuilder<unknown>,
) => sql`
  select status, count(*)::int as n from application
  where ${among(stages)} and deleted_at is null ${own} ${inCharge(reach)} ${condition}
  group by status`;
