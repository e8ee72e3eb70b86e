import { sql, type RawBuilder } from 'kysely';
import type { StatisticReply } from '@portal/contract/statistics/statistics.ts';
import type { Reach } from '@portal/domain/access/reach.ts';
import { STATISTICS, type StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { compared, periodOf, textOf, yearTo } from '@portal/domain/statistics/period.ts';
import type { Statistic } from '@portal/domain/statistics/statistic.ts';
import { newYorkDate } from '../platform/clock.ts';
import { PLANNED_ANEW } from '../platform/database/namedStatements.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import { QUERIES } from './allQueries.ts';
import type { Part, Telling } from './defineStatistic.ts';
import { isOfPeriods, isToldOf, scopeOf, type Narrowed, type StatisticReach } from './scope.ts';
import { withinTime } from './withinTime.ts';

export type Question = Narrowed & { period?: string | undefined };

type Row = Readonly<Record<string, unknown>>;
type Reading = Pick<StaffContext, 'db' | 'now'> & Partial<Pick<StaffContext, 'language'>> & { reach: Reach };

interface Wanted {
  name: StatisticName;
  question: Question;
  /** Of each table the first rows alone. */
  mostRows?: number;
  longestMs?: number | undefined;
}

/**
 * The figures and tables of a statistic within the reader's reach (product/statistics.md#shape), all of one moment. What takes longer than
 * `longestMs`, else fifteen seconds, is refused as `statistic.tooLong`.
 */
export async function readStatistic(
  { db, reach, now, language = 'en' }: Reading,
  conditions: StatisticReach,
  { name, question: { period: text, ...narrowed }, mostRows, longestMs }: Wanted,
): Promise<StatisticReply> {
  const today = newYorkDate(now);
  const period = periodOf(text ?? yearTo(today));
  if (!period) throw refusal('field.period', undefined, { fields: { period: { code: 'field.period' } } });
  const periods = compared(period, today);
  const asked = { reach, conditions, narrowed, periods };
  const telling = { name, language, now, mostRows, isToldOf: isToldOf(asked), isOfPeriods: isOfPeriods(periods) };
  const statistic: Statistic = STATISTICS[name];
  const found = await withinTime(db, () => partsOf(db, scopeOf(asked), telling), longestMs);
  const by = (which: string): Row => found.figures.find((row) => row['name'] === which) ?? {};
  const times = { now: by('now'), before: by('before'), year: by('year') };
  return {
    period: { text: textOf(period), ...periods },
    askedAt: now.toISOString(),
    isKept: false,
    figures: Object.fromEntries(
      Object.keys(statistic.figures).map((key) => [
        key,
        { now: numberIn(times.now, key), before: numberIn(times.before, key), year: numberIn(times.year, key) },
      ]),
    ),
    tables: Object.fromEntries(found.tables.map(([key, rows]) => [key, rows.map((row) => rowOf(row, statistic, key))])),
  };
}

/** Figures and tables by one statement, so that what several of them read is read once. */
async function partsOf(
  db: StaffContext['db'],
  scope: RawBuilder<unknown>,
  { name, ...telling }: Telling & { name: StatisticName },
): Promise<{ figures: Row[]; tables: [string, Row[]][] }> {
  const query: { sets?: Part; figures: Part; tables: Record<string, Part> } = QUERIES[name];
  const most = telling.mostRows === undefined ? sql`` : sql` limit ${telling.mostRows}`;
  const rowsOf = (part: Part, end: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(told), '[]') from (${part(telling)}${end}) told)`;
  const parts = [rowsOf(query.figures, sql``), ...Object.values(query.tables).map((part) => rowsOf(part, most))];
  const sets = query.sets ? sql`, ${query.sets(telling)}` : sql``;
  const { rows } = await sql<{ parts: Row[][] }>`${sql.raw(PLANNED_ANEW)} with ${scope}${sets}
    select json_build_array(${sql.join(parts)}) as parts`.execute(db);
  const [figures = [], ...tables] = rows[0]?.parts ?? [];
  return { figures, tables: Object.keys(query.tables).map((key, place) => [key, tables[place] ?? []]) };
}

const rowOf = (row: Row, { tables }: Statistic, table: string) => ({
  key: String(row['key']),
  label: typeof row['label'] === 'string' ? row['label'] : null,
  values: Object.keys(tables[table]?.series ?? {}).map((series) => numberIn(row, series)),
});

/** Null is an answer: nobody told it. A column that is not there is a mistake of the query. */
function numberIn(row: Row, key: string): number | null {
  const { [key]: value } = row;
  if (value === undefined) throw new Error(`The query answers no ${key}.`);
  return value === null ? null : Number(value);
}
