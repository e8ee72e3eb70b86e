/** What a naive program answers of a statistic: each figure of some days, and each table of the period. */
import type { Compared, Days } from '@portal/domain/statistics/period.ts';
import type { Seen, Told } from '../rawRows.ts';

export interface Naive {
  figures: (seen: Seen, days: Days) => Record<string, number | null>;
  tables: (seen: Seen, days: Compared['now']) => Record<string, Told>;
}
