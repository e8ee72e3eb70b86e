import { memo, useEffect, useRef, useState } from 'react';
import { IconDots } from '@tabler/icons-react';
import type { Card as CardFacts } from '@portal/contract/applications/card.ts';
import { nextStages } from '@portal/domain/applications/stages.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { attachDragging } from '../dragging/attachLate.ts';
import { useBoardActions } from '../BoardActions.ts';
import { CardBadges } from './CardBadges.tsx';
import { CardFace } from './CardFace.tsx';
import { CardPeople } from './CardPeople.tsx';
import { WaitingLine } from './WaitingLine.tsx';
import { setDragged } from '../dragging/dragging.ts';
import { fullName } from '../../fullName.ts';
import classes from './Card.module.css';

interface Props {
  card: CardFacts;
  /** The one card of the board that the Tab key reaches (roving tabindex). */
  current: boolean;
  /** The card whose detail is open beside the board. */
  open: boolean;
  draggable: boolean;
}

/** One application on the board. The whole card opens it; the button at its corner lists the moves. */
export const Card = memo(function Card({ card, current, open, draggable: mayDrag }: Props) {
  const t = useText('applications');
  const actions = useBoardActions();
  const element = useRef<HTMLElement>(null);
  const [inHand, setInHand] = useState(false);
  const canDrag = mayDrag && nextStages(card.status).length > 0;

  useEffect(() => {
    const root = element.current;
    if (!root || !canDrag) return undefined;
    return attachDragging(({ draggable }) =>
      draggable({
        element: root,
        getInitialData: () => ({ id: card.id }),
        onDragStart: () => {
          setInHand(true);
          setDragged(card);
        },
        onDrop: () => {
          setInHand(false);
          setDragged(null);
        },
      }),
    );
  }, [card, canDrag]);

  const name = fullName(card);
  return (
    <article ref={element} className={classes.card} data-in-hand={inHand} data-open={open} data-card={card.id}>
      <a
        href={`?card=${card.id}`}
        className={classes.cover}
        // Firefox drags neither buttons nor their parents, and a link would drag itself instead of the card.
        draggable={false}
        tabIndex={current ? 0 : -1}
        aria-label={t('card.open', { name })}
        aria-describedby={`card-${card.id}-facts`}
        data-card-link={card.id}
        onFocus={() => actions.focus(card.id)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          actions.open(card);
        }}
      />
      <CardFace card={card} />
      <div id={`card-${card.id}-facts`} className={classes.facts}>
        <CardBadges card={card} />
        <CardPeople assignment={card.assignment} />
        <WaitingLine missing={card.missing} />
      </div>
      <button
        type="button"
        className={classes.more}
        tabIndex={current ? 0 : -1}
        aria-label={t('card.actions', { name })}
        aria-haspopup="menu"
        data-card-menu={card.id}
        onClick={() => actions.showMoves(card)}
      >
        <IconDots size={18} aria-hidden />
      </button>
    </article>
  );
});
