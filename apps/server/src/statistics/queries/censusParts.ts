/** What the statistics of the quarterly report have in common: the reports of the quarters of a period, summed up by something. */
import { sql, type RawBuilder } from 'kysely';
import { STAFF_NAMES } from './parts.ts';

type Sql = RawBuilder<unknown>;

/**
 * A figure of reports: `last` is added up over the last received report of each church, `each` over all received, `mean` the
 * mean of those last ones. `value` is of a row of `reports`. A blank counts for nothing, and nothing but blanks is null.
 */
interface CensusFigure {
  of: 'last' | 'each' | 'mean' | 'share';
  value: Sql;
}
type Figures = Readonly<Record<string, CensusFigure>>;

export const figure = (of: CensusFigure['of'], column: string): CensusFigure => ({ of, value: sql.ref(column) });

const inPeriod = sql`census_id between first_census and last_census`;

const summed = ({ of, value }: CensusFigure): Sql =>
  of === 'mean' ? sql`round(avg(${value}), 1)` : of === 'share' ? sql`avg(${value})` : sql`sum(${value})::bigint`;
const columns = (figures: Figures, ofEach: boolean): Sql[] =>
  Object.entries(figures).flatMap(([key, one]) =>
    (one.of === 'each' || one.of === 'share') === ofEach ? [sql`${summed(one)} as ${sql.ref(key)}`] : [],
  );
const COUNTED = sql`count(*)::int as due, count(sent_at)::int as received`;

/** Of the received reports of each church the last. */
const newest = sql`
  select distinct on (church_id) reports.* from reports where sent_at is not null and ${inPeriod}
  order by church_id, census_id desc`;

/** The figures of each period, with how many reports were owed and the share that came. */
export const censusFigures = (figures: Figures): Sql => sql`
  select periods.name, owed.due, owed.received::float / nullif(owed.due, 0) as received,
    ${sql.join(Object.keys(figures).map((key) => sql.ref(key)))}
  from periods,
    lateral (select ${COUNTED} from reports where ${inPeriod}) owed,
    lateral (select count(*) as rows_read${more(columns(figures, true))} from reports where sent_at is not null and ${inPeriod}) flows,
    lateral (select count(*) as rows_read${more(columns(figures, false))} from (${newest}) newest) stocks`;

const more = (parts: readonly Sql[]): Sql => (parts.length === 0 ? sql`` : sql`, ${sql.join(parts)}`);

const told = (figures: Figures): Sql => sql`due, received${more(Object.keys(figures).map((key) => sql.ref(key)))}`;

/** A row a quarter, its figures those of the reports of that quarter. */
export const censusByQuarter = (figures: Figures): Sql => sql`
  select census_id::text as key, ${told(figures)}
  from (select census_id, ${COUNTED} from reports, period where ${inPeriod} group by census_id) owed
    left join (
      select census_id${more([...columns(figures, true), ...columns(figures, false)])}
      from reports, period where sent_at is not null and ${inPeriod} group by census_id) answered using (census_id)
  order by census_id`;

/** A row for each of something that reports have, those that answered nothing too. */
const grouped = (column: string, figures: Figures): Sql => {
  const key = sql.ref(column);
  return sql`
    select owed.key, owed.due, owed.received${more(Object.keys(figures).map((name) => sql.ref(name)))}
    from (select ${key} as key, ${COUNTED} from reports, period where ${key} is not null and ${inPeriod} group by 1) owed
      left join (
        select ${key} as key${more(columns(figures, true))} from reports, period
        where sent_at is not null and ${inPeriod} group by 1) flows on flows.key = owed.key
      left join (
        select newest.${key} as key${more(columns(figures, false))} from period, lateral (${newest}) newest
        group by 1) stocks on stocks.key = owed.key`;
};

const censusByCountry = (figures: Figures): Sql => sql`${grouped('country', figures)} order by due desc, key`;

const censusByEphesian = (figures: Figures): Sql => sql`
  select places.key::text, ${STAFF_NAMES} places.key) as label, ${told(figures)}
  from (${grouped('ephesian_id', figures)}) places order by due desc, places.key`;

/** Churches under the name they have now; those that answered nothing stand last. */
export const censusByChurch = (figures: Figures): Sql => sql`
  select places.key::text, (select name from churches where churches.id = places.key) as label, ${told(figures)}
  from (${grouped('church_id', figures)}) places order by received desc, places.key`;

export const censusTables = (figures: Figures) => ({
  byQuarter: () => censusByQuarter(figures),
  byEphesian: () => censusByEphesian(figures),
  byCountry: () => censusByCountry(figures),
  churches: () => censusByChurch(figures),
});

/** Rows of the last received reports, for tables by what a report is made of. */
export const NEWEST = sql`(select newest.* from period, lateral (${newest}) newest) newest`;
