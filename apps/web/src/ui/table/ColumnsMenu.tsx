import { Button, Checkbox, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { Column } from './column.ts';
import classes from './ColumnsMenu.module.css';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  shows: (key: string) => boolean;
  onShow: (key: string, shown: boolean) => void;
}

/** Which columns are shown. */
export function ColumnsMenu<Row>({ label, columns, shows, onShow }: Props<Row>) {
  return (
    <Popover position="bottom-end" withinPortal={false} trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <div className={classes.columns}>
          {columns
            .filter(({ fixed }) => !fixed)
            .map(({ key, header }) => (
              <Checkbox
                key={key}
                label={header}
                checked={shows(key)}
                onChange={({ currentTarget }) => onShow(key, currentTarget.checked)}
              />
            ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
