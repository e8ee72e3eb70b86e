import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import { useActor } from '../../../platform/session/actor.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { stageWord } from '../cardFacts.ts';
import { attachDragging } from '../../../platform/dragging/attachLate.ts';
import type { BoardColumn } from '../boardState.ts';
import { useBoardActions } from '../BoardActions.ts';
import { ColumnCards } from './ColumnCards.tsx';
import { ColumnHeader } from './ColumnHeader.tsx';
import { FoldedColumn } from './FoldedColumn.tsx';
import { whyNotEnter } from '../cardFacts.ts';
import { cardIn, useDragged } from '../dragging/dragging.ts';
import { useAutoScroll } from '../dragging/useAutoScroll.ts';
import { useObstacleText } from '../moveMenu/useObstacleText.ts';
import classes from './Column.module.css';

interface Props {
  column: BoardColumn;
  /** The card that holds the board's focus, and the one whose detail is open. */
  currentId: number | undefined;
  openId: number | undefined;
  draggable: boolean;
  /** A strip. */
  folded?: boolean;
  /** Nothing where the stage stands alone. */
  onFold?: (status: string, folded: boolean) => void;
}

/** One stage: its header stays, its cards scroll. While a card is dragged it lights up, or fades and says why. */
export const Column = memo(function Column(props: Props) {
  const { column, currentId, openId, draggable, folded = false, onFold } = props;
  const t = useText('applications');
  const stages = useText('stages');
  const actions = useBoardActions();
  const actor = useActor();
  const dragged = useDragged();
  const obstacleText = useObstacleText();
  const root = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const { status } = column;
  const turned = useRef<boolean>(undefined);
  // The button that was pressed gives way to another, which goes on with the focus.
  useEffect(() => {
    if (turned.current !== folded) return;
    turned.current = undefined;
    root.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
  });
  const fold = (whether: boolean) => {
    turned.current = whether;
    onFold?.(status, whether);
  };

  const foreign = dragged !== null && dragged.status !== status;
  const obstacles = foreign && actor ? whyNotEnter(actor, dragged, status) : [];
  const drop = !foreign ? 'none' : obstacles.length === 0 ? 'open' : 'closed';

  useAutoScroll(scroller, 'vertical');
  const receive = useEffectEvent((card: Card) => actions.move(card, status));
  // Attached once: what is attached anew while a card is in the hand may miss its drop.
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    return attachDragging(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => cardIn(source.data).status !== status,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          receive(cardIn(source.data));
        },
      }),
    );
  }, [status]);

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={classes.column}
      data-stage={status}
      data-drop={drop}
      data-folded={folded}
      data-over={over}
      aria-label={t('column.label', { stage: stages(stageWord(status)), count: column.totalBD })}
    >
      {folded ? (
        <FoldedColumn status={status} total={column.totalBD} onUnfold={() => fold(false)} />
      ) : (
        <ColumnHeader status={status} total={column.totalBD} onFold={onFold && (() => fold(true))} />
      )}
      {over && foreign && (
        <output className={classes.dropNote}>
          {drop === 'open' ? t('column.mayEnter') : obstacles.map(obstacleText).join(' ')}
        </output>
      )}
      {!folded && (
        <ColumnCards column={column} currentId={currentId} openId={openId} draggable={draggable} scroller={scroller} />
      )}
    </section>
  );
});
