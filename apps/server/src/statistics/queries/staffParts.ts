/** What the statistics by analyst and by Ephesian have in common: who had what in hand, and who did what when. */
import { sql, type RawBuilder } from 'kysely';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Telling } from '../defineStatistic.ts';
import { daysBetween, isIn, slotOf, STAFF_NAMES, STOOD } from './parts.ts';

type Sql = RawBuilder<unknown>;

interface Work {
  kind: 'analyst' | 'ephesian';
  /** Stages in which somebody has an application in hand. */
  open: readonly BoardStage[];
  /** What is done by bringing an application to a stage. */
  deeds: Readonly<Partial<Record<BoardStage, string>>>;
  /** The stage of which it is told how long it takes. */
  long: BoardStage;
  /** Besides: a select of `application_id`, `at` and `deed` within the periods, of those that are told of. */
  besides: Sql;
}

const listOf = (stages: readonly string[]) => sql`(${sql.join(stages.map((stage) => sql.lit(stage)))})`;

/**
 * `held`: stays in open stages, by who had them last. `deeds`: what was done, by whom and when. `worked`: the stays that ended in the
 * periods, with their days. What happened counts for who had the application then, else for who has it now.
 */
export function staffSets({ kind, open, deeds, long, besides }: Work, { isOfPeriods }: Telling): Sql {
  const [then, last] = [sql.ref(`${kind}_id`), sql.ref(`last_${kind}_id`)];
  return sql`
    held as materialized (
      select who, came, went, count(*) as n
      from (
        select ${last} as who, ${slotOf('entered_at')} as came, ${slotOf('left_at')} as went
        from passages where stage in ${listOf(open)} and ${last} is not null
          and (left_at is null or left_at >= (select min(ends) from periods))) slotted
      group by 1, 2, 3),
    besides as materialized (${besides}),
    deeds as materialized (
      select who, slot, deed, sum(n) as n
      from (
        select ${then} as who, ${slotOf('entered_at')} as slot,
          case stage ${sql.join(
            Object.entries(deeds).map(([stage, deed]) => sql`when ${sql.lit(stage)} then ${sql.lit(deed)}`),
            sql` `,
          )} end as deed, 1 as n
        from passages where stage in ${listOf(Object.keys(deeds))} and ${then} is not null and ${isOfPeriods('entered_at')}
        union all
        select coalesce(stay.${last}, applications.${then}), ${slotOf('at')}, deed, 1
        from besides join applications on applications.id = besides.application_id
          left join passages stay on stay.application_id = besides.application_id
            and stay.entered_at <= at and (stay.left_at is null or stay.left_at > at)
        ) done
      where who is not null group by 1, 2, 3),
    worked as materialized (
      select ${last} as who, ${slotOf('left_at')} as slot, ${daysBetween('entered_at', 'left_at')} as days
      from passages where stage = ${sql.lit(long)} and ${last} is not null and ${isOfPeriods('left_at')})`;
}

const counted = (deed: string) =>
  sql`coalesce(sum(n) filter (where deed = ${sql.lit(deed)}), 0)::int as ${sql.ref(deed)}`;
export const countsOf = (deeds: readonly string[]): Sql => sql.join(deeds.map(counted));

const MEDIAN = sql`round(percentile_cont(0.5) within group (order by days)::numeric, 1) as days`;

/** Of each period what was done, and the median days. */
export const DONE = (counts: Sql) => sql`
  lateral (select ${counts} from deeds where ${isIn('slot')}) done,
  lateral (select ${MEDIAN} from worked where ${isIn('slot')}) working`;

/** Of each period what was in hand at its end, and with how many. */
export const HELD = (who: string) => sql`
  lateral (
    select coalesce(sum(n), 0)::int as load, count(distinct who)::int as ${sql.ref(who)} from held where ${STOOD}) standing`;

/** A row for each who had something in hand at the end of the period, or did something in it. */
export const byPerson = (counts: Sql, columns: Sql): Sql => sql`
  select who::text as key, ${STAFF_NAMES} who) as label, coalesce(load, 0) as load, ${columns}
  from (select who, sum(n)::int as load from held, period where ${STOOD} group by who) loads
    full join (select who, ${counts} from deeds, period where ${isIn('slot')} group by who) done using (who)
    full join (select who, ${MEDIAN} from worked, period where ${isIn('slot')} group by who) working using (who)
  order by load desc, who`;

/** A row a month of what was done. */
export const byMonth = (counts: Sql, columns: Sql): Sql => sql`
  select key, ${columns} from months, lateral (select ${counts} from deeds where ${isIn('slot')}) done order by key`;
