import { Menu } from '@mantine/core';
import { CheckItem } from '../CheckItem.tsx';
import type { Column } from './column.ts';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  shows: (key: string) => boolean;
  onShow: (key: string, shown: boolean) => void;
}

/** Which columns are shown, as a part of a menu: a phone has room for one. */
export function ColumnItems<Row>({ label, columns, shows, onShow }: Props<Row>) {
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{label}</Menu.Label>
      {columns
        .filter(({ fixed }) => !fixed)
        .map(({ key, header }) => (
          <CheckItem key={key} label={header} checked={shows(key)} onCheck={(checked) => onShow(key, checked)} />
        ))}
    </>
  );
}
