/** What the statistics of the quarterly report have in common: the reports of the quarters of a period, summed up by something. */
import { sql, type RawBuilder } from 'kysely';
import type { Telling } from '../defineStatistic.ts';
import { STAFF_NAMES } from './parts.ts';

type Sql = RawBuilder<unknown>;

/**
 * A figure of reports: `last` is added up over the last received report of each church, `each` over all received, `mean` the
 * mean of those last ones, `share` that of all received. `value` is of a row of `reports`. A blank counts for nothing, and nothing
 * but blanks is null.
 */
interface CensusFigure {
  of: 'last' | 'each' | 'mean' | 'share';
  value: Sql;
}
type Figures = Readonly<Record<string, CensusFigure>>;

export const figure = (of: CensusFigure['of'], column: string): CensusFigure => ({ of, value: sql.ref(column) });

const inPeriod = sql`census_id between first_census and last_census`;
/** Whether the reports of a cell are the last received ones of their churches in the period. */
const isLast = sql`(followed_by is null or followed_by > last_census)`;
const SENT = sql`filter (where sent_at is not null)`;

const isMean = ({ of }: CensusFigure): boolean => of === 'mean' || of === 'share';
const toldOf = (key: string): Sql => sql.ref(`${key}_told`);
const comma = (parts: readonly Sql[]): Sql => (parts.length === 0 ? sql`` : sql`, ${sql.join(parts)}`);

/** What is added up of rows of reports. */
const sums = (figures: Figures): Sql =>
  comma(
    Object.entries(figures).flatMap(([key, one]) => [
      sql`sum(${one.value}) ${SENT} as ${sql.ref(key)}`,
      ...(isMean(one) ? [sql`count(${one.value}) ${SENT} as ${toldOf(key)}`] : []),
    ]),
  );

/** The figures of cells: those of last reports are of the whole period, or of each quarter by itself. */
const columns = (figures: Figures, isOfQuarters = false): Sql =>
  comma(
    Object.entries(figures).map(([key, one]) => {
      const last = !isOfQuarters && (one.of === 'last' || one.of === 'mean') ? sql`filter (where ${isLast})` : sql``;
      const sum = sql`sum(${sql.ref(key)}) ${last}`;
      const mean = sql`${sum} / nullif(sum(${toldOf(key)}) ${last}, 0)`;
      const value = one.of === 'mean' ? sql`round(${mean}, 1)` : one.of === 'share' ? mean : sum;
      return sql`${value} as ${sql.ref(key)}`;
    }),
  );

const COUNTED = sql`coalesce(sum(due), 0)::int as due, coalesce(sum(received), 0)::int as received`;

/**
 * The reports of the periods added up by all that figures and tables are told by, so that they are read once. `besides` are
 * further sums of the received ones, by their names.
 */
export const censusCells = (figures: Figures, besides: Readonly<Record<string, Sql>> = {}): Sql => sql`
  cells as materialized (
    select census_id, followed_by, country, ephesian_id, count(*) as due, count(sent_at) as received${sums(figures)}${comma(
      Object.entries(besides).map(([key, sum]) => sql`${sum} ${SENT} as ${sql.ref(key)}`),
    )}
    from quarterly group by 1, 2, 3, 4)`;

/** The figures of each period, with how many reports were owed and the share that came. */
export const censusFigures = (figures: Figures): Sql => sql`
  select periods.name, due, received::float / nullif(due, 0) as received${comma(Object.keys(figures).map((key) => sql.ref(key)))}
  from periods, lateral (select ${COUNTED}${columns(figures)} from cells where ${inPeriod}) counted`;

/** A row a quarter, its figures those of the reports of that quarter. */
export const censusByQuarter = (figures: Figures): Sql => sql`
  select census_id::text as key, ${COUNTED}${columns(figures, true)}
  from cells, period where ${inPeriod} group by census_id order by census_id`;

/** A row for each of something that reports have, those that answered nothing too. */
const grouped = (column: string, figures: Figures): Sql => sql`
  select ${sql.ref(column)} as key, ${COUNTED}${columns(figures)}
  from cells, period where ${sql.ref(column)} is not null and ${inPeriod} group by 1`;

const censusByCountry = (figures: Figures): Sql => sql`${grouped('country', figures)} order by due desc, key`;

const censusByEphesian = (figures: Figures): Sql => sql`
  select places.key::text, ${STAFF_NAMES} places.key) as label, due, received${comma(Object.keys(figures).map((key) => sql.ref(key)))}
  from (${grouped('ephesian_id', figures)}) places order by due desc, places.key`;

/**
 * Churches under the name they have now; those that answered nothing stand last. All are counted, and the figures of those that
 * are told looked up.
 */
export const censusByChurch = (figures: Figures, mostRows: number | undefined): Sql => sql`
  select places.key::text, (select name from churches where churches.id = places.key) as label, due, received${comma(
    Object.keys(figures).map((key) => sql.ref(key)),
  )}
  from (
    select church_id as key, count(*)::int as due, count(sent_at)::int as received
    from quarterly, period where ${inPeriod} group by church_id
    order by received desc, church_id${mostRows === undefined ? sql`` : sql` limit ${mostRows}`}) places,
    lateral (
      select count(*) as quarters${columns(figures)}
      from period, lateral (
        select census_id, followed_by${sums(figures)} from quarterly
        where church_id = places.key and ${inPeriod} group by 1, 2) cells) counted
  order by received desc, places.key`;

export const censusTables = (figures: Figures) => ({
  byQuarter: () => censusByQuarter(figures),
  byEphesian: () => censusByEphesian(figures),
  byCountry: () => censusByCountry(figures),
  churches: ({ mostRows }: Telling) => censusByChurch(figures, mostRows),
});

/** Cells of the last received reports of the period, for tables by what a report is made of. */
export const NEWEST = sql`(select cells.* from cells, period where received > 0 and ${inPeriod} and ${isLast}) newest`;
