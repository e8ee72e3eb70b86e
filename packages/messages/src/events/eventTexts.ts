/** The namespaces of events, as the browser loads them: one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import type { Load } from '../census/censusTexts.ts';
import type { attendance } from '../en/events/attendance.ts';
import type { checkInSettings } from '../en/events/checkInSettings.ts';
import type { door } from '../en/events/door.ts';
import type { eventForm } from '../en/events/eventForm.ts';
import type { eventList } from '../en/events/eventList.ts';

export interface EventTexts {
  attendance: typeof attendance;
  checkInSettings: typeof checkInSettings;
  door: typeof door;
  eventForm: typeof eventForm;
  eventList: typeof eventList;
}

export const EVENT_LOADERS: Readonly<Record<Language, Readonly<Record<keyof EventTexts, Load>>>> = {
  en: {
    attendance: () => import('../en/events/attendance.ts'),
    checkInSettings: () => import('../en/events/checkInSettings.ts'),
    door: () => import('../en/events/door.ts'),
    eventForm: () => import('../en/events/eventForm.ts'),
    eventList: () => import('../en/events/eventList.ts'),
  },
  es: {
    attendance: () => import('../es/events/attendance.ts'),
    checkInSettings: () => import('../es/events/checkInSettings.ts'),
    door: () => import('../es/events/door.ts'),
    eventForm: () => import('../es/events/eventForm.ts'),
    eventList: () => import('../es/events/eventList.ts'),
  },
};
