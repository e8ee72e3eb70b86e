import type { CardForReader } from '@portal/contract/applications/card.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { Link } from 'react-router';
import { late } from '../../platform/late/late.tsx';
import { countryName, formatInstant, formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { CardBadges } from '../board/cards/CardBadges.tsx';
import { Flag } from '../board/cards/Flag.tsx';
import { useTitle } from '../board/cards/useTitle.ts';
import { CardTags } from '../tags/CardTags.tsx';
import classes from './CardSummary.module.css';

const DuplicateLinks = late(() => import('../bin/DuplicateLinks.tsx')).Component;

/** Church, place, since when, and the marks; of a couple both names as soon as the whole application is there. */
export function CardSummary({ card, application }: { card: CardForReader; application: Detail | undefined }) {
  const t = useText('applicationDetail');
  const couple = useTitle(card.coupleTitle, '_couple');
  const names = [application?.pastor.leader.name, application?.pastor.spouse.name].filter(
    (name) => typeof name === 'string' && name !== '',
  );
  const { churchName, churchCity, churchCountry } = card;
  return (
    <div className={classes.summary}>
      <p className={classes.church}>
        {card.ministryId === undefined ? churchName : <Link to={`/churches/${card.ministryId}`}>{churchName}</Link>}
      </p>
      {couple && names.length === 2 && (
        <p className={classes.quiet}>{t('drawer.couple', { title: couple, names: formatList(names.map(String)) })}</p>
      )}
      <p className={classes.place}>
        <Flag country={churchCountry} />
        {[churchCity, countryName(churchCountry)].filter(Boolean).join(', ')}
      </p>
      <p className={classes.quiet}>{t('drawer.since', { date: formatInstant(card.stageEnteredAt) })}</p>
      <CardBadges card={card} whole />
      {application && application.duplicates.length > 0 && <DuplicateLinks duplicates={application.duplicates} />}
      <CardTags card={card} />
    </div>
  );
}
