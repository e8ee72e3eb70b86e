import type { CardForReader } from '@portal/contract/applications/card.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { StaffAssigned } from '../members/StaffAssigned.tsx';
import { useOfferCardActs } from '../useOfferCardActs.ts';
import { CardActions } from './CardActions.tsx';
import { AdvanceButton } from './AdvanceButton.tsx';
import { ReadyPanel } from './ReadyPanel.tsx';
import classes from './CardWork.module.css';

/** What is to be done: what is missing, the next move, everything else; where there is room, who is in charge. */
export function CardWork({ card }: { card: CardForReader }) {
  const t = useText('applicationDetail');
  useOfferCardActs(card);
  return (
    <section className={classes.work} aria-label={t('drawer.work')}>
      <ReadyPanel card={card} />
      <div className={classes.row}>
        <AdvanceButton card={card} />
        <CardActions card={card} />
      </div>
      <div className={classes.people}>
        <h3 className={classes.title}>{t('drawer.members')}</h3>
        <StaffAssigned assignment={card.assignment} />
      </div>
    </section>
  );
}
