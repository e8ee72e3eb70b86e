import { Button, Checkbox, Divider, Popover } from '@mantine/core';
import '@mantine/core/styles/Divider.layer.css';
import { IconColumns3 } from '@tabler/icons-react';
import type { Column } from './column.ts';
import classes from './ColumnsMenu.module.css';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  shows: (key: string) => boolean;
  onShow: (key: string, shown: boolean) => void;
  compactLabel: string;
  compact: boolean;
  onCompact: (compact: boolean) => void;
}

/** Which columns are shown, and how high the rows are. */
export function ColumnsMenu<Row>(props: Props<Row>) {
  const { label, columns, shows, onShow, compactLabel, compact, onCompact } = props;
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
          <Divider />
          <Checkbox
            label={compactLabel}
            checked={compact}
            onChange={({ currentTarget }) => onCompact(currentTarget.checked)}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
