import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { CardForReader } from '@portal/contract/applications/card.ts';
import { useActor } from '../../../platform/session/actor.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useBoardActions } from '../../board/BoardActions.ts';
import { stageAhead, whyNotEnter } from '../../board/cardFacts.ts';
import { READY_TITLE } from './ReadyPanel.tsx';
import classes from './CardWork.module.css';

/** The one move that leads on. While something is missing it stands there closed, beside what is. */
export function AdvanceButton({ card }: { card: CardForReader }) {
  const t = useText('applicationDetail');
  const stages = useText('stages');
  const actor = useActor();
  const actions = useBoardActions();
  const to = stageAhead(card);
  if (to === undefined || !card.may.move) return null;
  const isClosed = whyNotEnter(actor, card, to).length > 0;
  return (
    <Button
      size="sm"
      className={classes.next}
      classNames={{ label: classes.nextLabel ?? '' }}
      rightSection={<IconArrowRight size={16} aria-hidden />}
      // Not `disabled`: it is read with its reasons, and keeps the focus when something comes to be missing.
      {...(isClosed && { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': READY_TITLE })}
      onClick={() => !isClosed && actions.move(card, to)}
    >
      {t('act.moveTo', { stage: stages(to) })}
    </Button>
  );
}
