import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Card as CardFacts } from '@portal/contract/applications/card.ts';
import { nextStages } from '@portal/domain/applications/stages.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { chooseCard, useChoice } from '../choosing/chosen.ts';
import { useLongPress } from '../choosing/useLongPress.ts';
import { attachDragging } from '../../../platform/dragging/attachLate.ts';
import { useBoardActions } from '../BoardActions.ts';
import { CardBadges } from './CardBadges.tsx';
import { TagChips } from '../../tags/TagChips.tsx';
import { CardFace } from './CardFace.tsx';
import { CardPeople } from './CardPeople.tsx';
import { WaitingLine } from './WaitingLine.tsx';
import { handed, setDragged } from '../dragging/dragging.ts';
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
  const { choosing, isChosen } = useChoice(card);
  const press = useLongPress(() => chooseCard(card.id));
  const canDrag = mayDrag && !choosing && nextStages(card.status).length > 0;

  const now = useEffectEvent(() => card);
  // Not anew with each change of the card: it may be in the hand.
  useEffect(() => {
    const root = element.current;
    if (!root || !canDrag) return undefined;
    return attachDragging(({ draggable }) =>
      draggable({
        element: root,
        getInitialData: () => handed(now()),
        onDragStart: () => {
          setInHand(true);
          setDragged(now());
        },
        onDrop: () => {
          setInHand(false);
          setDragged(null);
        },
      }),
    );
  }, [canDrag]);

  const name = fullName(card);
  return (
    <article
      ref={element}
      className={classes.card}
      data-in-hand={inHand}
      data-open={open}
      data-chosen={isChosen}
      data-card={card.id}
    >
      <a
        href={`?card=${card.id}`}
        className={classes.cover}
        // Firefox drags neither buttons nor their parents, and a link would drag itself instead of the card.
        draggable={false}
        tabIndex={current ? 0 : -1}
        aria-label={t(choosing ? 'card.choose' : 'card.open', { name })}
        {...(choosing && { role: 'checkbox', 'aria-checked': isChosen })}
        {...press}
        aria-describedby={`card-${card.id}-facts`}
        data-card-link={card.id}
        onFocus={() => actions.focus(card.id)}
        onClick={(event) => {
          event.preventDefault();
          const adds = event.ctrlKey || event.metaKey;
          if (choosing || adds || event.shiftKey) chooseCard(card.id, event.shiftKey);
          else actions.open(card);
        }}
      />
      <CardFace card={card} />
      <div id={`card-${card.id}-facts`} className={classes.facts}>
        <TagChips tags={card.labels} />
        <WaitingLine missing={card.missing} />
        <div className={classes.marks}>
          <CardBadges card={card} />
          <CardPeople assignment={card.assignment} current={current} />
        </div>
      </div>
      {choosing && <span className={classes.box} data-chosen={isChosen} aria-hidden />}
      <button
        type="button"
        hidden={choosing}
        className={classes.more}
        tabIndex={current ? 0 : -1}
        aria-label={t('card.actions', { name })}
        aria-haspopup="menu"
        data-card-menu={card.id}
        onClick={() => actions.showMenu(card)}
      />
    </article>
  );
});
