import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconMessageQuestion, IconPlus } from '@tabler/icons-react';
import { useText } from '../../texts/i18n.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import classes from '../EditedList.module.css';

interface Props {
  list: { entries: readonly unknown[]; add: () => void };
  most: number;
  emptyText: string;
  addLabel: string;
  /** An item an entry. */
  children: ReactNode;
}

/** The entries of an edited list in their order, and one more. */
export function FoldedList({ list: { entries, add }, most, emptyText, addLabel, children }: Props) {
  const tables = useText('tables');
  return (
    <>
      {entries.length === 0 && (
        <EmptyState
          icon={<IconMessageQuestion size={28} stroke={1.5} />}
          title={tables('emptyData')}
          text={emptyText}
        />
      )}
      <ol className={classes.list}>{children}</ol>
      <Button
        variant="default"
        className={classes.add ?? ''}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={entries.length >= most}
        onClick={add}
      >
        {addLabel}
      </Button>
    </>
  );
}
