import { Button } from '@mantine/core';
import {
  IconArrowRight,
  IconCash,
  IconMessages,
  IconPencilExclamation,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { assignmentOffer } from '../board/cardFacts.ts';
import { useBoardActions } from '../board/BoardActions.ts';
import type { OpenDialog } from '../dialogs.ts';
import classes from './CardActions.module.css';

interface Props {
  application: Detail;
  onDialog: (dialog: OpenDialog) => void;
}

interface Action {
  key: string;
  icon: Icon;
  text: string;
  act: (button: HTMLElement) => void;
  allowed: boolean;
}

/** What this reader may do with the application now, in groups; what they may not is not shown. */
export function CardActions({ application, onDialog }: Props) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  const actions = useBoardActions();
  const { may } = application;
  const offer = assignmentOffer(useActor(), application);
  const dialog = (opens: OpenDialog) => () => onDialog(opens);
  const somebody = Object.values(application.assignment).some((person) => person !== null);
  const groups: { name: 'review' | 'money' | 'people'; actions: Action[] }[] = [
    {
      name: 'review',
      actions: [
        {
          key: 'move',
          icon: IconArrowRight,
          text: board('move.menu'),
          act: (button) => actions.showMoves(application, button),
          allowed: may.move,
        },
        {
          key: 'corrections',
          icon: IconPencilExclamation,
          text: t('act.corrections'),
          act: dialog({ kind: 'corrections', card: application }),
          allowed: may.askCorrection || (may.seeCorrections && application.corrections.length > 0),
        },
        {
          key: 'interview',
          icon: IconMessages,
          text: t('act.interview'),
          act: dialog({ kind: 'interview', card: application }),
          allowed: may.interview,
        },
      ],
    },
    {
      name: 'money',
      actions: [
        {
          key: 'exonerate',
          icon: IconCash,
          text: t('act.exonerate'),
          act: dialog({ kind: 'exoneration', card: application }),
          allowed: may.exoneratePayment || may.exonerateProcess,
        },
        {
          key: 'pay',
          icon: IconCash,
          text: t('act.pay'),
          act: dialog({ kind: 'exoneration', card: application, choice: 'EXTERNAL' }),
          allowed: may.payExternally,
        },
      ],
    },
    {
      name: 'people',
      actions: [
        {
          key: 'assign',
          icon: IconUserPlus,
          text: offer === 'claim' ? t('act.claim') : somebody ? t('act.reassign') : t('act.assign'),
          act: dialog({ kind: 'assign', card: application }),
          allowed: offer !== undefined,
        },
      ],
    },
  ];
  return (
    <div className={classes.groups}>
      {groups.map((group) => {
        const allowed = group.actions.filter((action) => action.allowed);
        if (allowed.length === 0) return null;
        return (
          <fieldset key={group.name} className={classes.group}>
            <legend className={classes.label}>{t(`group.${group.name}`)}</legend>
            {allowed.map(({ key, icon: Mark, text, act }) => (
              <Button
                key={key}
                size="compact-sm"
                variant="default"
                leftSection={<Mark size={16} aria-hidden />}
                className={classes.act}
                onClick={(event) => act(event.currentTarget)}
              >
                {text}
              </Button>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
