import { sql, type RawBuilder } from 'kysely';
import { isDay } from '@portal/contract/lists.ts';
import { tidy } from '@portal/domain/fields/rules.ts';
import { refusal } from '../http/refusal.ts';
import { PLANNED_ANEW } from '../database/namedStatements.ts';

type Sql = RawBuilder<unknown>;

/** What a list is sorted by, as an index has it, with the id that settles ties. */
export interface SortKey {
  key: Sql;
  /** A row's place, as a cursor carries it. */
  place: Sql;
  /** The key at a place, or nothing where the text is none. */
  at(place: string, id: number): Sql | undefined;
}

export interface ListOrder {
  by: Sql;
  place: Sql;
  pastKey(place: string, id: number): Sql | undefined;
}

/** Microseconds and all: the column's own precision, or rows of one moment would be lost. */
export const microseconds = (column: string): Sql =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;
export const instantAt = (place: string): Sql | undefined =>
  /^\d{1,16}$/.test(place) ? sql`'epoch'::timestamptz + ${place}::float8 * interval '1 microsecond'` : undefined;

export const byInstant = (column: string): SortKey => ({
  key: sql.ref(column),
  place: microseconds(column),
  at: instantAt,
});

/** A column of days. */
export const byDay = (column: string): SortKey => ({
  key: sql.ref(column),
  place: sql`${sql.ref(column)}::text`,
  at: (place) => (/^\d{4}-\d\d-\d\d$/.test(place) && isDay(place) ? sql`${place}::date` : undefined),
});

export const up = ({ key, place, at }: SortKey): ListOrder => ({
  by: sql`${key}, id`,
  place,
  pastKey: (text, id) => past(at(text, id), (value) => sql`(${key}, id) > (${value}, ${id}::bigint)`),
});
export const down = ({ key, place, at }: SortKey): ListOrder => ({
  by: sql`${key} desc, id desc`,
  place,
  pastKey: (text, id) => past(at(text, id), (value) => sql`(${key}, id) < (${value}, ${id}::bigint)`),
});
const past = (value: Sql | undefined, compare: (value: Sql) => Sql) => value && compare(value);

/** Where the next page begins. */
export const cursorOf = ({ place, id }: { place: string; id: number }): string => `${place}_${id}`;

/** The rows behind a cursor of the order; another text is `field.type` at `after`. */
export function pastCursor(order: ListOrder, after: string): Sql {
  const [, place, id] = /^(.*)_([1-9]\d{0,14})$/.exec(after) ?? [];
  const condition = place !== undefined && id !== undefined ? order.pastKey(place, Number(id)) : undefined;
  if (!condition) throw refusal('field.type', undefined, { fields: { after: { code: 'field.type' } } });
  return condition;
}

/** The words of a search; of blanks alone none. */
export const wordsOf = (search: string): string[] =>
  tidy(search)
    .split(/\s+/u)
    .filter((word) => word !== '');

/** The words of a search, of which each is to be found; they may stand in any order. */
export const eachWord =
  <Context>(hasWord: (word: string, context: Context) => Sql) =>
  (search: string, context: Context): Sql[] =>
    wordsOf(search).map((word) => hasWord(word, context));

/**
 * The words of a search as conditions, each on a text that was `folded`; they may stand in any order. Planned for the
 * word each time: how many rows hold it decides whether its index helps.
 */
export const likeWord = (word: string): Sql =>
  sql`${sql.raw(PLANNED_ANEW)} '%' || folded(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`;
