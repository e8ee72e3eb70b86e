import { sql, type RawBuilder } from 'kysely';
import { NARROWING } from '@portal/domain/applications/finding/filters.ts';
import type { APPLICATION_LIST } from '@portal/contract/applications/found/list.ts';
import type { ListContext, Narrowed } from '../../platform/lists/defineList.ts';
import { applicationList } from '../list/applicationList.ts';

export type AskedOfBoard = Narrowed<(typeof APPLICATION_LIST)['filters']>;

/** What a board is narrowed to. */
export interface Narrowing {
  isAll: boolean;
  /** The counters have it as keys of theirs, in columns of the same names. */
  isOfCounters: boolean;
  /** Words or marks, which every column would look up anew. */
  isLookedUp: boolean;
  /** Behind other conditions on `application`. */
  condition: RawBuilder<unknown>;
}

export const EVERYTHING: Narrowing = { isAll: true, isOfCounters: true, isLookedUp: false, condition: sql`` };

const OF_COUNTERS: readonly string[] = ['country', 'ephesian'];
/** The index that pages a column has them, or a row at its place says them. */
const OF_COLUMNS: readonly string[] = [
  ...OF_COUNTERS,
  'mine',
  'stages',
  'analyst',
  'supervisor',
  'days',
  'entered',
  'submitted',
  'paid',
];

/** The condition of the list by the same words and filters. */
export function narrowingOf(context: ListContext, asked: AskedOfBoard): Narrowing {
  const conditions = applicationList.narrowed(context, asked);
  if (conditions.length === 0) return EVERYTHING;
  const keys = NARROWING.filter((key) => asked[key] !== undefined);
  return {
    isAll: false,
    isOfCounters: keys.every((key) => OF_COUNTERS.includes(key)),
    isLookedUp: keys.some((key) => !OF_COLUMNS.includes(key)),
    condition: sql`and ${sql.join(conditions, sql` and `)}`,
  };
}
