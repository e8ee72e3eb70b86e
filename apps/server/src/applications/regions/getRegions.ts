import { sql } from 'kysely';
import type { Regions } from '@portal/contract/churches/regions.ts';
import { markerOf } from '@portal/domain/access/roles.ts';
import '../../churches/churches.tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';

/** Which Ephesian has which countries (product/churches.md#regions); listed are all who have any, and who could. */
export async function getRegions({ db }: Pick<StaffContext, 'db'>): Promise<Regions> {
  const countries = await sql<Regions['countries'][number]>`
    select country, ephesian_id as ephesian from region_country order by country`.execute(db);
  const ephesians = await sql<Regions['ephesians'][number]>`
    select staff_user.id, name || ' ' || last_name as name, status = 'ACTIVE' and able.user_id is not null as active,
      (select count(*)::int from region_person where ephesian_id = staff_user.id) as leaders
    from staff_user left join (
      select distinct user_id from user_role join role on role.id = role_id
      where role.active and ${markerOf('ephesian')} = any(role.permissions)) able on able.user_id = staff_user.id
    where removed_at is null and (status = 'ACTIVE' and able.user_id is not null
      or staff_user.id in (select ephesian_id from region_country union select ephesian_id from region_person))
    order by (name || ' ' || last_name) collate portal, staff_user.id`.execute(db);
  return { countries: countries.rows, ephesians: ephesians.rows };
}
