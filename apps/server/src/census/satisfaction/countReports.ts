import { sql, type RawBuilder } from 'kysely';
import { censusColumn } from '@portal/domain/census/form.ts';
import type { Quarter } from '@portal/domain/census/dates.ts';
import {
  NO_COUNTS,
  SATISFACTION_REPORTS,
  type CensusCounts,
  type SatisfactionReport,
} from '@portal/domain/census/satisfaction.ts';
import type { Db } from '../../platform/database/tables.ts';
import { stateOn } from '../reportRow.ts';

/** What reports are counted: conditions over `census_report`, on a day of New York. */
export interface Counted {
  of: SatisfactionReport;
  today: string;
  /** Reach and filters. */
  fits: RawBuilder<unknown>;
}

const countsOf = ({ of, today }: Pick<Counted, 'of' | 'today'>) => {
  const chose = (answer: string) =>
    sql`(count(*) filter (where sent_at is not null
      and ${sql.ref(censusColumn(SATISFACTION_REPORTS[of].answer))} = ${sql.lit(answer)}))::int`;
  return sql`count(*)::int as generated, count(sent_at)::int as received,
    (count(*) filter (where ${stateOn(today)} = 'EXPIRED'))::int as expired,
    ${chose('SATISFIED')} as satisfied, ${chose('DISSATISFIED')} as dissatisfied`;
};

/** A census by its id, which says its year and quarter. */
export const censusOf = (id: number) => ({ id, year: Math.floor(id / 10), quarter: (id % 10) as Quarter });

/** The census of that id, or the newest that went out. */
export async function findCensus(db: Db, asked?: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from census ${asked === undefined ? sql`order by id desc limit 1` : sql`where id = ${asked}`}`.execute(
    db,
  );
  return rows[0]?.id;
}

/** By the quarters of a census's year that went out, in their order. */
export async function countQuarters(db: Db, census: number, counted: Counted) {
  const { year } = censusOf(census);
  const { rows } = await sql<CensusCounts & { census_id: number; erased: number }>`
    select census_id, ${countsOf(counted)}, (count(*) filter (where church_id is null))::int as erased
    from census_report where census_id between ${year * 10 + 1} and ${year * 10 + 4} and ${counted.fits}
    group by census_id order by census_id`.execute(db);
  return rows;
}

/** Of one quarter. */
export async function countQuarter(db: Db, census: number, counted: Counted): Promise<CensusCounts> {
  const { rows } = await sql<CensusCounts>`
    select ${countsOf(counted)} from census_report where census_id = ${census} and ${counted.fits}`.execute(db);
  return rows[0] ?? NO_COUNTS;
}

/** Of one quarter, by country and by who had the church in charge on the day when it went out; the most first. */
export async function countParts(db: Db, census: number, counted: Counted) {
  const { rows } = await sql<CensusCounts & { by_country: boolean; country: string; ephesian_id: number | null }>`
    select grouping(country) = 0 as by_country, country, ephesian_id, ${countsOf(counted)}
    from census_report where census_id = ${census} and ${counted.fits}
    group by grouping sets ((country), (ephesian_id)) order by generated desc, country, ephesian_id`.execute(db);
  return rows;
}
