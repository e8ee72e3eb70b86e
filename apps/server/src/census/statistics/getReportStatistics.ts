import { sql } from 'kysely';
import type { ChurchStatistics, reportStatisticsEndpoints } from '@portal/contract/census/statistics.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { Quarter } from '@portal/domain/census/dates.ts';
import { censusColumn, FIGURE_KEYS, type CensusKey } from '@portal/domain/census/form.ts';
import { churchReach } from '../../applications/networkReach.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound } from '../../platform/http/refusal.ts';

type Params = InputOf<typeof reportStatisticsEndpoints.getReportStatistics>['params'];
type Figures = Record<CensusKey, number | null>;

const MOST_QUARTERS = 12;

const censusOf = (id: number) => ({ id, year: Math.floor(id / 10), quarter: (id % 10) as Quarter });

/** One column of JSON with every figure, each as `of` has it. */
const figuresOf = (of: (column: ReturnType<typeof sql.ref>) => ReturnType<typeof sql>) =>
  // A function takes a hundred arguments at most.
  sql.join(
    halves(FIGURE_KEYS).map(
      (keys) =>
        sql`jsonb_build_object(${sql.join(keys.flatMap((key) => [sql.lit(key), of(sql.ref(censusColumn(key)))]))})`,
    ),
    sql` || `,
  );
const halves = <One>(all: readonly One[]): One[][] => [
  all.slice(0, Math.ceil(all.length / 2)),
  all.slice(Math.ceil(all.length / 2)),
];

/** The figures of a church within the reader's reach, beside the means of its region (product/census.md#statistics). */
export async function getReportStatistics(
  { db, actor }: Pick<StaffContext, 'db' | 'actor'>,
  { params }: { params: Params },
): Promise<ChurchStatistics> {
  const found = await sql<
    ChurchStatistics['church'] & {
      ephesian_id: number | null;
      ephesian: string | null;
      reported_country: string | null;
    }
  >`
    select church.id, church.name, city, church.country, ephesian_id, ${STAFF_NAME} ephesian_id) as ephesian,
      newest.country as reported_country
    from church left join lateral (
      select ephesian_id, country from census_report where church_id = church.id and sent_at is not null
      order by census_id desc limit 1) newest on true
    where church.id = ${params.church} and ${churchReach(reachOf(actor))}`.execute(db);
  const [church] = found.rows;
  if (!church) throw notFound();
  const own = await readOwn(db, church.id);
  const means = await readMeans(
    db,
    church,
    own.map(({ census_id }) => census_id),
  );
  const meanOf = new Map(means.map((row) => [row.census_id, row]));
  const { id, name, city, country, ephesian_id, ephesian } = church;
  return {
    church: { id, name, city, country },
    region: ephesian_id === null ? null : { id: ephesian_id, name: ephesian ?? '' },
    quarters: own.toReversed().map(({ census_id, values }) => {
      const region = meanOf.get(census_id);
      return { census: censusOf(census_id), values, mean: region?.mean ?? values, churches: region?.churches ?? 0 };
    }),
  };
}

/** The last received reports of a church, the newest first. */
export async function readOwn(db: Db, church: number) {
  const { rows } = await sql<{ census_id: number; values: Figures }>`
    select census_id, ${figuresOf((column) => sql`${column}`)} as values
    from census_report where church_id = ${church} and sent_at is not null
    order by census_id desc limit ${MOST_QUARTERS}`.execute(db);
  return rows;
}

/** The means of a region over its received reports, by quarter. */
export async function readMeans(
  db: Db,
  { ephesian_id, reported_country }: { ephesian_id: number | null; reported_country: string | null },
  quarters: readonly number[],
) {
  const inRegion =
    ephesian_id === null
      ? sql`ephesian_id is null and country = ${reported_country}`
      : sql`ephesian_id = ${ephesian_id}`;
  const { rows } = await sql<{ census_id: number; churches: number; mean: Figures }>`
    select census_id, count(*)::int as churches, ${figuresOf((column) => sql`round(avg(${column}), 1)`)} as mean
    from census_report where ${inRegion} and census_id = any(${quarters}::bigint[]) and sent_at is not null
    group by census_id`.execute(db);
  return rows;
}
