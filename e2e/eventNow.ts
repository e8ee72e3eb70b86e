import type { ListedLicence } from '@portal/contract/licences/licences.ts';
import { addDays } from '@portal/domain/days.ts';
import { newYorkDate } from '../apps/server/src/platform/clock.ts';
import { staff } from './staffActs.ts';

/** An event of one's own that goes on now, and the licences of leaders who are admitted. */
export async function eventNow(origin: string, name: string, access = ['LEADER', 'SPOUSE', 'SPIRITUAL_CHILD']) {
  const manager = await staff(origin, 'manager');
  const today = newYorkDate(new Date());
  const event = await manager('/business/event', {
    name,
    place: 'Casa central',
    conference: 'Encuentro de prueba',
    ephesian: null,
    startDay: today,
    startTime: '00:00',
    endDay: addDays(today, 1),
    endTime: '23:59',
    zone: 'America/New_York',
    access,
    status: 'OPEN',
  });
  const licences = (await manager('/business/licence?standing=ACTIVE')).data as ListedLicence[];
  return { event: event as { id: number; code: string }, licences };
}
