/** Whether what a row tells fits a value of a filter, said without any index. */
import { newYorkDate } from '../src/platform/clock.ts';

export const is = (told: unknown, value: string): boolean => String(told) === value;
export const any = (told: unknown, values: string): boolean => values.split(',').includes(String(told));
/** Days end at midnight in New York. */
export const within = (told: string, span: string): boolean => {
  const day = newYorkDate(new Date(told));
  const [from = '', until = ''] = span.split('..');
  return (from === '' || day >= from) && (until === '' || day <= until);
};

/** A page of a list as it is told. */
export interface Page {
  data: { id: number }[];
  total: number;
  next: string | null;
}

export const ids = (rows: Page['data']): number[] => rows.map(({ id }) => id);
export const sorted = (rows: Page['data']): number[] => ids(rows).toSorted((one, other) => one - other);

/** Spans on either side of midnight of New Year, and over it. */
const TURN_OF_THE_YEAR = ['2026-01-01..', '..2025-12-31', '2025-12-31..2026-01-01'];

/** Filters by the days of rows of which one begins in the night of another. */
export const AT_THE_TURN = Object.fromEntries(
  ['created', 'started', 'starts', 'asked', 'received', 'made', 'at'].map((key) => [key, TURN_OF_THE_YEAR]),
);
