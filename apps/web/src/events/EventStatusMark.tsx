import { IconCalendarEvent, IconCalendarOff, IconCircleCheck, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import type { EventStatus } from '@portal/domain/events/event.ts';
import { useText } from '../platform/texts/i18n.ts';
import { StateMark } from '../ui/states/StateMark.tsx';

const MARKS = {
  DRAFT: { icon: IconPencil, tone: 'quiet' },
  OPEN: { icon: IconCalendarEvent, tone: undefined },
  IN_PROGRESS: { icon: IconPlayerPlay, tone: 'good' },
  ENDED: { icon: IconCircleCheck, tone: 'quiet' },
  CANCELLED: { icon: IconCalendarOff, tone: 'bad' },
} as const satisfies Record<EventStatus, unknown>;

/** How an event stands. */
export function EventStatusMark({ status }: { status: EventStatus }) {
  const t = useText('eventList');
  return <StateMark {...MARKS[status]}>{t(`status.${status}`)}</StateMark>;
}
