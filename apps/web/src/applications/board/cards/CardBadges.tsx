import {
  IconCash,
  IconCashOff,
  IconClockDollar,
  IconEye,
  IconHelp,
  IconHistory,
  IconMessageCheck,
  IconMessageOff,
  IconMessageQuestion,
  IconMessageX,
  IconPencilCheck,
  IconPencilExclamation,
  IconReceiptRefund,
  IconRosetteDiscountCheck,
  IconTrash,
  IconUserCheck,
  IconUserStar,
  type Icon,
} from '@tabler/icons-react';
import type { Card } from '@portal/contract/applications/card.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import type { Badge } from '@portal/domain/applications/badges.ts';
import { useActor } from '../../../platform/session/actor.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useChanged } from '../../unread/changed.queries.ts';
import { UnreadBadge } from '../../unread/UnreadBadge.tsx';
import { badgesOfCard, onBehalfIn } from '../cardFacts.ts';
import { ClassificationMark } from './ClassificationMark.tsx';
import { CutText } from './CutText.tsx';
import classes from './CardBadges.module.css';

type Tone = 'calm' | 'attention';
interface Mark {
  key: string;
  icon: Icon;
  text: string;
  tone: Tone;
}

function usePaymentBadge(card: Card): Mark {
  const t = useText('applications');
  const badge = (icon: Icon, text: string, tone: Tone = 'calm'): Mark => ({ key: 'payment', icon, text, tone });
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

function useInterviewBadge(card: Card): Mark | undefined {
  const t = useText('applications');
  const badge = (icon: Icon, text: string, tone: Tone = 'calm'): Mark => ({ key: 'interview', icon, text, tone });
  if (card.interviewWaived) return badge(IconRosetteDiscountCheck, t('badge.interviewWaived'));
  if (card.interviewResult === 'ACCEPTED') return badge(IconMessageCheck, t('badge.interviewAccepted'));
  if (card.interviewResult === 'LATER') return badge(IconMessageQuestion, t('badge.interviewLater'), 'attention');
  if (card.interviewResult === 'DENIED') return badge(IconMessageX, t('badge.interviewDenied'), 'attention');
  return card.interviewActive ? undefined : badge(IconMessageOff, t('badge.interviewDeactivated'), 'attention');
}

const ICONS = {
  PROCESSING: IconPencilExclamation,
  ASSIGNED: IconUserCheck,
  ASSIGNED_TO_MANAGER: IconUserStar,
  DISPOSABLE: IconTrash,
  UNDEFINED: IconHelp,
} as const satisfies Record<Badge, Icon>;

/** On the board the people stand beside these, so that these two would say it twice. */
const SAID_BY_NAME: readonly Badge[] = ['ASSIGNED', 'ASSIGNED_TO_MANAGER'];

/** What the column says, or the date above, the card says no second time. */
const isSaid = ({ status, paymentStatus, paymentType, dateIs, interviewResult }: Card, key: string): boolean => {
  if (key === 'interview') return status === 'INTERVIEW_SUCCESS' && interviewResult === 'ACCEPTED';
  if (key !== 'payment' || paymentType === 'EXTERNAL') return false;
  if (paymentStatus === 'PAID') return status === 'PAID' || dateIs === 'paid';
  return paymentStatus === 'PENDING' && status === 'COMPLETE';
};

interface Props {
  card: Card;
  /** The open application: all its badges. */
  whole?: boolean;
}

/** What else is to know of an application at a glance: each mark has its icon and its word. */
export function CardBadges({ card, whole = false }: Props) {
  const t = useText('applications');
  const stages = useText('stages');
  const actor = useActor();
  const hasChanged = useChanged(card.id);
  const interview = useInterviewBadge(card);
  // Beside one person; three and more take a line of their own.
  const fits = ASSIGNMENT_KINDS.filter((kind) => card.assignment[kind]).length > 1 ? 10 : 15;
  const badges: Mark[] = [usePaymentBadge(card), ...(interview ? [interview] : [])].filter(
    ({ key }) => whole || !isSaid(card, key),
  );
  if (card.exonerationType === 'PROCESS' && !card.interviewWaived) {
    badges.push({ key: 'process', icon: IconRosetteDiscountCheck, text: t('badge.processExonerated'), tone: 'calm' });
  }
  for (const key of badgesOfCard(card).filter((badge) => whole || !SAID_BY_NAME.includes(badge))) {
    // How many are open tells more than the badge's own word.
    const text = key === 'PROCESSING' ? t('badge.corrections', { count: card.openCorrections }) : stages(key);
    badges.push({ key, icon: ICONS[key], text, tone: SAID_BY_NAME.includes(key) ? 'calm' : 'attention' });
  }
  if (card.exonerationWaits) {
    badges.push({ key: 'exoneration', icon: IconReceiptRefund, text: t('badge.exonerationWaits'), tone: 'attention' });
  }
  if (card.answeredCorrections > 0) {
    const text = t('badge.answered', { count: card.answeredCorrections });
    badges.push({ key: 'answered', icon: IconPencilCheck, text, tone: 'attention' });
  }
  const away = onBehalfIn(actor, card);
  if (away)
    badges.push({ key: 'behalf', icon: IconUserCheck, text: t('badge.onBehalf', { name: away }), tone: 'calm' });
  if (hasChanged && !whole)
    badges.unshift({ key: 'changed', icon: IconEye, text: t('badge.changed'), tone: 'attention' });
  if (card.seenBefore) badges.push({ key: 'seen', icon: IconHistory, text: t('badge.seenBefore'), tone: 'attention' });
  return (
    <ul className={classes.badges}>
      <UnreadBadge card={card} className={classes.badge ?? ''} />
      <ClassificationMark classification={card.classification} flag={card.flag} />
      {badges.map(({ key, icon: Symbol, text, tone }) => (
        <li key={key} className={`${classes.badge} ${whole ? '' : classes.short}`} data-tone={tone} data-cut>
          <Symbol size={14} aria-hidden />
          <CutText text={text} fits={fits} />
        </li>
      ))}
    </ul>
  );
}
