import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/**
 * The Ephesian in charge of a leader: with whom the person was associated by hand, else who has the church's country;
 * nobody where there is none, or none active (product/churches.md#regions). Held until the act ends, so that nobody is
 * removed who is being put in charge.
 */
export async function ephesianInCharge(db: Db, personId: number, country: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select staff_user.id from staff_user
    where staff_user.status = 'ACTIVE' and staff_user.id = coalesce(
      (select ephesian_id from region_person where person_id = ${personId}),
      (select ephesian_id from region_country where country = ${country}))
    for key share of staff_user`.execute(db);
  return rows[0]?.id ?? null;
}
