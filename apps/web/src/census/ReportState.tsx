import { IconCircleCheck, IconCircleDashed, IconClock, IconClockOff, IconProgress } from '@tabler/icons-react';
import type { CensusState } from '@portal/domain/census/states.ts';
import { useText } from '../platform/texts/i18n.ts';
import { StateMark } from '../ui/states/StateMark.tsx';

const MARKS = {
  CENSUS_WITHOUT_STARTING: { icon: IconCircleDashed, tone: 'quiet' },
  INCOMPLETE: { icon: IconProgress, tone: 'attention' },
  SEND: { icon: IconCircleCheck, tone: 'good' },
  EXPIRED: { icon: IconClockOff, tone: 'bad' },
  PENDING: { icon: IconClock, tone: 'attention' },
} as const satisfies Record<CensusState, unknown>;

/** How a quarterly report stands. */
export function ReportState({ state }: { state: CensusState }) {
  const t = useText('reportChurches');
  return <StateMark {...MARKS[state]}>{t(`state.${state}`)}</StateMark>;
}
