import type { PortalEvent } from '@portal/contract/events/events.ts';
import { wallAt } from '@portal/domain/zonedTimes.ts';
import { any, is, within } from '../naive.ts';

/** Whether an event as it is told fits a value of a filter. */
export const EVENT_FITS = {
  status: ({ status }: PortalEvent, value: string) => any(status, value),
  year: ({ startsAt, zone }: PortalEvent, value: string) =>
    any(wallAt(Date.parse(startsAt), zone).day.slice(0, 4), value),
  ephesian: ({ region }: PortalEvent, value: string) => (value === 'none' ? region === null : is(region?.id, value)),
  starts: ({ startsAt }: PortalEvent, value: string) => within(startsAt, value),
};

/** Values of its filters to try. */
export const EVENT_VALUES: Record<string, string[]> = {
  'listEvents.status': ['DRAFT', 'CANCELLED', 'ENDED', 'OPEN,IN_PROGRESS'],
  year: ['2025', '2026', '2025,2026'],
};
