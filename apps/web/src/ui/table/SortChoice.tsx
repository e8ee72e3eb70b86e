import { NativeSelect } from '@mantine/core';
import { sortOf, type Column, type Sort } from './column.ts';
import type { TableTexts } from './tableTexts.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  texts: TableTexts;
}

/** What the headers do on a desk: a phone's cards have none. */
export function SortChoice<Row>({ columns, sort, onSort, texts }: Props<Row>) {
  const sorting = columns.filter(({ sorts }) => sorts !== undefined);
  return (
    <NativeSelect
      aria-label={texts.sort}
      value={sort}
      onChange={({ currentTarget }) => onSort(currentTarget.value)}
      data={sorting.flatMap(({ key, header }) =>
        (['up', 'down'] as const).map((way) => ({ value: sortOf(key, way), label: texts.sorted(header, way) })),
      )}
    />
  );
}
