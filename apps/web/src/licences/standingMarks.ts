import { IconCircleCheck, IconCircleOff, IconClockExclamation, IconClockOff } from '@tabler/icons-react';
import type { ListedStanding } from '@portal/domain/licences/licence.ts';

/** How a licence's standing looks. */
export const STANDING_MARKS = {
  ACTIVE: { icon: IconCircleCheck, tone: 'good' },
  ENDING: { icon: IconClockExclamation, tone: 'attention' },
  EXPIRED: { icon: IconClockOff, tone: 'attention' },
  INACTIVE: { icon: IconCircleOff, tone: 'bad' },
} as const satisfies Record<ListedStanding, unknown>;
