/** The quarterly reports of two churches that are the same: product/churches.md#merging. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { Moved } from './merging.tables.ts';

type MovedReports = NonNullable<Moved['reports']>;

interface Churches {
  from: number;
  to: number;
}

/**
 * Reports go along. Where both churches have one of a quarter, the received one stays, else the one with a draft, else that of
 * the church that is kept; the other goes to the church that is gone, and is told nowhere.
 */
export async function moveReports(db: Db, { from, to }: Churches): Promise<MovedReports> {
  const { rows } = await sql<{ id: number; church_id: number; stays: boolean }>`
    select id, church_id, row_number() over (
      partition by census_id order by sent_at is null, started_at is null, church_id <> ${to}) = 1 as stays
    from census_report where church_id in (${from}, ${to})`.execute(db);
  const which = (church: number, stays: boolean) =>
    rows.filter((row) => row.church_id === church && row.stays === stays).map(({ id }) => id);
  const reports = { along: which(from, true), back: which(to, false) };
  await giveReports(db, { from, to }, reports);
  return reports;
}

/** Some go from the one church to the other, others the other way: a church has one of a quarter at any moment, so they pass by none. */
export async function giveReports(db: Db, { from, to }: Churches, { along, back }: MovedReports): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update census_report set church_id = null
    where id = any(${[...along, ...back]}::bigint[]) and church_id in (${from}, ${to}) returning id`.execute(db);
  if (rows.length === 0) return;
  await sql`
    update census_report set church_id = case when id = any(${along}::bigint[]) then ${to}::bigint else ${from}::bigint end
    where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db);
}
