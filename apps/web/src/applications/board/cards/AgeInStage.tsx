import { useQuery } from '@tanstack/react-query';
import { IconClockExclamation } from '@tabler/icons-react';
import type { Card } from '@portal/contract/applications/card.ts';
import { latenessOf } from '@portal/domain/settings/stageLimits.ts';
import { stageLimitsQuery } from '../../../platform/session/stageLimits.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { daysInStage } from './daysInStage.ts';

/** For how many days the card has been in its stage, and whether that is too long, in a word as well as a colour. */
export function AgeInStage({ card, now, className }: { card: Card; now: number; className: string | undefined }) {
  const t = useText('applications');
  const { data } = useQuery(stageLimitsQuery);
  const days = daysInStage(card.stageEnteredAt, now);
  const late = data && latenessOf(card, data.limits, now);
  const since = days === 0 ? t('card.today') : t('card.days', { count: days });
  return (
    <span className={className} data-late={late} data-tip={late ? `${since} ${t(`card.${late}`)}` : since}>
      {late && <IconClockExclamation size={13} aria-hidden />}
      {days === 0 ? t('card.todayShort') : t('card.daysShort', { count: days })}
      {late && `, ${t(`card.${late}Short`)}`}
    </span>
  );
}
