/**
 * The SQL interpreter of a reach over churches and persons (the predicate is `isNetworkInReach` in the domain; a property
 * test holds them equal). Whatever hangs on a church or a person asks one of these.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '@portal/domain/access/reach.ts';
import '../churches/churches.tables.ts';
import '../persons/persons.tables.ts';
import { ofUsers, reachCondition } from '../access/reachCondition.ts';

/** The churches of the reach. Expects the table `church` in the query. */
export const churchReach = (reach: Reach): RawBuilder<boolean> =>
  sql<boolean>`church.id in (${
    reach.charge
      ? churchesOf(reach)
      : sql`
    select application.church_id from application where ${reachCondition(reach)}`
  })`;

/** The churches whose page opens: those of the reach, and of whom an application is seen. By an index, where few are asked. */
export const churchSight = (reach: Reach): RawBuilder<boolean> => {
  const applied = sql<boolean>`exists (
    select from application where application.church_id = church.id and ${reachCondition(reach)})`;
  return reach.charge ? sql<boolean>`(${churchReach(reach)} or ${applied})` : applied;
};

/** The persons whose page opens, likewise, spouses with their leaders. */
export const personSight = (reach: Reach): RawBuilder<boolean> => {
  const applied = (spouse: RawBuilder<unknown>) => sql<boolean>`exists (
    select from application where application.person_id = any(array[person.id${spouse}]) and ${reachCondition(reach)})`;
  return reach.charge ? sql<boolean>`(${personReach(reach)} or ${applied(sql``)})` : applied(sql`, person.spouse_id`);
};

/** The persons of the reach, spouses with their leaders. Expects the table `person` in the query. */
export const personReach = (reach: Reach): RawBuilder<boolean> => sql<boolean>`person.id in (
  with seen as (${leadersIn(reach)})
  select leader_id from seen
  union all
  select spouse.id from seen join person spouse on spouse.spouse_id = seen.leader_id)`;

/** Of these the leaders alone, whose own application puts them there: by an index, where many are asked. */
export const leaderReach = (reach: Reach): RawBuilder<boolean> => sql<boolean>`person.id in (${leadersIn(reach)})`;

const leadersIn = (reach: Reach) =>
  reach.charge
    ? leadersOf(reach)
    : sql`select application.person_id as leader_id from application where ${reachCondition(reach)}`;

/** By hand, else by their country. */
const churchesOf = (reach: Reach) => sql`
  select led.church_id from region_person
    join application led on led.person_id = region_person.person_id and led.deleted_at is null
  where ${ofUsers('region_person.ephesian_id', reach)}
  union all
  select placed.id from region_country join church placed on placed.country = region_country.country
  where ${ofUsers('region_country.ephesian_id', reach)} and not exists (
    select from application led join region_person on region_person.person_id = led.person_id
    where led.church_id = placed.id and led.deleted_at is null)`;

/** By hand, which counts for both of a couple, else by the countries of their churches. */
const leadersOf = (reach: Reach) => sql`
  select person_id as leader_id from region_person where ${ofUsers('ephesian_id', reach)}
  union all
  select led.person_id from region_country
    join church placed on placed.country = region_country.country
    join application led on led.church_id = placed.id and led.deleted_at is null
  where ${ofUsers('region_country.ephesian_id', reach)} and not exists (
    select from region_person where person_id = led.person_id)
    and not exists (
    select from person spouse join region_person on region_person.person_id = spouse.id
    where spouse.spouse_id = led.person_id)`;
