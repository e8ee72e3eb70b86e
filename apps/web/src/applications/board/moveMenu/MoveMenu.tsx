import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import { nextStages, type BoardStage } from '@portal/domain/applications/stages.ts';
import { useActor } from '../../../platform/session/actor.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useBoardActions } from '../BoardActions.ts';
import { assignmentOffer, whyNotEnter } from '../cardFacts.ts';
import { fullName } from '../../fullName.ts';
import { placeBeside } from './placeBeside.ts';
import { stageStyle } from '../stageStyle.ts';
import { useObstacleText } from './useObstacleText.ts';
import classes from './MoveMenu.module.css';

interface Props {
  card: Card;
  /** What the menu stands beside, and where focus returns to. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The moves of one card, by hand and without dragging: ways that are closed are listed too, and say why. */
export default function MoveMenu({ card, anchor, onClose }: Props) {
  const t = useText('applications');
  const stages = useText('stages');
  const actions = useBoardActions();
  const actor = useActor();
  const obstacleText = useObstacleText();
  const menu = useRef<HTMLDivElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = menu.current;
    if (element && anchor) placeBeside(element, anchor);
    element?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [anchor]);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) onClose();
    };
    document.addEventListener('pointerdown', leave, true);
    return () => document.removeEventListener('pointerdown', leave, true);
  }, [onClose]);

  if (!actor) return null;
  const offer = assignmentOffer(actor, card);
  const targets = nextStages(card.status) as readonly BoardStage[];

  const choose = (act: () => void) => {
    anchor?.focus();
    onClose();
    act();
  };
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-labelledby={heading}
      className={classes.menu}
      onKeyDown={(event) => stepThroughItems(event, () => choose(() => undefined))}
    >
      <p id={heading} className={classes.heading}>
        {t('move.to', { name: fullName(card) })}
      </p>
      {targets.length === 0 && <p className={classes.why}>{t('move.final')}</p>}
      {targets.map((to) => {
        const obstacles = whyNotEnter(actor, card, to);
        const closed = obstacles.length > 0;
        return (
          <button
            key={to}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={closed}
            className={classes.item}
            style={stageStyle(to)}
            onClick={() => !closed && choose(() => actions.move(card, to))}
          >
            <span className={classes.dot} aria-hidden />
            <span>
              {stages(to)}
              {closed && <span className={classes.why}>{obstacles.map(obstacleText).join(' ')}</span>}
            </span>
          </button>
        );
      })}
      <hr className={classes.rule} />
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={classes.item}
        onClick={() => choose(() => actions.open(card))}
      >
        {t('act.open')}
      </button>
      {offer && (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classes.item}
          onClick={() => choose(() => actions.assign(card))}
        >
          {t(`act.${offer}`)}
        </button>
      )}
    </div>
  );
}

/** Arrows, Home and End go round the items; Escape and Tab leave. */
function stepThroughItems(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  event.stopPropagation();
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    leave();
  } else if (to !== undefined) {
    event.preventDefault();
    items.at(to % items.length)?.focus();
  }
}
