import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '@portal/domain/access/reach.ts';
import type { Db } from '../database/tables.ts';

/** By whose charge the reader sees lists, as ids; nobody's where the reader sees whole stages. */
const chargesOf = ({ charge, mine, users }: Reach): readonly number[] => (charge || mine.length > 0 ? users : []);

/** How often anything left each of these charges by now. A number that rises tells what the rows of a file cannot. */
const leftSoFar = (reach: Reach): RawBuilder<Record<string, number>> => sql`(
  select coalesce(jsonb_object_agg(holder::text, coalesce(times, 0)), '{}')
  from unnest(${chargesOf(reach)}::bigint[]) holder left join charge_left on charge_left.user_id = holder)`;

/** Asked in the snapshot from which the rows come, so that what leaves meanwhile closes what is made of them. */
export async function chargeOf(db: Db, reach: Reach): Promise<Record<string, number>> {
  const { rows } = await sql<{ charge: Record<string, number> }>`select ${leftSoFar(reach)} as charge`.execute(db);
  return rows[0]?.charge ?? {};
}

/** Whether nothing has left the charges that something was made by, kept in a column, and the reader still has them. */
export const isStillCharged = (charge: RawBuilder<unknown>, reach: Reach): RawBuilder<boolean> =>
  sql`${charge} <@ ${leftSoFar(reach)}`;
