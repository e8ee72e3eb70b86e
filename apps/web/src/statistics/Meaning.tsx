import { ActionIcon, Popover } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import classes from './Statistics.module.css';

/** What a figure counts, behind an i. */
export const Meaning = ({ label, text }: { label: string; text: string }) => (
  <Popover width={300} position="bottom" withArrow shadow="md">
    <Popover.Target>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="md"
        aria-label={label}
        data-tip={label}
        className={classes.meaning ?? ''}
      >
        <IconInfoCircle size={16} aria-hidden />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown>{text}</Popover.Dropdown>
  </Popover>
);
