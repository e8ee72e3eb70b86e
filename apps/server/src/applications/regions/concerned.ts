/** What changes hands with a region: open applications by a run, churches and leaders by the region alone. */
import { sql, type RawBuilder } from 'kysely';
import type { Concerned } from '@portal/contract/churches/regions.ts';
import { FOLLOWS_REGION } from '@portal/domain/churches/regions.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Countries that are to be given, with who has them. */
export interface GivenCountries {
  countries: readonly { country: string; from: number | null }[];
  assignee: number | null;
}
/** A leader who is to be associated by hand, or whose country is to count again. */
export interface GivenLeader {
  leader: number;
  assignee: number | null;
}
export type Given = GivenCountries | GivenLeader;

/** Who has had them. */
export const formerHolders = ({ countries }: GivenCountries): number[] => [
  ...new Set(countries.flatMap(({ from }) => from ?? [])),
];

const codes = ({ countries }: GivenCountries): string[] => countries.map(({ country }) => country);

/** Led by somebody who was associated by hand: no country counts for it. */
const isByHand = sql`exists (select from region_person where region_person.person_id = application.person_id)`;

/** The open applications that would get another Ephesian. In countries whom somebody was assigned beside the region stays. */
const followers = (given: Given): RawBuilder<boolean> => sql<boolean>`application.deleted_at is null
  and application.status = any(${[...FOLLOWS_REGION]}::text[]) and ${
    'leader' in given
      ? sql`application.person_id = ${given.leader} and application.ephesian_id is distinct from coalesce(
          ${given.assignee}::bigint, (select ephesian_id from region_country where region_country.country = application.country))`
      : sql`application.country = any(${codes(given)}::text[]) and not ${isByHand}
          and (application.ephesian_id is null or application.ephesian_id = any(${formerHolders(given)}::bigint[]))
          and application.ephesian_id is distinct from ${given.assignee}::bigint`
  }`;

/** Their ids, the oldest first. */
export async function listFollowers(db: Db, given: Given): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from application where ${followers(given)} order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** How many of each would change hands. */
export async function countConcerned(db: Db, given: Given): Promise<Concerned> {
  const moving =
    'leader' in given
      ? sql`select church_id, person_id from application where person_id = ${given.leader} and deleted_at is null`
      : sql`select church.id as church_id, application.person_id from church
          left join application on application.church_id = church.id and application.deleted_at is null
          where church.country = any(${codes(given)}::text[]) and church.merged_into is null and not ${isByHand}`;
  const { rows } = await sql<Concerned>`
    select (select count(*)::int from application where ${followers(given)}) as applications,
      count(distinct church_id)::int as churches, count(distinct person_id)::int as leaders
    from (${moving}) moving`.execute(db);
  return rows[0] ?? { applications: 0, churches: 0, leaders: 0 };
}
