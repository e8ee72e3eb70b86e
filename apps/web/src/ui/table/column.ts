/** What a list declares once of each thing that it shows; the table, the cards of a phone and the menus read it. */
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Which way the first press of its header sorts; the server sorts by its key. Nothing: it does not sort. */
  sorts?: 'up' | 'down';
  /** Never hidden: what the row is. */
  fixed?: boolean;
  /** At least so many rem in the table; what is left is shared out by these, whatever the rows hold. */
  width: number;
  /** Its cells are of several lines by nature: a row with one is as high as it asks for. */
  tall?: boolean;
  /** What it is on a phone's card. A line says its header before it. */
  onCard: 'title' | 'line' | 'hidden';
}

/** One column and a direction, as the address has it: `name`, `-name`. */
export type Sort = string;

export const sortOf = (key: string, way: 'up' | 'down'): Sort => (way === 'up' ? key : `-${key}`);
export const wayOf = (sort: Sort, key: string): 'up' | 'down' | undefined =>
  sort === key ? 'up' : sort === `-${key}` ? 'down' : undefined;

/** What a header's next press sorts by. */
export const nextSort = ({ key, sorts = 'up' }: Pick<Column<never>, 'key' | 'sorts'>, present: Sort): Sort => {
  const way = wayOf(present, key);
  return sortOf(key, way === undefined ? sorts : way === 'up' ? 'down' : 'up');
};

/** The columns that are shown, in their order. */
export const shownOf = <Row>(
  columns: readonly Column<Row>[],
  shows: (key: string) => boolean,
): readonly Column<Row>[] => columns.filter(({ key, fixed }) => fixed || shows(key));

/** A row of a list: what it is called in the labels of its controls. */
export interface Rows<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
}
