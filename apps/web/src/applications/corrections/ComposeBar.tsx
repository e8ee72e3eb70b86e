import { Button } from '@mantine/core';
import type { CardForReader } from '@portal/contract/applications/card.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useBoardActions } from '../board/BoardActions.ts';
import { checkMessage } from '../dialogs/corrections/askedFields.ts';
import { useComposed } from './useComposed.ts';
import classes from './Corrections.module.css';

/** At the foot of the card: how many fields its pencils have gathered, the way to their texts, and what sends them once all are written. */
export function ComposeBar({ card }: { card: CardForReader }) {
  const t = useText('applicationDetail');
  const actions = useBoardActions();
  const { corrections, discard } = useComposed(card.id);
  const count = card.may.askCorrection ? corrections.length : 0;
  const isWritten = corrections.every(({ message }) => checkMessage(message) === true);
  const dialog = { row: 'corrections', card, act: 'askCorrection' } as const;
  return (
    <section className={count > 0 ? classes.bar : classes.silent} aria-label={t('compose.region')}>
      <output>{count > 0 && t('correctionsDialog.chosen', { count })}</output>
      {count > 0 && (
        <span className={classes.acts}>
          <Button variant="default" size="sm" onClick={discard}>
            {t('compose.discard')}
          </Button>
          <Button variant={isWritten ? 'default' : 'filled'} size="sm" onClick={() => actions.begin(dialog)}>
            {t('compose.write')}
          </Button>
          {isWritten && (
            <Button size="sm" onClick={() => actions.begin({ ...dialog, sends: true })}>
              {t('correctionsDialog.submit')}
            </Button>
          )}
        </span>
      )}
    </section>
  );
}
