import {
  IconCalendarEvent,
  IconCalendarPlus,
  IconCircleCheck,
  IconCircleOff,
  IconClockExclamation,
  IconPencilCheck,
} from '@tabler/icons-react';
import type { MyInterview } from '@portal/contract/interviews/myInterviews.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';

const MARKS = {
  appointment: { icon: IconCalendarPlus, tone: 'attention' },
  today: { icon: IconClockExclamation, tone: 'attention' },
  coming: { icon: IconCalendarEvent, tone: undefined },
  result: { icon: IconPencilCheck, tone: 'attention' },
  done: { icon: IconCircleCheck, tone: 'good' },
} as const;

/** How it stands; one that is deactivated says that instead, since nothing of it can go on. */
export function InterviewStateMark({ interview: { state, active } }: { interview: MyInterview }) {
  const t = useText('myInterviews');
  if (!active && state !== 'done') {
    return (
      <StateMark icon={IconCircleOff} tone="quiet">
        {t('deactivated')}
      </StateMark>
    );
  }
  return <StateMark {...MARKS[state]}>{t(`state.${state}`)}</StateMark>;
}
