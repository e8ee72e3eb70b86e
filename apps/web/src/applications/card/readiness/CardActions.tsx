import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { CardForReader } from '@portal/contract/applications/card.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useBoardActions } from '../../board/BoardActions.ts';
import { useCardMenuGroups } from '../../useCardMenuGroups.ts';
import classes from './CardWork.module.css';

/** What this reader does most with an application, and the menu of all that they may do, as on the board's card. */
export function CardActions({ card }: { card: CardForReader }) {
  const t = useText('applicationDetail');
  const actions = useBoardActions();
  const groups = useCardMenuGroups(card);
  // Before the review begins it is about money.
  const shown = groups.find(({ name }) => name === 'review') ?? groups.find(({ name }) => name === 'money');
  if (groups.length === 0 && card.nextStatus.length === 0) return null;
  return (
    <>
      {shown?.acts.map(({ key, icon: Symbol, label, dialog }) => (
        <Button
          key={key}
          size="sm"
          variant="default"
          leftSection={<Symbol size={16} aria-hidden />}
          className={classes.act}
          onClick={() => actions.begin(dialog)}
        >
          {label}
        </Button>
      ))}
      <Button
        size="sm"
        variant="default"
        leftSection={<IconDots size={16} aria-hidden />}
        className={classes.act}
        aria-haspopup="menu"
        onClick={(event) => actions.showMenu(card, event.currentTarget)}
      >
        {t('act.more')}
      </Button>
    </>
  );
}
