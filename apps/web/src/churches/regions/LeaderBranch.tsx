import { useEffect, useRef, useState, type ComponentType } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { attachDragging } from './attachDragging.ts';
import { LeaderMenu } from './LeaderMenu.tsx';
import type { Leader } from './regions.queries.ts';
import { usePlacing } from './usePlacing.ts';
import classes from './LeaderTree.module.css';

/** A leader in the tree: is dragged onto another to become their spiritual child, and opens to show the own ones. */
export function LeaderBranch({ leader, Below }: { leader: Leader; Below: ComponentType<{ parent: number }> }) {
  const t = useText('regions');
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const { press } = usePlacing();
  const place = useRef(press);
  useEffect(() => {
    place.current = press;
  });

  useEffect(() => {
    const { current: element } = line;
    if (!element) return undefined;
    return attachDragging(element, leader, {
      over: setOver,
      dropped: (child) => place.current({ leader: child, parent: leader }),
    });
  }, [leader]);

  const { name, children, churchName } = leader;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <div ref={line} className={classes.line} data-over={isOver || undefined}>
        {children > 0 ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'collapse' : 'expand', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={18} aria-hidden />
          </ActionIcon>
        ) : (
          <span className={classes.leaf} />
        )}
        <span className={classes.name}>
          {name}
          <small>{churchName}</small>
        </span>
        {children > 0 && <span className={classes.count}>{formatNumber(children)}</span>}
        <LeaderMenu leader={leader} />
      </div>
      {isOpen && children > 0 && <Below parent={leader.id} />}
    </li>
  );
}
