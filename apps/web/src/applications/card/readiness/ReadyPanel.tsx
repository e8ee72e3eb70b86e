import { Button } from '@mantine/core';
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import type { CardForReader } from '@portal/contract/applications/card.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useBoardActions } from '../../board/BoardActions.ts';
import { gatesOf, type Gate } from './gatesOf.ts';
import { fixesOf } from './fixesOf.ts';
import classes from './ReadyPanel.module.css';

/** The heading that says whether something is missing: what waits for it is described by it. */
export const READY_TITLE = 'ready-title';

/** Each gate before the next stage as done or waiting, with the remedy beside it for who may apply it. */
export function ReadyPanel({ card }: { card: CardForReader }) {
  const actions = useBoardActions();
  const t = useText('applicationDetail');
  const gates = gatesOf(card);
  if (gates.length === 0) return null;
  const ready = gates.every(({ done }) => done);

  const note = (gate: Gate): string | undefined => {
    if (gate.name === 'corrections' && !gate.done) return t('ready.openCorrections', { count: card.openCorrections });
    if (gate.name !== 'interview') return undefined;
    if (card.interviewWaived) return t('ready.waived');
    return card.interviewActive || gate.done ? undefined : t('ready.deactivated');
  };
  return (
    <section className={classes.panel} data-ready={ready} aria-labelledby={READY_TITLE}>
      <h3 id={READY_TITLE} className={classes.title}>
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
              fixesOf(gate.name, card).map((fix) => (
                <Button
                  key={fix.row}
                  size="compact-sm"
                  variant="default"
                  onClick={() => actions.begin(fix.row === 'interview' ? { tab: 'interview', card } : { ...fix, card })}
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
