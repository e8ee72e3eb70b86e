import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useText } from '../texts/i18n.ts';
import classes from './EditedList.module.css';

interface Props {
  /** What is moved or removed, for who does not see where the buttons stand. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  /** Absent: the last one stays. */
  onRemove: (() => void) | undefined;
  removeLabel: string;
}

/** Moves a part up or down, or takes it out; nothing is gone for readers before it is saved. */
export function OrderButtons({ name, isFirst, isLast, onMove, onRemove, removeLabel }: Props) {
  const t = useText('forms');
  return (
    <span className={classes.order}>
      <Push label={`${t('moveUp')}: ${name}`} disabled={isFirst} onPush={() => onMove(-1)} Mark={IconArrowUp} />
      <Push label={`${t('moveDown')}: ${name}`} disabled={isLast} onPush={() => onMove(1)} Mark={IconArrowDown} />
      <Push label={`${removeLabel}: ${name}`} disabled={!onRemove} onPush={() => onRemove?.()} Mark={IconTrash} />
    </span>
  );
}

function Push({
  label,
  disabled,
  onPush,
  Mark,
}: {
  label: string;
  disabled: boolean;
  onPush: () => void;
  Mark: typeof IconTrash;
}) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPush}
    >
      <Mark size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
