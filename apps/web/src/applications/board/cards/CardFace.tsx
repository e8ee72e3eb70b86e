import { useState } from 'react';
import { IconClock } from '@tabler/icons-react';
import type { Card } from '@portal/contract/applications/card.ts';
import { countryName, formatDate } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { Flag } from './Flag.tsx';
import { LeaderPhoto } from './LeaderPhoto.tsx';
import { daysInStage } from './daysInStage.ts';
import { fullName } from '../../fullName.ts';
import { useTitle } from './useTitle.ts';
import classes from './CardFace.module.css';

/** Who and where: photo, title and name, church, country, case number, date and days in the stage. */
export function CardFace({ card }: { card: Card }) {
  const t = useText('applications');
  const title = useTitle(card.pastorTitle, card.pastorGender === 'FEMALE' ? '_female' : '');
  const [now] = useState(Date.now);
  const days = daysInStage(card.stageEnteredAt, now);
  const date = formatDate(card.date);
  return (
    <div className={classes.face}>
      <LeaderPhoto name={fullName(card)} photo={card.pastorPhoto} />
      <div className={classes.who}>
        <p className={classes.name}>
          {title && <span className={classes.title}>{title} </span>}
          {fullName(card)}
        </p>
        <p className={classes.church}>{card.churchName}</p>
      </div>
      <p className={classes.line}>
        <span className={classes.country}>
          <Flag country={card.churchCountry} />
          {countryName(card.churchCountry)}
        </span>
        <span className={classes.number}>{card.caseNumber ?? t('card.noCase')}</span>
      </p>
      <p className={classes.line}>
        <span title={t('card.newYork')}>
          {card.dateIs === 'paid' ? t('card.paidOn', { date }) : t('card.submittedOn', { date })}
        </span>
        <span className={classes.number} title={days === 0 ? t('card.today') : t('card.days', { count: days })}>
          <IconClock size={13} aria-hidden />
          {days === 0 ? t('card.todayShort') : t('card.daysShort', { count: days })}
        </span>
      </p>
    </div>
  );
}
