import { sql } from 'kysely';
import type { LeaderPage } from '@portal/contract/churches/churches.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import { listedStandingOf } from '@portal/domain/licences/licence.ts';
import { newYorkDate } from '../../platform/clock.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { churchSight, personSight } from '../networkReach.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import { mergedInto, personsAlike } from '../merging/alike.ts';
import { tellMerged, type ToldMerging } from '../merging/tellMerged.ts';
import { applicationsOf, tellApplications, type ToldApplication } from './applicationsOf.ts';

interface Row extends Omit<LeaderPage, 'applications' | 'licence' | 'merged' | 'may'> {
  merged: ToldMerging[];
  applications: ToldApplication[];
  licence: { until: string; deactivated: boolean; admitted: boolean } | null;
}

/** More are in the tree of *Associate Leader*. */
const MOST_CHILDREN = 100;

const nameOf = (table: string) => sql`${sql.ref(`${table}.name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`;

/** A leader, or the spouse of one, within the reader's reach (product/churches.md#pages); out of it `http.notFound`. */
export async function getLeaderPage({ db, actor, now }: Reading, id: number): Promise<LeaderPage> {
  const reach = reachOf(actor);
  const { rows } = await sql<Row>`
    select person.id, person.version, ${nameOf('person')} as name, person.email, person.phone,
      (select json_build_object('id', spouse.id, 'name', ${nameOf('spouse')}) from person spouse
        where spouse.id = person.spouse_id and spouse.merged_into is null) as spouse,
      (select number_of_children from application join application_spouse on application_id = application.id
        where application.person_id = person.id and ${reachCondition(reach)}
        order by application.id desc limit 1) as "numberOfChildren",
      ${jsonRows(sql`
        select church.id, church.name, church.country from church
          join (select church_id, max(led.id) as newest from application led
            where led.person_id = person.id and led.deleted_at is null and led.status <> 'UNFINISHED'
            group by church_id
            union all
            select church_id, 0 from church_leader where church_leader.person_id = person.id and not exists (
              select from application led where led.person_id = person.id and led.church_id = church_leader.church_id
                and led.deleted_at is null and led.status <> 'UNFINISHED')) leads on leads.church_id = church.id
        where ${churchSight(reach)} order by newest desc`)} as churches,
      (select json_build_object('id', staff_user.id, 'name', ${nameOf('staff_user')}) from staff_user
        where staff_user.id = coalesce(
          (select ephesian_id from region_person where region_person.person_id = person.id),
          (select region_country.ephesian_id from application led join region_country on region_country.country = led.country
            where led.person_id = person.id and led.deleted_at is null order by led.id desc limit 1),
          (select region_country.ephesian_id from church_leader join church on church.id = church_id
              join region_country on region_country.country = church.country
            where church_leader.person_id = person.id order by church_id desc limit 1))) as ephesian,
      (select json_build_object('id', person.id, 'name', ${nameOf('person')}) from person
        where person.id = (select spiritual_parent_id from person where id = ${id}) and ${personSight(reach)}) as parent,
      ${jsonRows(sql`
        select person.id, ${nameOf('person')} as name from person
        where person.spiritual_parent_id = ${id} and person.merged_into is null and ${personSight(reach)}
        order by (${nameOf('person')}) collate portal, person.id limit ${MOST_CHILDREN}`)} as "spiritualChildren",
      (select json_build_object('until', valid_until::text, 'deactivated', deactivated_at is not null, 'admitted', exists (
          select from application admitted where admitted.person_id = person.id and admitted.deleted_at is null
            and admitted.status in (${sql.join(ADMITTED_STAGES)})))
        from licence where licence.person_id = person.id and replaced_at is null) as licence,
      ${applicationsOf(sql`application.person_id = person.id`, reach)} as applications,
      ${personsAlike(id, reach)} as alike, ${mergedInto('persons', id)} as merged
    from person where person.id = ${id} and person.merged_into is null and ${personSight(reach)}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  const { applications, licence, merged, ...person } = found;
  return {
    ...person,
    licence: licence && {
      standing: listedStandingOf({ ...licence, validUntil: licence.until }, newYorkDate(now)),
      until: licence.until,
    },
    applications: tellApplications(applications),
    merged: tellMerged(merged, now),
    may: { merge: actor.permissions.has('business.request.edit') },
  };
}
type Reading = Pick<StaffContext, 'db' | 'actor' | 'now'>;
