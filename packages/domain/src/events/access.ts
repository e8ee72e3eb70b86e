/** Who may see and do what with events: product/events.md#who. */
import type { Permission } from '../access/permissions.ts';

/** Each of them sees events; drafts only who manages them. */
export const EVENT_READERS = [
  'business.event.show',
  'business.event.manage',
  'business.event.check.in',
  'business.event.assistance',
] as const satisfies readonly Permission[];
