import { Button } from '@mantine/core';
import type { CardForReader } from '@portal/contract/applications/card.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useBoardActions } from '../board/BoardActions.ts';
import { useComposed } from './useComposed.ts';
import classes from './Corrections.module.css';

/** At the foot of the card: how many fields its pencils have gathered, and the way to their texts. */
export function ComposeBar({ card }: { card: CardForReader }) {
  const t = useText('applicationDetail');
  const actions = useBoardActions();
  const { fields, discard } = useComposed(card.id);
  const count = card.may.askCorrection ? fields.length : 0;
  return (
    <section className={count > 0 ? classes.bar : classes.silent} aria-label={t('compose.region')}>
      <output>{count > 0 && t('correctionsDialog.chosen', { count })}</output>
      {count > 0 && (
        <span className={classes.acts}>
          <Button variant="default" size="sm" onClick={discard}>
            {t('compose.discard')}
          </Button>
          <Button size="sm" onClick={() => actions.begin({ row: 'corrections', card, act: 'askCorrection' })}>
            {t('compose.write')}
          </Button>
        </span>
      )}
    </section>
  );
}
