/** Statistics, all of one shape: what each is asked by, and what it answers (product/statistics.md#shape). */
import * as z from 'zod/mini';
import { CLASSIFICATIONS } from '@portal/domain/applications/finding/marks.ts';
import { STATISTICS, STATISTIC_NAMES, type StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { endpointOf, type StatisticEndpointName } from '@portal/domain/statistics/endpointOf.ts';
import { periodText } from '@portal/domain/statistics/period.ts';
import type { Statistic, StatisticFilter } from '@portal/domain/statistics/statistic.ts';
import { anyOf, endpoints, type Endpoint } from '../endpoints.ts';
import { idText, instant, ruled } from '../fields.ts';
import { declareList, narrowing, type Filter, type Filters, type List } from '../lists.ts';

const FILTERS = {
  country: { kind: 'several', of: { kind: 'country' } },
  ephesian: { kind: 'several', of: { kind: 'person', inCharge: 'ephesian', none: true } },
  analyst: { kind: 'several', of: { kind: 'person', inCharge: 'analyst', none: true } },
  classification: { kind: 'several', of: { kind: 'oneOf', values: CLASSIFICATIONS } },
} as const satisfies Record<Exclude<StatisticFilter, 'church'>, Filter>;

/** What the browser keeps in the address besides the period, as it does for lists. */
const filtersOf = ({ filters }: Statistic): Filters =>
  Object.fromEntries(filters.flatMap((key) => (key === 'church' ? [] : [[key, FILTERS[key]]])));

const day = z.string();
const days = z.object({ from: day, until: day });
/** Null: nobody told it, which is no zero. */
const number = z.nullable(z.number());

const reply = z.object({
  /** As it is written in an address; `now` ends today where the period has not ended, and the others are as long. */
  period: z.object({ text: z.string(), now: days, before: days, year: days }),
  /** The moment that it is of. */
  askedAt: instant,
  /** It was worked out before, as it is every hour, because that takes long. */
  isKept: z.boolean(),
  /** By their keys: in the period, in the one before and a year before. */
  figures: z.record(z.string(), z.object({ now: number, before: number, year: number })),
  /** Rows by the key of their table, with a value for each of its series. `label` names what no reader knows by its key. */
  tables: z.record(
    z.string(),
    z.array(z.object({ key: z.string(), label: z.nullable(z.string()), values: z.array(number) })),
  ),
});
export type StatisticReply = z.output<typeof reply>;
export type StatisticRow = StatisticReply['tables'][string][number];

/** What is asked of any of them; one that does not know a filter has none of that name. */
const question = z.object({
  period: z.optional(ruled(periodText)),
  ...narrowing({ search: 'words', filters: FILTERS }),
  church: z.optional(idText),
});

type StatisticEndpoint = Endpoint & { query: typeof question; reply: typeof reply; terms: List };
export type StatisticEndpoints = { [Name in StatisticName as StatisticEndpointName<Name>]: StatisticEndpoint };

function endpointFor(name: StatisticName): StatisticEndpoint {
  const statistic: Statistic = STATISTICS[name];
  const { search: _, ...filters } = narrowing({ search: 'words', filters: filtersOf(statistic) });
  return {
    method: 'GET',
    path: `/business/statistics/${statistic.path}`,
    permission: anyOf(statistic.right),
    does: `The ${statistic.path.replace('-', ' ')} statistic within the reader’s reach, by period and filters: figures with the period before and the year before, and tables.`,
    query: z.object({
      period: z.optional(ruled(periodText)),
      ...filters,
      ...(statistic.filters.includes('church') && { church: z.optional(idText) }),
    }) as unknown as typeof question,
    reply,
    terms: termsOf(statistic),
    errors: ['field.period', 'statistic.tooLong'],
  };
}

/** What an address says of a statistic, as of a list: its filters, and views of them. */
const termsOf = (statistic: Statistic): List =>
  declareList({
    search: 'words',
    filters: { period: { kind: 'text' }, ...filtersOf(statistic) },
    sorts: ['usual'],
    usual: 'usual',
  });

export const statisticEndpoints = endpoints(
  Object.fromEntries(STATISTIC_NAMES.map((name) => [endpointOf(name), endpointFor(name)])) as StatisticEndpoints,
);
