/** How the rows of a declared list are found: its page, its count and all that fit stand on the same conditions. */
import { sql, type RawBuilder } from 'kysely';
import type { Filters, List, ValueOf, Ways } from '@portal/contract/lists.ts';
import { PLANNED_ANEW } from '../database/namedStatements.ts';
import type { StaffContext } from '../http/context.ts';
import { cursorOf, down, pastCursor, up, type ListOrder, type SortKey } from './listOrder.ts';

const PAGE = 25;
/** So many are read at a time where all are. */
const BATCH = 500;

type Sql = RawBuilder<unknown>;
export type Narrowed<F extends Filters> = { search?: string | undefined } & {
  [K in keyof F]?: ValueOf<F[K]> | undefined;
};
type Asked<F extends Filters, Sort extends string> = Narrowed<F> & { sort: Ways<Sort>; after?: string | undefined };

/** Without a language names are sorted as English has them. */
export type ListContext = Pick<StaffContext, 'db' | 'actor' | 'now'> & Partial<Pick<StaffContext, 'language'>>;

/** The filter is one of those that `jointly` looks at together. */
export const JOINTLY = 'jointly';

/** Conditions on a page's rows and on those that are counted, where one of the two has a cheaper way to say it. */
interface Jointly {
  page: readonly Sql[];
  count: readonly Sql[];
}

interface Finding<F extends Filters, Sort extends string> {
  /** What is counted: a table by its name, or where its rows are put together something that has their ids. */
  table: string | ((context: ListContext) => Sql);
  /** What a page is read from, where that is more. */
  from?: (context: ListContext, narrowed: Narrowed<F>) => Sql;
  /** What is read of a row, its id among it. */
  columns: (context: ListContext) => Sql;
  /** Which rows there are at all for the reader. */
  inReach: (context: ListContext) => Sql;
  /** What the words of a search ask of a row. */
  finds: (search: string, context: ListContext) => readonly Sql[];
  filters: {
    [K in keyof F]: ((value: ValueOf<F[K]>, context: ListContext, narrowed: Narrowed<F>) => Sql) | typeof JOINTLY;
  };
  jointly?: (narrowed: Narrowed<F>, context: ListContext) => Jointly;
  orders: Readonly<Record<Sort, (way: 'up' | 'down', context: ListContext) => SortKey>>;
  /** A plan for any values was measured to be a bad one. */
  plannedAnew?: true;
}

export interface Page<Row> {
  rows: Row[];
  /** How many fit in all. */
  total: number;
  /** Where the next page begins. */
  next: string | null;
}

export interface Whole<Row> {
  count(): Promise<number>;
  /** By one statement of the reader's transaction, some at a time, however many they are. */
  batches(): AsyncIterable<Row[]>;
}

export interface FoundList<Row, F extends Filters, Sort extends string> {
  /** A page of 25 in the order asked, behind `after`, the `next` of the page before in that order; anything else is `field.type` there. */
  page: (context: ListContext, query: Asked<F, Sort>) => Promise<Page<Row>>;
  /** What the words and filters ask of a row, whatever the reader's reach; nothing where nothing is asked. */
  narrowed: (context: ListContext, narrowed: Narrowed<F>) => readonly Sql[];
  /** All that fit: how many they are, and their rows in the order. */
  whole: (context: ListContext, query: Asked<F, Sort>) => Whole<Row>;
  /** The ids of all that fit, in the order. */
  all: (context: ListContext, narrowed: Narrowed<F>, sort: Ways<Sort>) => Promise<number[]>;
}

/** A cursor is of its transaction: what speaks of it is not prepared. */
const ONCE = sql.raw(PLANNED_ANEW);

/** The list as the server finds it; each filter and each sort of the declaration has its entry. */
export const defineList =
  <Row extends { id: number }>() =>
  <F extends Filters, Sort extends string>(list: List<F, Sort>, finding: Finding<F, Sort>): FoundList<Row, F, Sort> => {
    const planned = sql.raw(finding.plannedAnew ? PLANNED_ANEW : '');
    const { table: counted } = finding;
    const tableOf = (context: ListContext) => (typeof counted === 'string' ? sql.table(counted) : counted(context));
    const narrowedBy = (context: ListContext, narrowed: Narrowed<F>): Sql[] => {
      const alone = Object.keys(list.filters).flatMap((key: keyof F) => {
        const { [key]: condition } = finding.filters;
        const { [key]: value } = narrowed;
        return condition === JOINTLY || value === undefined ? [] : [condition(value as never, context, narrowed)];
      });
      const { search } = narrowed;
      return [...(search === undefined ? [] : finding.finds(search, context)), ...alone];
    };
    const conditions = (narrowed: Narrowed<F>, context: ListContext) => {
      const { page = [], count = [] } = finding.jointly?.(narrowed, context) ?? {};
      const both = [finding.inReach(context), ...narrowedBy(context, narrowed)];
      const joined = (more: readonly Sql[]) => sql.join([...both, ...more], sql` and `);
      return { page: joined(page), count: joined(count) };
    };
    const orderOf = (sort: Ways<Sort>, context: ListContext): ListOrder => {
      const way = sort.startsWith('-') ? 'down' : 'up';
      const key = finding.orders[sort.replace('-', '') as Sort](way, context);
      return way === 'up' ? up(key) : down(key);
    };
    const count = async (context: ListContext, fits: Sql): Promise<number> => {
      const { rows } = await sql<{ total: number }>`
        ${planned} select count(*)::int as total from ${tableOf(context)} where ${fits}`.execute(context.db);
      return rows[0]?.total ?? 0;
    };
    return {
      narrowed: narrowedBy,
      async page(context, query) {
        const order = orderOf(query.sort, context);
        const fits = conditions(query, context);
        const past = query.after === undefined ? sql`` : sql`and ${pastCursor(order, query.after)}`;
        const { rows } = await sql<Row & { cursor_place: string }>`
          ${planned} select ${finding.columns(context)}, ${order.place} as cursor_place from ${finding.from?.(context, query) ?? tableOf(context)}
          where ${fits.page} ${past}
          order by ${order.by}
          limit ${PAGE + 1}`.execute(context.db);
        const total = await count(context, fits.count);
        const page = rows.slice(0, PAGE);
        const last = page.at(-1);
        const next = last && rows.length > PAGE ? cursorOf({ place: last.cursor_place, id: last.id }) : null;
        return { rows: page, total, next };
      },
      whole(context, query) {
        const fits = conditions(query, context);
        return {
          count: () => count(context, fits.count),
          async *batches() {
            await sql`
              ${ONCE} declare whole_list no scroll cursor for
              select ${finding.columns(context)} from ${finding.from?.(context, query) ?? tableOf(context)}
              where ${fits.page} order by ${orderOf(query.sort, context).by}`.execute(context.db);
            for (;;) {
              const { rows } = await sql<Row>`${ONCE} fetch ${sql.lit(BATCH)} from whole_list`.execute(context.db);
              if (rows.length > 0) yield rows;
              if (rows.length < BATCH) break;
            }
            await sql`${ONCE} close whole_list`.execute(context.db);
          },
        };
      },
      async all(context, narrowed, sort) {
        const { rows } = await sql<{ id: number }>`
          select id from ${tableOf(context)} where ${conditions(narrowed, context).count}
          order by ${orderOf(sort, context).by}`.execute(context.db);
        return rows.map(({ id }) => id);
      },
    };
  };

/** A page as it is told. */
export const pageReply = <Row, Told>({ total, next }: Page<Row>, data: Told[]) => ({ data, total, next });
