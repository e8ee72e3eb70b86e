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

const mark = (key: string, icon: Icon, text: string, tone: Tone = 'calm'): Mark => ({ key, icon, text, tone });

function usePaymentBadge(card: Card): Mark {
  const t = useText('applications');
  switch (card.paymentStatus) {
    case 'PAID':
      return mark(
        'payment',
        IconCash,
        t(card.paymentType === 'EXTERNAL' ? 'paymentStatus.PAID_external' : 'paymentStatus.PAID'),
      );
    case 'EXONERATED':
      return mark('payment', IconReceiptRefund, t('paymentStatus.EXONERATED'));
    case 'UNMATCHED':
      return mark('payment', IconCashOff, t('paymentStatus.UNMATCHED'), 'attention');
    default:
      return mark('payment', IconClockDollar, t('paymentStatus.PENDING'), 'attention');
  }
}

function useInterviewBadge(card: Card): Mark | undefined {
  const t = useText('applications');
  if (card.interviewWaived) return mark('interview', IconRosetteDiscountCheck, t('badge.interviewWaived'));
  if (card.interviewResult === 'ACCEPTED') return mark('interview', IconMessageCheck, t('badge.interviewAccepted'));
  if (card.interviewResult === 'LATER')
    return mark('interview', IconMessageQuestion, t('badge.interviewLater'), 'attention');
  if (card.interviewResult === 'DENIED')
    return mark('interview', IconMessageX, t('badge.interviewDenied'), 'attention');
  return card.interviewActive
    ? undefined
    : mark('interview', IconMessageOff, t('badge.interviewDeactivated'), 'attention');
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
  // Beside one person so long a word is not cut, beside two a shorter one; more people take a line of their own.
  const fits = ASSIGNMENT_KINDS.filter((kind) => card.assignment[kind]).length > 1 ? 10 : 15;
  const badges: Mark[] = [usePaymentBadge(card), ...(interview ? [interview] : [])].filter(
    ({ key }) => whole || !isSaid(card, key),
  );
  if (card.exonerationType === 'PROCESS' && !card.interviewWaived) {
    badges.push(mark('process', IconRosetteDiscountCheck, t('badge.processExonerated')));
  }
  for (const key of badgesOfCard(card).filter((badge) => whole || !SAID_BY_NAME.includes(badge))) {
    // How many are open tells more than the badge's own word.
    const text = key === 'PROCESSING' ? t('badge.corrections', { count: card.openCorrections }) : stages(key);
    badges.push(mark(key, ICONS[key], text, SAID_BY_NAME.includes(key) ? 'calm' : 'attention'));
  }
  if (card.exonerationWaits) {
    badges.push(mark('exoneration', IconReceiptRefund, t('badge.exonerationWaits'), 'attention'));
  }
  if (card.answeredCorrections > 0) {
    const text = t('badge.answered', { count: card.answeredCorrections });
    badges.push(mark('answered', IconPencilCheck, text, 'attention'));
  }
  const away = onBehalfIn(actor, card);
  if (away) badges.push(mark('behalf', IconUserCheck, t('badge.onBehalf', { name: away })));
  if (hasChanged && !whole) badges.unshift(mark('changed', IconEye, t('badge.changed'), 'attention'));
  if (card.seenBefore) badges.push(mark('seen', IconHistory, t('badge.seenBefore'), 'attention'));
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
