import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/**
 * The Ephesian in charge of a leader: of the region the person was associated to by hand, else of the church's
 * country; nobody where there is no region, or none active in it (product/churches.md#regions). Held until the act ends,
 * so that nobody is removed who is being put in charge.
 */
export async function ephesianInCharge(db: Db, personId: number, country: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select staff_user.id
    from region join staff_user on staff_user.id = region.ephesian_id and staff_user.status = 'ACTIVE'
    where region.id = coalesce(
      (select region_id from region_person where person_id = ${personId}),
      (select region_id from region_country where country = ${country}))
    for key share of staff_user`.execute(db);
  return rows[0]?.id ?? null;
}
