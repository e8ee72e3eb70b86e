import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import { isStage, nextStages, type BoardStage } from '@portal/domain/applications/stages.ts';
import { useActor } from '../../../platform/session/actor.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useBoardActions } from '../BoardActions.ts';
import { forReader, whyNotEnter } from '../cardFacts.ts';
import { fullName } from '../../fullName.ts';
import { useCardMenuGroups } from '../../useCardMenuGroups.ts';
import { useClosedActs } from '../../useClosedActs.ts';
import { placeBeside } from './placeBeside.ts';
import { stageStyle } from '../stageStyle.ts';
import { useObstacleText } from './useObstacleText.ts';
import classes from './CardMenu.module.css';

interface Props {
  card: Card;
  /** What the menu stands beside, and where focus returns to. */
  anchor: HTMLElement | null;
  /** The card is open already. */
  isOpen: boolean;
  onClose: () => void;
}

/** All that is done with cards: first what may be done with this one now, then what may not, with why and who may. */
export default function CardMenu({ card, anchor, isOpen, onClose }: Props) {
  const t = useText('applications');
  const stages = useText('stages');
  const actions = useBoardActions();
  const actor = useActor();
  const obstacleText = useObstacleText();
  const known = forReader(actor, card);
  const groups = useCardMenuGroups(known);
  const closedActs = useClosedActs(known);
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

  const targets = isStage(card.status) ? (nextStages(card.status) as readonly BoardStage[]) : [];

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
      aria-label={t('card.actions', { name: fullName(card) })}
      className={classes.menu}
      onKeyDown={(event) => stepThroughItems(event, () => choose(() => undefined))}
    >
      <fieldset aria-labelledby={heading} className={classes.part}>
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
      </fieldset>
      {groups.map((group) => (
        <fieldset key={group.name} aria-label={group.label} className={classes.group}>
          <p className={classes.heading} aria-hidden>
            {group.label}
          </p>
          {group.acts.map(({ key, icon: Symbol, label, dialog }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classes.item}
              onClick={() => choose(() => actions.begin(dialog))}
            >
              <Symbol size={16} aria-hidden className={classes.icon} />
              {label}
            </button>
          ))}
        </fieldset>
      ))}
      {!isOpen && (
        <fieldset className={classes.group}>
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classes.item}
            onClick={() => choose(() => actions.open(card))}
          >
            {t('act.open')}
          </button>
        </fieldset>
      )}
      {closedActs.length > 0 && (
        <fieldset aria-label={t('menu.closed')} className={classes.group}>
          <p className={classes.heading} aria-hidden>
            {t('menu.closed')}
          </p>
          {closedActs.map(({ key, icon: Symbol, label, why }) => (
            <div key={key} className={classes.closed}>
              <Symbol size={16} aria-hidden className={classes.icon} />
              <span>
                <span role="menuitem" tabIndex={-1} aria-disabled aria-describedby={`${heading}${key}`}>
                  {label}
                </span>
                <span id={`${heading}${key}`} className={classes.why}>
                  {why}
                </span>
              </span>
            </div>
          ))}
        </fieldset>
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
