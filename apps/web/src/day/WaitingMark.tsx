import {
  IconAlarm,
  IconAt,
  IconCalendarEvent,
  IconClockExclamation,
  IconLayoutKanban,
  IconMailX,
  IconMessages,
  IconPencilCheck,
  IconUserExclamation,
} from '@tabler/icons-react';
import type { WaitingLine } from '@portal/contract/day/day.ts';
import { useText } from '../platform/texts/i18n.ts';
import { StateMark } from '../ui/states/StateMark.tsx';

const MARKS = {
  interview: { icon: IconCalendarEvent, tone: 'attention' },
  reminder: { icon: IconAlarm, tone: 'attention' },
  corrections: { icon: IconPencilCheck, tone: 'attention' },
  chat: { icon: IconMessages, tone: 'attention' },
  mail: { icon: IconMailX, tone: 'bad' },
  escalated: { icon: IconUserExclamation, tone: 'bad' },
  result: { icon: IconPencilCheck, tone: 'attention' },
  mention: { icon: IconAt, tone: undefined },
  card: { icon: IconLayoutKanban, tone: undefined },
} as const;

/** What waits; of a card that is past its limit that, in a word as well as a colour. */
export function WaitingMark({ line: { what, late } }: { line: WaitingLine }) {
  const t = useText('day');
  if (what === 'card' && late) {
    return (
      <StateMark icon={IconClockExclamation} tone={late === 'late' ? 'attention' : 'bad'}>
        {t(late)}
      </StateMark>
    );
  }
  return <StateMark {...MARKS[what]}>{t(`what.${what}`)}</StateMark>;
}
