import { IconCircleCheck, IconCircleOff, IconRefresh } from '@tabler/icons-react';
import type { ListedCertificate } from '@portal/domain/courses/certificate.ts';

/** How the state of a certificate looks. */
export const STATE_MARKS = {
  VALID: { icon: IconCircleCheck, tone: 'good' },
  REVOKED: { icon: IconCircleOff, tone: 'bad' },
  REPLACED: { icon: IconRefresh, tone: 'attention' },
} as const satisfies Record<ListedCertificate, unknown>;
