import { sql } from 'kysely';
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
import type { Part } from './defineStatistic.ts';
import { scopeOf, type Narrowed, type StatisticReach } from './scope.ts';
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
  const scope = scopeOf({ reach, conditions, narrowed, periods });
  const first = mostRows === undefined ? sql`` : sql` limit ${mostRows}`;
  const ask = async (part: Part, end = sql``): Promise<Row[]> =>
    (await sql<Row>`${sql.raw(PLANNED_ANEW)} with ${scope} ${part({ language, now })}${end}`.execute(db)).rows;
  const statistic: Statistic = STATISTICS[name];
  const query: { figures: Part; tables: Record<string, Part> } = QUERIES[name];
  const found = await withinTime(
    db,
    async () => {
      const figures = await ask(query.figures);
      const tables: [string, Row[]][] = [];
      for (const [key, part] of Object.entries(query.tables)) tables.push([key, await ask(part, first)]);
      return { figures, tables };
    },
    longestMs,
  );
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
