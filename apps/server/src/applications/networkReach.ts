/**
 * The SQL interpreter of a reach over churches and persons (the predicate is `isNetworkInReach` in the domain; a property
 * test holds them equal). Whatever hangs on a church or a person asks one of these.
 */
import { sql, type RawBuilder } from 'kysely';
import { seesRecorded } from '@portal/domain/access/networkReach.ts';
import { seesAll, type Reach } from '@portal/domain/access/reach.ts';
import '../churches/churches.tables.ts';
import '../persons/persons.tables.ts';
import { ofUsers, reachCondition } from '../access/reachCondition.ts';

/** The churches of the reach. Expects the table `church` in the query. */
export const churchReach = (reach: Reach): RawBuilder<boolean> => {
  if (reach.charge) return sql<boolean>`church.id in (${churchesOf(reach)})`;
  if (seesRecorded(reach)) return churchSight(reach);
  return sql<boolean>`church.id in (select application.church_id from application where ${reachCondition(reach)})`;
};

/** The churches whose page opens: those of the reach, and of whom an application is seen. By an index, where few are asked. */
export const churchSight = (reach: Reach): RawBuilder<boolean> => {
  const applied = sql<boolean>`exists (
    select from application where application.church_id = church.id and ${reachCondition(reach)})`;
  if (reach.charge) return sql<boolean>`(${churchReach(reach)} or ${applied})`;
  if (!seesRecorded(reach)) return applied;
  return sql<boolean>`(${applied} or exists (select from church_leader where church_leader.church_id = church.id))`;
};

/** The persons whose page opens, likewise, spouses with their leaders. */
export const personSight = (reach: Reach): RawBuilder<boolean> => {
  const applied = (spouse: RawBuilder<unknown>) => sql<boolean>`exists (
    select from application where application.person_id = any(array[person.id${spouse}]) and ${reachCondition(reach)})`;
  if (reach.charge) return sql<boolean>`(${personReach(reach)} or ${applied(sql``)})`;
  if (!seesRecorded(reach)) return applied(sql`, person.spouse_id`);
  return sql<boolean>`(${applied(sql`, person.spouse_id`)} or exists (
    select from church_leader where church_leader.person_id = any(array[person.id, person.spouse_id])))`;
};

/** The persons of the reach, spouses with their leaders. Expects the table `person` in the query. */
export const personReach = (reach: Reach): RawBuilder<boolean> => sql<boolean>`person.id in (
  with seen as (${leadersIn(reach)})
  select leader_id from seen
  union all
  select spouse.id from seen join person spouse on spouse.spouse_id = seen.leader_id)`;

/**
 * The churches of the reach for who reads much of everything, as a set that is made once where otherwise one church after the other
 * would be asked: their ids, or those of the few that are not in it.
 */
export function churchesIn(reach: Reach): { only: RawBuilder<unknown> } | { allBut: RawBuilder<unknown> } {
  if (reach.charge) return { only: churchesOf(reach) };
  if (seesAll(reach))
    return {
      allBut: sql`select church_id from unapplied_church where church_id not in (select church_leader.church_id from church_leader)`,
    };
  return {
    only: sql`select application.church_id from application where ${reachCondition(reach)}
      ${seesRecorded(reach) ? sql`union all select church_leader.church_id from church_leader` : sql``}`,
  };
}

/** Whether the church of a column is in the reach, asked of that whole set by its hash: for statements that read most churches. */
export function isOfChurchesIn(reach: Reach, church: RawBuilder<unknown>): RawBuilder<boolean> {
  const churches = churchesIn(reach);
  return 'only' in churches
    ? sql<boolean>`${church} in (${churches.only})`
    : sql<boolean>`${church} not in (${churches.allBut})`;
}

/** Of these the leaders alone, whose own application puts them there: by an index, where many are asked. */
export const leaderReach = (reach: Reach): RawBuilder<boolean> =>
  !reach.charge && seesRecorded(reach)
    ? // Whoever sees recorded ones sees most: asked of each by an index, in whatever order they are read.
      sql<boolean>`(exists (
        select from application where application.person_id = person.id and ${reachCondition(reach)})
      or exists (select from church_leader where church_leader.person_id = person.id))`
    : sql<boolean>`person.id in (${leadersIn(reach)})`;

/** Their ids as `leader_id`. */
export const leadersIn = (reach: Reach) =>
  reach.charge
    ? leadersOf(reach)
    : sql`select application.person_id as leader_id from application where ${reachCondition(reach)}
        ${seesRecorded(reach) ? sql`union all select church_leader.person_id from church_leader` : sql``}`;

/** By hand, else by their country; led by an application, or by who was recorded: each by its own indexes. */
const churchesOf = (reach: Reach) => sql`
  select led.church_id from region_person
    join application led on led.person_id = region_person.person_id and led.deleted_at is null
  where ${ofUsers('region_person.ephesian_id', reach)}
  union all
  select church_leader.church_id from region_person
    join church_leader on church_leader.person_id = region_person.person_id
  where ${ofUsers('region_person.ephesian_id', reach)}
  union all
  select placed.id from region_country join church placed on placed.country = region_country.country
  where ${ofUsers('region_country.ephesian_id', reach)} and not exists (
    select from application led join region_person on region_person.person_id = led.person_id
    where led.church_id = placed.id and led.deleted_at is null) and not exists (
    select from church_leader join region_person on region_person.person_id = church_leader.person_id
    where church_leader.church_id = placed.id)`;

/** By hand, which counts for both of a couple, else by the countries of their churches. */
const leadersOf = (reach: Reach) => sql`
  select person_id as leader_id from region_person where ${ofUsers('ephesian_id', reach)}
  union all
  select led.person_id from region_country
    join church placed on placed.country = region_country.country
    join application led on led.church_id = placed.id and led.deleted_at is null
  where ${ofUsers('region_country.ephesian_id', reach)} and ${isByNobodysHand('led')}
  union all
  select recorded.person_id from region_country
    join church placed on placed.country = region_country.country
    join church_leader recorded on recorded.church_id = placed.id
  where ${ofUsers('region_country.ephesian_id', reach)} and ${isByNobodysHand('recorded')}`;

const isByNobodysHand = (table: string) => sql`not exists (
    select from region_person where person_id = ${sql.ref(`${table}.person_id`)})
    and not exists (
    select from person spouse join region_person on region_person.person_id = spouse.id
    where spouse.spouse_id = ${sql.ref(`${table}.person_id`)})`;
