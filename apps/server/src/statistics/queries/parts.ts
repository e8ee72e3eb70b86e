/** Parts of statements that several statistics have. */
import { sql } from 'kysely';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';

/** Who it is, closed by the id and a bracket. */
export const STAFF_NAMES = sql`(select name || ' ' || last_name from staff_user where id =`;

/** A stay that had begun by an instant and had not ended. */
export const standsAt = (ends = sql.ref('ends')) =>
  sql`entered_at < ${ends} and (left_at is null or left_at >= ${ends})`;

/** Every stage of the board with its place on it. */
export const ALL_STAGES = sql`(values ${sql.join(BOARD_STAGES.map((stage, place) => sql`(${sql.lit(stage)}, ${sql.lit(place)})`))}) stages (key, place)`;

/** Where applications stood at the end of the period, stages without any too. */
export const BY_STAGE = sql`
  select key, coalesce(open, 0) as open from ${ALL_STAGES} left join (
    select stage, count(*)::int as open from stays, period where ${standsAt()} group by stage) found on stage = key
  order by place`;
