import type { RawBuilder } from 'kysely';
import type { Language } from '@portal/domain/languages.ts';
import type { STATISTICS, StatisticName } from '@portal/domain/statistics/allStatistics.ts';

/** What a query may ask besides the names of its scope. */
export interface Telling {
  language: Language;
  now: Date;
  /** The rows that are told of a table, where not all are. */
  mostRows: number | undefined;
  /** Whether an application, by its id, is one of `applications`. */
  isToldOf: (id: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Whether an instant lies between the first and the last that any of the periods holds. */
  isOfPeriods: (at: string) => RawBuilder<unknown>;
}

/** A statement without its `with`: it reads from the names of scope.ts. */
export type Part = (telling: Telling) => RawBuilder<unknown>;

/**
 * The SQL of a statistic. `sets` are common tables of its own, one after the other between commas: what several parts read is read
 * once. `figures` answers a row a period: `name` and a column for each figure, by its key. A table answers
 * `key`, where the key says nothing to a reader `label`, and a column for each series; in its order.
 */
export interface StatisticQuery<Name extends StatisticName = StatisticName> {
  name: Name;
  sets?: Part;
  figures: Part;
  tables: Record<keyof (typeof STATISTICS)[Name]['tables'], Part>;
}

export const defineStatistic = <Name extends StatisticName>(
  name: Name,
  query: Omit<StatisticQuery<Name>, 'name'>,
): StatisticQuery<Name> => ({ name, ...query });
