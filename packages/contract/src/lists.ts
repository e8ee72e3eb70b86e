/** A list said once: what it is searched, narrowed and sorted by, for the server that finds and the browser that asks. */
import * as z from 'zod/mini';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import { partOfText } from '@portal/domain/fields/rules.ts';
import { cursor, idText, ruled, yearText } from './fields.ts';

/** What a list may be narrowed by one value of; in an address and in a call a value is a text. */
type OneFilter =
  /** One of some values, each with a text of its own; with `usual`, that one where nothing was asked. */
  | { kind: 'oneOf'; values: readonly string[]; usual?: string }
  /** The code of a country. */
  | { kind: 'country' }
  /** A record by its id, which the screen offers; with `none`, also those that have none. */
  | { kind: 'record'; none?: true }
  /** A year, of those that the screen offers. */
  | { kind: 'year' }
  /** One of the active staff who can be in charge in this way; with `none`, also what nobody is in charge of. */
  | { kind: 'person'; inCharge: AssignmentKind; none?: true };

export type Filter =
  | OneFilter
  /** Any of several values, with commas between them. */
  | { kind: 'several'; of: OneFilter }
  /** A span of days in New York, `from..until` with both in it; either side may be open. */
  | { kind: 'date' }
  /** A part of a text, of three characters at least. */
  | { kind: 'text' };

export type Filters = Readonly<Record<string, Filter>>;
export type Ways<Sort extends string> = Sort | `-${Sort}`;

export interface List<F extends Filters = Filters, Sort extends string = string> {
  /** Words in any order, or, where only the index of a part of a text serves, one part of three characters at least. */
  search: 'words' | 'part';
  filters: F;
  /** What it is sorted by, each upwards and, with a minus before it, downwards. */
  sorts: readonly Sort[];
  /** The order where none was asked. */
  usual: Ways<NoInfer<Sort>>;
  /** Its rows are cases: to take them out of the portal asks for a right of its own. */
  ofCases?: true;
  /** What is *today* in it is the reader's day: the endpoint takes their `zone`, and the browser tells it. */
  byDay?: true;
}

/** Days as `YYYY-MM-DD`. */
export interface DaySpan {
  from?: string | undefined;
  until?: string | undefined;
}

/** What a filter's value is once it was checked. */
export type ValueOf<F extends Filter> = F extends { kind: 'oneOf'; values: readonly (infer V extends string)[] }
  ? V
  : F extends { kind: 'several'; of: infer One extends OneFilter }
    ? ValueOf<One>[]
    : F extends { kind: 'date' }
      ? DaySpan
      : F extends { kind: 'record' | 'year' | 'person' }
        ? number | (F extends { none: true } ? 'none' : never)
        : string;

type InputOf<F extends Filter> = F extends { kind: 'oneOf' } ? ValueOf<F> : string;
type SchemaOf<F extends Filter> = F extends { usual: string }
  ? z.ZodMiniDefault<z.ZodMiniType<ValueOf<F>, InputOf<F>>>
  : z.ZodMiniOptional<z.ZodMiniType<ValueOf<F>, InputOf<F>>>;

const schemaOf = (filter: Filter): z.ZodMiniType =>
  'usual' in filter && filter.usual !== undefined
    ? z._default(valueOf(filter), filter.usual)
    : z.optional(valueOf(filter));

function valueOf(filter: Filter): z.ZodMiniType {
  switch (filter.kind) {
    case 'oneOf':
      return oneText(filter.values);
    case 'country':
      return z.string().check(z.maxLength(2));
    case 'record':
    case 'person':
      return filter.none ? z.union([z.literal('none'), idText]) : idText;
    case 'year':
      return yearText;
    case 'several':
      return z.pipe(
        z.pipe(
          z.string().check(z.maxLength(LONGEST_SEVERAL)),
          z.transform((text: string) => text.split(',')),
        ),
        z.array(valueOf(filter.of) as z.ZodMiniType<unknown, string>),
      );
    case 'date':
      return daySpan;
    case 'text':
      return ruled(partOfText);
  }
}

/** Some dozens of values: as long as an address may become. */
const LONGEST_SEVERAL = 400;

const daySpan = z.pipe(
  z.string().check(z.refine((text) => SPAN.test(text) && text !== '..' && daysOf(text).every(isDay))),
  z.transform((text: string): DaySpan => {
    const [from, until] = text.split('..');
    return { from: from || undefined, until: until || undefined };
  }),
);
const SPAN = /^(?:\d{4}-\d\d-\d\d)?\.\.(?:\d{4}-\d\d-\d\d)?$/;
const daysOf = (span: string): string[] => span.split('..').filter((day) => day !== '');
/** A day that there is, as `YYYY-MM-DD`. */
export const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && !day.startsWith('0000');
};

const oneText = <Text extends string>(texts: readonly Text[]) =>
  z.enum(texts as [Text, ...Text[]]) as z.ZodMiniType<Text, Text>;

/** Words that are longer are refused. */
export const LONGEST_SEARCH = 120;

/** What narrows a list, its words and its filters: for the list itself and for acts on all that fit. */
export const narrowing = <F extends Filters>({ search, filters }: Pick<List<F>, 'search' | 'filters'>) => ({
  search: z.optional(search === 'part' ? ruled(partOfText) : z.string().check(z.maxLength(LONGEST_SEARCH))),
  ...(Object.fromEntries(Object.entries(filters).map(([key, filter]) => [key, schemaOf(filter)])) as {
    [K in keyof F]: SchemaOf<F[K]>;
  }),
});

/** Both ways of every sort. */
export const waysOf = <Sort extends string>(sorts: readonly Sort[]): Ways<Sort>[] =>
  sorts.flatMap((sort): Ways<Sort>[] => [sort, `-${sort}`]);

export const declareList = <const F extends Filters, const Sort extends string>(list: List<F, Sort>) => list;

/**
 * The parts of the endpoint that lists: the query is what narrows it, the order and `next` of the page before; the reply a
 * page of 25 rows, how many fit in all, where the next page begins, and what stands beside the rows.
 */
export const listOf = <
  F extends Filters,
  Sort extends string,
  Row extends z.ZodMiniType,
  Beside extends z.core.$ZodShape = {},
>(
  list: List<F, Sort>,
  row: Row,
  beside?: Beside,
) => ({
  method: 'GET' as const,
  list,
  query: z.object({
    ...narrowing(list),
    sort: z._default(oneText(waysOf(list.sorts)), list.usual as z.util.NoUndefined<Ways<Sort>>),
    after: cursor,
  }),
  reply: z.object({
    data: z.array(row),
    total: z.int(),
    next: z.nullable(z.string()),
    ...(beside as Beside),
  }),
});
