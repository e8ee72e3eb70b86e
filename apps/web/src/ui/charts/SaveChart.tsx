import { useRef } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconPhotoDown } from '@tabler/icons-react';
import { saveChart, type ChartFormat } from './saveChart.ts';

interface Props {
  /** Of the file. */
  name: string;
  label: string;
  png: string;
  svg: string;
  onFailed: () => void;
}

/** Saves the drawing of the figure in which it stands, with its title and legend. */
export function SaveChart({ name, label, png, svg, onFailed }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const save = (format: ChartFormat) => {
    const figure = button.current?.closest('figure');
    if (figure) saveChart(figure, name, format).catch(onFailed);
  };
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon ref={button} variant="default" size="md" aria-label={label} data-tip={label}>
          <IconPhotoDown size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save('png')}>{png}</Menu.Item>
        <Menu.Item onClick={() => save('svg')}>{svg}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
