/** Parts of statements that several statistics have. */
import { sql, type RawBuilder } from 'kysely';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';

type Sql = RawBuilder<unknown>;

/** Who it is, closed by the id and a bracket. */
export const STAFF_NAMES = sql`(select name || ' ' || last_name from staff_user where id =`;

/** A stay that had begun by an instant and had not ended. */
export const standsAt = (ends = sql.ref('ends')) =>
  sql`entered_at < ${ends} and (left_at is null or left_at >= ${ends})`;

/** As `periods` names them. */
export const PERIODS = ['now', 'before', 'year'];

/** Of stays: whether they had begun by the end of a period, and had not ended. */
export const stoodAt = (period: string) => {
  const ends = sql`(select ends from periods where name = ${sql.lit(period)})`;
  return sql`(entered_at < ${ends} and (left_at is null or left_at >= ${ends}))`;
};

/** The slot of an instant: as many edges of periods and months have come by then. */
export const slotOf = (at: string) => sql`width_bucket(${sql.ref(at)}, (select at from edges))`;

/** Whether a slot lies in the period or month that is read beside it. */
export const isIn = (slot: string) => sql`${sql.ref(slot)} between first_slot and last_slot`;

/** Of stays by the slots of their ends: whether they had begun by the end of the period, and had not ended. */
export const STOOD = sql`came <= last_slot and (went is null or went > last_slot)`;

/** Every stage of the board with its place on it. */
export const ALL_STAGES = sql`(values ${sql.join(BOARD_STAGES.map((stage, place) => sql`(${sql.lit(stage)}, ${sql.lit(place)})`))}) stages (key, place)`;

/** How many applications stood in each stage at the end of each period. */
export const STANDING = sql`
  standing as materialized (
    select stage, ${sql.join(
      PERIODS.map((period) => sql`count(*) filter (where ${stoodAt(period)})::int as ${sql.ref(period)}`),
    )}
    from passages where left_at is null or left_at >= (select min(ends) from periods) group by stage)`;

/** Of a period: how many stood in some stages. */
export const openIn = (stages: Sql) => sql`(
  select case periods.name ${sql.join(
    PERIODS.map((period) => sql`when ${sql.lit(period)} then coalesce(sum(${sql.ref(period)}), 0)`),
    sql` `,
  )} end::int as open from standing where stage in ${stages}) standing_open`;

/** Where applications stood at the end of the period, stages without any too. */
export const BY_STAGE = sql`
  select key, coalesce(now, 0) as open from ${ALL_STAGES} left join standing on stage = key order by place`;

/** Days from an instant to another. */
export const daysBetween = (from: string, until: string) =>
  sql`date_part('epoch', ${sql.ref(until)} - ${sql.ref(from)}) / 86400`;
