/** Stages of an application and the badges that are no stage (product/terms.md#stages-and-badges). */
import type { Badge } from '@portal/domain/applications/badges.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';

export const stages = {
  UNFINISHED: 'Unfinished',
  REJECT_BY_TAG: 'Automatic rejection',
  COMPLETE: 'Payment pending',
  PAID: 'Paid',
  ANALYSIS: 'Analysis',
  COMPLETE_ANALYSIS: 'Analysis complete',
  INTERVIEW: 'Interview',
  INTERVIEW_SUCCESS: 'Interview passed',
  APPROVED: 'Approved',
  SENT: 'Sent',
  REJECTED: 'Deactivated',
  PROCESSING: 'Corrections open',
  ASSIGNED: 'Assigned',
  ASSIGNED_TO_MANAGER: 'Assigned to manager',
  DISPOSABLE: 'Deleted',
  UNDEFINED: 'No stage',
} as const satisfies Record<Stage | Badge, string>;
