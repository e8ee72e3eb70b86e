import { sql } from 'kysely';
import type { ChurchPage } from '@portal/contract/churches/churches.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { newYorkDate } from '../../platform/clock.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { churchSight, personSight } from '../networkReach.ts';
import { churchesAlike, mergedInto } from '../merging/alike.ts';
import { tellMerged, type ToldMerging } from '../merging/tellMerged.ts';
import { applicationsOf, tellApplications, type ToldApplication } from './applicationsOf.ts';

interface Row extends Omit<ChurchPage, 'applications' | 'merged' | 'may'> {
  merged: ToldMerging[];
  applications: ToldApplication[];
}

/** A church within the reader's reach (product/churches.md#pages); out of it `http.notFound`. */
export async function getChurch(context: Reading, id: number): Promise<ChurchPage> {
  const found = await findChurch(context, id);
  if (!found) throw notFound();
  return found;
}

/** The same; nothing out of reach. */
export async function findChurch({ db, actor, now }: Reading, id: number): Promise<ChurchPage | undefined> {
  const reach = reachOf(actor);
  const { rows } = await sql<Row>`
    select church.id, church.version, church.name, city, church.country, valid_from::text as "validFrom",
      valid_to::text as "validTo",
      (select json_build_object('id', staff_user.id, 'name', staff_user.name || ' ' || staff_user.last_name) from staff_user
        where staff_user.id = coalesce(
          (select region_person.ephesian_id from application led join region_person on region_person.person_id = led.person_id
            where led.church_id = church.id and led.deleted_at is null order by led.id desc limit 1),
          (select ephesian_id from church_leader join region_person on region_person.person_id = church_leader.person_id
            where church_id = church.id order by region_person.person_id desc limit 1),
          (select region_country.ephesian_id from region_country where region_country.country = church.country))) as ephesian,
      ${jsonRows(sql`
        select person.id, person.name || ' ' || person.last_name as name from person
          join (select person_id, max(led.id) as newest from application led
            where led.church_id = church.id and led.deleted_at is null and led.status <> 'UNFINISHED'
            group by person_id
            union all
            select person_id, 0 from church_leader where church_id = church.id and not exists (
              select from application led where led.church_id = church.id and led.person_id = church_leader.person_id
                and led.deleted_at is null and led.status <> 'UNFINISHED')) leads on leads.person_id = person.id
        where ${personSight(reach)} order by newest desc`)} as leaders,
      ${applicationsOf(sql`application.church_id = church.id`, reach)} as applications,
      ${jsonRows(sql`
        select what, day::text, after from church_change
        where church_id = church.id and what in ('name', 'country') and replaced_at is null and day > ${newYorkDate(now)}::date
        order by day, id`)} as "toCome",
      ${churchesAlike(id, reach)} as alike, ${mergedInto('churches', id)} as merged
    from church where church.id = ${id} and church.merged_into is null and ${churchSight(reach)}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { applications, merged, ...church } = found;
  return {
    ...church,
    applications: tellApplications(applications),
    merged: tellMerged(merged, now),
    may: { change: actor.permissions.has('business.request.edit') },
  };
}
type Reading = Pick<StaffContext, 'db' | 'actor' | 'now'>;
