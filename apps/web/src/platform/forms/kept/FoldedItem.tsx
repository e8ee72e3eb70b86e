import type { ReactNode } from 'react';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { OrderButtons } from '../OrderButtons.tsx';
import type { FoldedEntry } from './useFolded.ts';
import classes from '../EditedList.module.css';

interface Props {
  entry: Pick<FoldedEntry, 'isOpen' | 'onOpen'> & Partial<FoldedEntry>;
  title: ReactNode;
  note: ReactNode;
  mark?: ReactNode;
  /** For those buttons that move and remove it; nothing: it stays where it is. */
  order?: { name: string; removeLabel: string };
  children: ReactNode;
}

/** An entry of an edited list: its title and a note, and unfolded what it is made of. */
export function FoldedItem({ entry, title, note, mark, order, children }: Props) {
  const { isOpen, onOpen, isFirst = true, isLast = true, onMove, onRemove } = entry;
  const Fold = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li className={classes.group}>
      <header className={classes.head}>
        <button type="button" className={classes.unfold} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          <Fold size={18} aria-hidden />
          <span className={classes.named}>
            {title}
            <small>{note}</small>
            {mark}
          </span>
        </button>
        {order && onMove && (
          <OrderButtons {...order} isFirst={isFirst} isLast={isLast} onMove={onMove} onRemove={onRemove} />
        )}
      </header>
      {isOpen && <div className={classes.inside}>{children}</div>}
    </li>
  );
}
