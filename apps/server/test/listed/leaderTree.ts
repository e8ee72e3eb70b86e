import { sql } from 'kysely';
import type { RegionChurch } from '@portal/contract/census/myRegion.ts';
import type { Leader } from '@portal/contract/churches/regions.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { any, is } from '../naive.ts';

/** Whether a leader as they are told fits a value of a filter. */
export const LEADER_FITS = {
  ephesian: ({ byHand }: Leader, value: string) => (value === 'none' ? byHand === null : is(byHand?.id, value)),
  country: ({ country }: Leader, value: string) => any(country, value),
  parent: ({ parent }: Leader, value: string) => (value === 'none' ? parent === null : is(parent?.id, value)),
};

/** The same of a church. */
export const CHURCH_FITS = {
  country: ({ country }: RegionChurch, value: string) => any(country, value),
  stage: ({ application }: RegionChurch, value: string) => is(application?.stage ?? 'NONE', value),
  silent: ({ silentSince }: RegionChurch, value: string) => (silentSince !== null) === (value === 'yes'),
  care: ({ care }: RegionChurch, value: string) => is(care, value),
};

/** Every third leader is a spiritual child of the first, every fifth was associated by hand; answers who the first is. */
export async function insertLeaderTree(db: Db, ephesian: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select person_id as id from application where person_id is not null and deleted_at is null and status <> 'UNFINISHED'
    order by person_id limit 1`.execute(db);
  const first = rows[0]?.id ?? 0;
  await sql`update person set spiritual_parent_id = ${first} where id % 3 = 0 and id <> ${first}`.execute(db);
  await sql`insert into region_person (person_id, ephesian_id) select id, ${ephesian} from person where id % 5 = 0`.execute(
    db,
  );
  return first;
}
