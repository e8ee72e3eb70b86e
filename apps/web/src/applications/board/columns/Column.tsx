import { memo, useEffect, useRef, useState } from 'react';
import { useActor } from '../../../platform/session/actor.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { stageWord } from '../cardFacts.ts';
import { attachDragging } from '../dragging/attachLate.ts';
import type { BoardColumn } from '../boardState.ts';
import { useBoardActions } from '../BoardActions.ts';
import { ColumnCards } from './ColumnCards.tsx';
import { ColumnHeader } from './ColumnHeader.tsx';
import { whyNotEnter } from '../cardFacts.ts';
import { useDragged } from '../dragging/dragging.ts';
import { useAutoScroll } from '../dragging/useAutoScroll.ts';
import { useObstacleText } from '../moveMenu/useObstacleText.ts';
import classes from './Column.module.css';

interface Props {
  column: BoardColumn;
  /** The card that holds the board's focus, and the one whose detail is open. */
  currentId: number | undefined;
  openId: number | undefined;
  draggable: boolean;
}

/** One stage: its header stays, its cards scroll. While a card is dragged it lights up, or fades and says why. */
export const Column = memo(function Column({ column, currentId, openId, draggable }: Props) {
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

  const foreign = dragged !== null && dragged.status !== status;
  const obstacles = foreign && actor ? whyNotEnter(actor, dragged, status) : [];
  const drop = !foreign ? 'none' : obstacles.length === 0 ? 'open' : 'closed';

  useAutoScroll(scroller, 'vertical');
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    return attachDragging(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: () => foreign,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: () => {
          setOver(false);
          if (dragged) actions.move(dragged, status);
        },
      }),
    );
  }, [actions, dragged, foreign, status]);

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={classes.column}
      data-stage={status}
      data-drop={drop}
      data-over={over}
      aria-label={t('column.label', { stage: stages(stageWord(status)), count: column.totalBD })}
    >
      <ColumnHeader status={status} total={column.totalBD} />
      {over && foreign && (
        <output className={classes.dropNote}>
          {drop === 'open' ? t('column.mayEnter') : obstacles.map(obstacleText).join(' ')}
        </output>
      )}
      <ColumnCards column={column} currentId={currentId} openId={openId} draggable={draggable} scroller={scroller} />
    </section>
  );
});
