import { IconCircleCheck, IconCircleMinus, IconClock } from '@tabler/icons-react';
import { StateMark } from './StateMark.tsx';

const MARKS = {
  ACTIVE: { icon: IconCircleCheck, tone: 'good' },
  INACTIVE: { icon: IconCircleMinus, tone: 'quiet' },
  PENDING: { icon: IconClock, tone: 'attention' },
} as const;

/** How an account stands. */
export const AccountStatus = ({ status, label }: { status: keyof typeof MARKS; label: string }) => (
  <StateMark {...MARKS[status]}>{label}</StateMark>
);
