/** Conditions that filters of many lists ask for, as an index of the column has them. */
import { sql, type RawBuilder } from 'kysely';
import type { DaySpan } from '@portal/contract/lists.ts';
import { NEW_YORK } from '../clock.ts';

type Sql = RawBuilder<unknown>;

/** The instant lies within days as New York has them, the last one to its end. */
export function withinDays(column: string, { from, until }: DaySpan): Sql {
  const bounds = [
    ...(from === undefined ? [] : [sql`${sql.ref(column)} >= ${beginOf(from)}`]),
    ...(until === undefined ? [] : [sql`${sql.ref(column)} < ${beginOf(until, 1)}`]),
  ];
  return bounds.length === 0 ? sql`true` : sql.join(bounds, sql` and `);
}

const beginOf = (day: string, later = 0): Sql =>
  sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone ${sql.lit(NEW_YORK)})`;
