/** Parts of statements that several statistics have. */
import { sql } from 'kysely';

/** Who it is, closed by the id and a bracket. */
export const STAFF_NAMES = sql`(select name || ' ' || last_name from staff_user where id =`;

/** A stay that had begun by an instant and had not ended. */
export const standsAt = (ends = sql.ref('ends')) =>
  sql`entered_at < ${ends} and (left_at is null or left_at >= ${ends})`;
