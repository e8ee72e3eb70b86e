import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useDropPlace, type DropPlace } from './useDropPlace.ts';
import classes from './OrderedRow.module.css';

interface Ordered {
  id: string;
  /** Rows of one kind alone are dropped upon each other. */
  kind: string;
  /** Its place among its siblings, from 0, and how many they are. */
  at: number;
  count: number;
  /** One step up or down; never beyond the first or the last. */
  step: (by: 1 | -1) => void;
  onDrop: (moved: string, place: DropPlace) => void;
  words: {
    /** Of the handle: what it moves, and how. */
    move: string;
    up: string;
    down: string;
    /** What is said once it stands at a place, from 1. */
    moved: (place: number) => string;
  };
}

/**
 * A row that has its place in an order, which is changed by hand, by the arrow keys upon its handle, and from its menu. The row takes
 * `ref` and shows by `data-over` where another is dropped; `handle`, `said` and `acts` are put where they belong.
 */
export function useOrderedRow<Row extends HTMLElement>({ id, kind, at, count, step, onDrop, words }: Ordered) {
  const [said, setSaid] = useState('');
  const row = useRef<Row>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const over = useDropPlace({ row, handle, id, kind, onDrop });

  // A row that changes places leaves the page for a moment, and the focus leaves it.
  const steppedFrom = useRef<number>(undefined);
  useEffect(() => {
    if (steppedFrom.current === undefined || steppedFrom.current === at) return;
    steppedFrom.current = undefined;
    handle.current?.focus();
  });

  const isOpen = (by: 1 | -1) => at + by >= 0 && at + by < count;
  const go = (by: 1 | -1) => {
    if (!isOpen(by)) return;
    step(by);
    setSaid(words.moved(at + by + 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    steppedFrom.current = at;
    go(event.key === 'ArrowUp' ? -1 : 1);
  };
  return {
    ref: row,
    over,
    handle: (
      <ActionIcon
        ref={handle}
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.handle ?? ''}
        aria-label={words.move}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={18} aria-hidden />
      </ActionIcon>
    ),
    said: <output className={classes.unseen}>{said}</output>,
    /** For the row's menu: those that lead somewhere. */
    acts: [
      isOpen(-1) && { label: words.up, icon: IconArrowUp, does: () => go(-1) },
      isOpen(1) && { label: words.down, icon: IconArrowDown, does: () => go(1) },
    ],
  };
}
