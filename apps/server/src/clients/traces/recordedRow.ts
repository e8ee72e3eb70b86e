import { sql, type RawBuilder } from 'kysely';
import type { TracedLeader } from '@portal/contract/clients/traces.ts';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { churchSight, personSight } from '../../applications/networkReach.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';

type Reading = Pick<StaffContext, 'db' | 'actor'>;

export interface RecordedRow extends TracedLeader {
  version: number;
  created_at: Date;
}

/** Who was recorded with a church, never applied, and is in the reach. Expects the table `person` in the query. */
export const recordedSight = (reach: Reach): RawBuilder<boolean> => sql<boolean>`(person.merged_into is null
  and exists (select from church_leader where church_leader.person_id = person.id)
  and not exists (select from application where application.person_id = person.id)
  and ${personSight(reach)})`;

/** Leaders who were recorded and never applied, within the reader's reach; one more than asked for tells that there are more. */
export async function selectRecorded(
  { db, actor }: Reading,
  condition: RawBuilder<boolean>,
  { most, locks = false }: { most: number; locks?: boolean },
): Promise<RecordedRow[]> {
  const reach = reachOf(actor);
  const { rows } = await sql<RecordedRow>`
    select person.id, person.name || ' ' || person.last_name as name, person.email, person.version, person.created_at,
      ${jsonRows(sql`
        select church.id, church.name, church.country from church_leader join church on church.id = church_id
        where person_id = person.id and ${churchSight(reach)} order by church.id`)} as churches
    from person
    where ${condition} and ${recordedSight(reach)}
    order by person.id desc limit ${sql.lit(most + 1)} ${locks ? sql`for update of person` : sql``}`.execute(db);
  return rows;
}

/** One of them; any other person is not found. */
export async function getRecorded(context: Reading, id: number, { locks = false } = {}): Promise<RecordedRow> {
  const [row] = await selectRecorded(context, sql<boolean>`person.id = ${id}`, { most: 1, locks });
  if (!row) throw notFound();
  return row;
}

export const tellRecorded = ({ id, name, email, churches }: RecordedRow): TracedLeader => ({
  id,
  name,
  email,
  churches,
});
