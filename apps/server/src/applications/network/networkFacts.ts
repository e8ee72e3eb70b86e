import { sql } from 'kysely';
import type { NetworkFacts } from '@portal/domain/access/networkReach.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import type { Db } from '../../platform/database/tables.ts';
import '../applications.tables.ts';
import '../../churches/churches.tables.ts';

/** What decides who sees each of these churches now, for a stream; those that are no more are missing. */
export async function selectChurchFacts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, NetworkFacts>> {
  const assignees = sql.join(ASSIGNMENT_KINDS.map((kind) => sql`${sql.lit(kind)}, ${sql.ref(`${kind}_id`)}`));
  const { rows } = await sql<NetworkFacts & { id: number }>`
    select church.id,
      (select coalesce(json_agg(distinct ephesian_id), '[]') from region_person where person_id in (
        select person_id from application where church_id = church.id and deleted_at is null
        union all
        select person_id from church_leader where church_id = church.id)) as "byHand",
      (select coalesce(json_agg(ephesian_id), '[]') from region_country where region_country.country = church.country)
        as "byCountry",
      (select coalesce(jsonb_agg(distinct jsonb_build_object(
          'status', status, 'deleted', false, 'assignees', jsonb_build_object(${assignees}))), '[]')
        from application where church_id = church.id and deleted_at is null) as applications,
      exists (select from church_leader where church_id = church.id) as recorded
    from church where church.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
