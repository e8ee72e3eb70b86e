import { Button } from '@mantine/core';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { CARD_ACTS } from '@portal/domain/applications/cardActs.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useBoardActions } from '../board/BoardActions.ts';
import { isOpen, useCardMenu, type CardMenuRow, type OpenDialog } from '../cardMenu.ts';
import classes from './CardActions.module.css';

interface Props {
  application: Detail;
  onDialog: (dialog: OpenDialog) => void;
}

const groupOf = ({ acts }: CardMenuRow) => CARD_ACTS[acts[0]].group;

/** What this reader may do with the application now, in groups; what they may not is not shown. */
export function CardActions({ application, onDialog }: Props) {
  const t = useText('applicationDetail');
  const board = useText('applications');
  const actions = useBoardActions();
  const rows = useCardMenu().filter((row) => isOpen(row, application));
  const groups = [...new Set(rows.map(groupOf))];

  const label = ({ key }: CardMenuRow): string => {
    if (key === 'move') return board('move.menu');
    if (key !== 'assign') return t(`act.${key}`);
    if (!application.may.assign) return t('act.claim');
    return Object.values(application.assignment).some((person) => person !== null)
      ? t('act.reassign')
      : t('act.assign');
  };
  const open = ({ key, acts, Dialog }: CardMenuRow, button: HTMLElement) => {
    if (Dialog) onDialog({ row: key, card: application, act: acts[0] });
    else actions.showMoves(application, button);
  };
  return (
    <div className={classes.groups}>
      {groups.map((group) => (
        <fieldset key={group} className={classes.group}>
          <legend className={classes.label}>{t(`group.${group}`)}</legend>
          {rows
            .filter((row) => groupOf(row) === group)
            .map((row) => (
              <Button
                key={row.key}
                size="compact-sm"
                variant="default"
                leftSection={<row.icon size={16} aria-hidden />}
                className={classes.act}
                onClick={(event) => open(row, event.currentTarget)}
              >
                {label(row)}
              </Button>
            ))}
        </fieldset>
      ))}
    </div>
  );
}
