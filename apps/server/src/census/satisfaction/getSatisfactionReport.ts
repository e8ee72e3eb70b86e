import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { satisfactionEndpoints, SatisfactionFigures } from '@portal/contract/census/satisfaction.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { NO_COUNTS, totalsOf, type SatisfactionReport } from '@portal/domain/census/satisfaction.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import { censusOf, countParts, countQuarters, findCensus, type Counted } from './countReports.ts';
import { reportReach } from './reportReach.ts';

type Reading = Pick<StaffContext, 'db' | 'actor' | 'now'>;
type Query = InputOf<typeof satisfactionEndpoints.getVisionReport>['query'];

const NONE = totalsOf(NO_COUNTS);
const NOTHING: SatisfactionFigures = {
  census: null,
  all: NONE,
  erased: 0,
  quarters: [],
  countries: [],
  ephesians: [],
};

/** The figures of a report for a quarter, of churches in reach (product/census.md#totals). A quarter that there is not: not found, at `census`. */
export const getSatisfactionReport =
  (of: SatisfactionReport) =>
  async ({ db, actor, now }: Reading, { query }: { query: Query }): Promise<SatisfactionFigures> => {
    const shown = await findCensus(db, query.census);
    if (shown === undefined && query.census !== undefined) throw refusalAt('census', 'http.notFound');
    if (shown === undefined) return NOTHING;
    const counted: Counted = {
      of,
      today: newYorkDate(now),
      fits: sql.join([reportReach(reachOf(actor)), ...filtersOf(query)], sql` and `),
    };
    const quarters = await countQuarters(db, shown, counted);
    const parts = await countParts(db, shown, counted);
    const names = await namesOf(
      db,
      parts.flatMap(({ ephesian_id: id }) => id ?? []),
    );
    const all = quarters.find(({ census_id }) => census_id === shown);
    return {
      census: censusOf(shown),
      all: all ? totalsOf(all) : NONE,
      erased: all?.erased ?? 0,
      quarters: quarters.map((row) => ({ census: censusOf(row.census_id), ...totalsOf(row) })),
      countries: parts.flatMap((row) => (row.by_country ? { country: row.country, ...totalsOf(row) } : [])),
      ephesians: parts.flatMap((row) => {
        if (row.by_country) return [];
        const { ephesian_id: id } = row;
        return { ephesian: id === null ? null : { id, name: names.get(id) ?? '' }, ...totalsOf(row) };
      }),
    };
  };

const filtersOf = ({ country, ephesian }: Query) => [
  ...(country === undefined ? [] : [sql`country = any(${country}::text[])`]),
  ...(ephesian === undefined ? [] : [ofEphesian(ephesian)]),
];

/** Who had the church in charge on the day when the report went out. */
export const ofEphesian = (ephesian: number | 'none') =>
  ephesian === 'none' ? sql`ephesian_id is null` : sql`ephesian_id = ${ephesian}`;

async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select asked.id, ${STAFF_NAME} asked.id) as name from unnest(${ids}::bigint[]) asked(id)`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The quarters whose census went out, the newest first. */
export async function listCensuses({
  db,
}: Pick<StaffContext, 'db'>): Promise<ReplyOf<typeof satisfactionEndpoints.listCensuses>> {
  const { rows } = await sql<{ id: number; sending: string; deadline: string }>`
    select id, sending::text, deadline::text from census order by id desc`.execute(db);
  return { data: rows.map(({ id, sending, deadline }) => ({ ...censusOf(id), sending, deadline })) };
}
