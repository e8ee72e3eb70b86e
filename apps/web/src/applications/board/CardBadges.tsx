import {
  IconCash,
  IconCashOff,
  IconClockDollar,
  IconHistory,
  IconMessageCheck,
  IconMessageOff,
  IconMessageQuestion,
  IconMessageX,
  IconPencilExclamation,
  IconReceiptRefund,
  IconRosetteDiscountCheck,
  type Icon,
} from '@tabler/icons-react';
import type { Card } from '@portal/contract/applications.ts';
import { useText } from '../../platform/i18n.ts';
import { ClassificationMark } from './ClassificationMark.tsx';
import classes from './CardBadges.module.css';

type Tone = 'calm' | 'attention';
interface Badge {
  key: string;
  icon: Icon;
  text: string;
  tone: Tone;
}

function usePaymentBadge(card: Card): Badge {
  const t = useText('applications');
  const badge = (icon: Icon, text: string, tone: Tone = 'calm'): Badge => ({ key: 'payment', icon, text, tone });
  switch (card.paymentStatus) {
    case 'PAID':
      return badge(IconCash, t(card.paymentType === 'EXTERNAL' ? 'paymentStatus.PAID_external' : 'paymentStatus.PAID'));
    case 'EXONERATED':
      return badge(IconReceiptRefund, t('paymentStatus.EXONERATED'));
    case 'UNMATCHED':
      return badge(IconCashOff, t('paymentStatus.UNMATCHED'), 'attention');
    default:
      return badge(IconClockDollar, t('paymentStatus.PENDING'), 'attention');
  }
}

function useInterviewBadge(card: Card): Badge | undefined {
  const t = useText('applications');
  const badge = (icon: Icon, text: string, tone: Tone = 'calm'): Badge => ({ key: 'interview', icon, text, tone });
  if (card.interviewWaived) return badge(IconRosetteDiscountCheck, t('badge.interviewWaived'));
  if (card.interviewResult === 'ACCEPTED') return badge(IconMessageCheck, t('badge.interviewAccepted'));
  if (card.interviewResult === 'LATER') return badge(IconMessageQuestion, t('badge.interviewLater'), 'attention');
  if (card.interviewResult === 'DENIED') return badge(IconMessageX, t('badge.interviewDenied'), 'attention');
  return card.interviewActive ? undefined : badge(IconMessageOff, t('badge.interviewDeactivated'), 'attention');
}

/** What else is to know of an application at a glance: each mark has its icon and its word. */
export function CardBadges({ card }: { card: Card }) {
  const t = useText('applications');
  const interview = useInterviewBadge(card);
  const badges: Badge[] = [usePaymentBadge(card), ...(interview ? [interview] : [])];
  if (card.exonerationType === 'PROCESS' && !card.interviewWaived) {
    badges.push({ key: 'process', icon: IconRosetteDiscountCheck, text: t('badge.processExonerated'), tone: 'calm' });
  }
  if (card.openCorrections > 0) {
    const text = t('badge.corrections', { count: card.openCorrections });
    badges.push({ key: 'corrections', icon: IconPencilExclamation, text, tone: 'attention' });
  }
  if (card.seenBefore) badges.push({ key: 'seen', icon: IconHistory, text: t('badge.seenBefore'), tone: 'attention' });
  return (
    <ul className={classes.badges}>
      <ClassificationMark classification={card.classification} flag={card.flag} />
      {badges.map(({ key, icon: Mark, text, tone }) => (
        <li key={key} className={classes.badge} data-tone={tone}>
          <Mark size={14} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}
