/** Who may be the same, and what was merged, as columns of a statement that reads a page. */
import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '@portal/domain/access/reach.ts';
import type { MergedNoun } from '@portal/domain/churches/merging.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import { churchSight, personSight } from '../networkReach.ts';
import { reachCondition } from '../../access/reachCondition.ts';

/** As alike as names must be when applications are submitted. */
const ALIKE = 0.45;
const MOST = 10;

/** Neither merged away nor said not to be the same. */
const isOffered = (noun: MergedNoun, table: 'church' | 'person', id: number) => sql`
  ${sql.ref(`${table}.id`)} <> ${id} and ${sql.ref(`${table}.merged_into`)} is null and not exists (
    select from not_same where noun = ${noun} and one_id = least(${sql.ref(`${table}.id`)}, ${id}::bigint)
      and other_id = greatest(${sql.ref(`${table}.id`)}, ${id}::bigint))`;

/** Where the newest of their applications stands, of those that the reader sees. */
const newestStage = (fits: RawBuilder<unknown>, reach: Reach) => sql`(
  select application.status from application where ${fits} and application.status <> 'UNFINISHED' and ${reachCondition(reach)}
  order by application.id desc limit 1)`;

const nameAlike = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`similarity(unaccent(lower(${one})), unaccent(lower(${other}))) >= ${ALIKE}`;

/** Persons with the same e-mail, phone, or birth date and a similar name. */
export const personsAlike = (id: number, reach: Reach): RawBuilder<unknown> =>
  jsonRows(sql`
    select person.id, person.name || ' ' || person.last_name as name,
      ${newestStage(sql`application.person_id = person.id`, reach)} as stage
    from person this join person on person.email = this.email or person.phone = this.phone
      or (person.birth_date = this.birth_date
        and ${nameAlike(sql`person.name || ' ' || person.last_name`, sql`this.name || ' ' || this.last_name`)})
    where this.id = ${id} and ${isOffered('persons', 'person', id)} and ${personSight(reach)}
    order by person.id desc limit ${MOST}`);

/** Churches with a similar name in the same city. */
export const churchesAlike = (id: number, reach: Reach): RawBuilder<unknown> =>
  jsonRows(sql`
    select church.id, church.name, ${newestStage(sql`application.church_id = church.id`, reach)} as stage
    from church this join church on lower(church.city) = lower(this.city) and ${nameAlike(sql`church.name`, sql`this.name`)}
    where this.id = ${id} and ${isOffered('churches', 'church', id)} and ${churchSight(reach)}
    order by church.id desc limit ${MOST}`);

/** What was merged into it and not taken back, the newest first. */
export const mergedInto = (noun: MergedNoun, id: number): RawBuilder<unknown> =>
  jsonRows(sql`
    select merging.id, merging.at,
      ${noun === 'churches' ? sql`(select name from church where church.id = gone_id)` : sql`(select name || ' ' || last_name from person where person.id = gone_id)`} as name
    from merging where noun = ${noun} and kept_id = ${id} and undone_at is null order by merging.id desc`);
