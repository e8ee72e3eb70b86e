/** A list said once: what it is searched, narrowed and sorted by, for the server that finds and the browser that asks. */
import * as z from 'zod/mini';
import { partOfText } from '@portal/domain/fields/rules.ts';
import { cursor, idText, ruled } from './fields.ts';

/** What a list may be narrowed by; in an address and in a call a value is a text. */
export type Filter =
  /** One of some values, each with a text of its own; with `usual`, that one where nothing was asked. */
  | { kind: 'oneOf'; values: readonly string[]; usual?: string }
  /** The code of a country. */
  | { kind: 'country' }
  /** A record by its id, which the screen offers; with `none`, also those that have none. */
  | { kind: 'record'; none?: true };

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
}

type SchemaOf<F extends Filter> = F extends { kind: 'oneOf'; values: readonly (infer V extends string)[] }
  ? F extends { usual: string }
    ? z.ZodMiniDefault<z.ZodMiniType<V, V>>
    : z.ZodMiniOptional<z.ZodMiniType<V, V>>
  : F extends { kind: 'record'; none: true }
    ? z.ZodMiniOptional<z.ZodMiniType<'none' | number, string>>
    : F extends { kind: 'record' }
      ? z.ZodMiniOptional<z.ZodMiniType<number, string>>
      : z.ZodMiniOptional<z.ZodMiniType<string, string>>;

/** What a filter's value is once it was checked. */
export type ValueOf<F extends Filter> = NonNullable<z.output<SchemaOf<F>>>;

function schemaOf(filter: Filter): z.ZodMiniType {
  if (filter.kind === 'country') return z.optional(z.string().check(z.maxLength(2)));
  if (filter.kind === 'record') return z.optional(filter.none ? z.union([z.literal('none'), idText]) : idText);
  const schema = oneText(filter.values);
  return filter.usual === undefined ? z.optional(schema) : z._default(schema, filter.usual);
}

const oneText = <Text extends string>(texts: readonly Text[]) =>
  z.enum(texts as [Text, ...Text[]]) as z.ZodMiniType<Text, Text>;

/** Words that are longer are refused. */
const LONGEST_SEARCH = 120;

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
