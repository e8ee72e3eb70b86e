import { useState } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import { AgeInStage } from './AgeInStage.tsx';
import { countryName, formatDate, formatNearDate } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useBoardDensity } from '../boardDensity.ts';
import { Flag } from './Flag.tsx';
import { CutText } from './CutText.tsx';
import { LeaderPhoto } from './LeaderPhoto.tsx';
import { fullName } from '../../fullName.ts';
import { useTitle } from './useTitle.ts';
import classes from './CardFace.module.css';

/** Who and where: photo, title and name, church, country, case number, date and days in the stage. */
export function CardFace({ card }: { card: Card }) {
  const density = useBoardDensity();
  const t = useText('applications');
  const common = useText('common');
  const title = useTitle(card.pastorTitle, card.pastorGender === 'FEMALE' ? '_female' : '');
  const [now] = useState(Date.now);
  const when = (date: string) => t(card.dateIs === 'paid' ? 'card.paidOn' : 'card.submittedOn', { date });
  return (
    <div className={classes.face}>
      <LeaderPhoto name={fullName(card)} photo={card.pastorPhoto} size={density === 'compact' ? 24 : 32} />
      <p className={classes.who} data-cut>
        <span className={classes.name}>
          {title && <span className={classes.title}>{title} </span>}
          {fullName(card)}
        </span>
        <br />
        <span className={classes.church}>{card.churchName}</span>
      </p>
      <p className={classes.line}>
        <span className={classes.country}>
          <Flag country={card.churchCountry} />
          <CutText text={countryName(card.churchCountry)} />
        </span>
        <span className={classes.number}>{card.caseNumber ?? t('card.noCase')}</span>
      </p>
      <p className={classes.line}>
        <span data-tip={common('inNewYork', { instant: when(formatDate(card.date)) })}>
          {when(formatNearDate(card.date, now))}
        </span>
        <AgeInStage card={card} now={now} className={classes.number} />
      </p>
    </div>
  );
}
