import { Button } from '@mantine/core';
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import type { OpenDialog } from '../../cardMenu.ts';
import { gatesOf, type Gate } from './gatesOf.ts';
import { fixesOf } from './fixesOf.ts';
import classes from './ReadyPanel.module.css';

interface Props {
  application: Detail;
  onDialog: (dialog: OpenDialog) => void;
}

/** Each gate before the next stage as done or waiting, with the remedy beside it for who may apply it. */
export function ReadyPanel({ application, onDialog }: Props) {
  const t = useText('applicationDetail');
  const gates = gatesOf(application);
  if (gates.length === 0) return null;
  const ready = gates.every(({ done }) => done);

  const note = (gate: Gate): string | undefined => {
    if (gate.name === 'corrections' && !gate.done)
      return t('ready.openCorrections', { count: application.openCorrections });
    if (gate.name !== 'interview') return undefined;
    if (application.interviewWaived) return t('ready.waived');
    return application.interviewActive || gate.done ? undefined : t('ready.deactivated');
  };
  return (
    <section className={classes.panel} data-ready={ready} aria-labelledby="ready-title">
      <h3 id="ready-title" className={classes.title}>
        {ready ? t('ready.title') : t('ready.waitingTitle')}
      </h3>
      <ul className={classes.gates}>
        {gates.map((gate) => (
          <li key={gate.name} className={classes.gate} data-done={gate.done}>
            {gate.done ? <IconCircleCheck size={18} aria-hidden /> : <IconHourglass size={18} aria-hidden />}
            <span className={classes.words}>
              {t(`ready.${gate.name}`)}
              <span className={ready ? classes.hidden : classes.state}>
                {note(gate) ?? (gate.done ? t('ready.done') : t('ready.waiting'))}
              </span>
            </span>
            {!gate.done &&
              fixesOf(gate.name, application).map((fix) => (
                <Button
                  key={fix.row}
                  size="compact-sm"
                  variant="light"
                  onClick={() => onDialog({ ...fix, card: application })}
                >
                  {t(`fix.${fix.row}`)}
                </Button>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
