/** The one shape of every statistic: what it is asked by, and which figures and tables it tells (product/statistics.md#shape). */
import type { Permission } from '../access/permissions.ts';

/** What a statistic may be narrowed by, besides its period; each by one, several or all. */
export type StatisticFilter = 'country' | 'ephesian' | 'analyst' | 'classification' | 'church';

export const USUAL_FILTERS = ['country', 'ephesian', 'analyst', 'classification'] as const;

/** Parts of one are told as a share of 0 to 1. */
export type Unit = 'count' | 'share' | 'days' | 'years' | 'mean';

/** What the rows of a table are, by which their keys are put into words. */
export type RowKind = 'month' | 'quarter' | 'stage' | 'country' | 'staff' | 'church' | 'value' | 'answer';

/** The list behind a figure or a row, and how it is narrowed to what was counted. */
export interface Behind {
  list: 'applications' | 'churches' | 'church' | 'statistic';
  /** As the list's address says it. */
  with?: Readonly<Record<string, string>>;
  /** The list's filter that takes the days of the period. */
  period?: string;
  /** The list's filter that takes the key of the row. */
  row?: string;
}

export interface Figure {
  unit: Unit;
  /** Counted during the period, or as it stood at its end. */
  at: 'during' | 'end';
  behind?: Behind;
}

/** The nouns whose texts name values; that of a statistic is its own. */
export type ValueNoun = 'applicationForm' | 'applicationList' | 'censusForm' | `${string}Statistic`;

export interface Table {
  rows: RowKind;
  /** Its columns by their keys; those of another unit than the first stand in the table alone, not in the drawing. */
  series: Readonly<Record<string, Unit>>;
  plot: 'bars' | 'lines' | 'world' | 'none';
  /** Which of them are drawn, where not all of the first one's unit; a map draws the first. */
  drawn?: readonly string[];
  /** What the title finds: the row with the most, or what the last one came to. */
  finds?: 'last';
  /** Where the words of values stand: a noun of the texts, and what is before the value. */
  values?: { noun: ValueNoun; before: string };
  behind?: Behind;
}

export interface Statistic {
  right: Permission;
  /** Below `/statistics/`, of the screen and of the address that it asks. */
  path: string;
  filters: readonly StatisticFilter[];
  figures: Readonly<Record<string, Figure>>;
  tables: Readonly<Record<string, Table>>;
}

export const declareStatistic = <const S extends Statistic>(statistic: S): S => statistic;

/** The texts that a statistic needs in each language. */
export type StatisticTextKey<S extends Statistic> =
  | 'title'
  | 'lead'
  | 'sentence'
  | `figure.${keyof S['figures'] & string}`
  | `figure.${keyof S['figures'] & string}.meaning`
  | `table.${keyof S['tables'] & string}`
  | `table.${keyof S['tables'] & string}.meaning`
  | `series.${SeriesOf<S>}`;

type SeriesOf<S extends Statistic> = {
  [T in keyof S['tables']]: keyof S['tables'][T]['series'] & string;
}[keyof S['tables']];

/** Rows beyond so many are left off a screen; a file has all. */
export const MOST_ROWS = 200;
