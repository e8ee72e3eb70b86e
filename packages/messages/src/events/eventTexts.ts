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
    attendance: async () => (await import('../en/events/attendance.ts')).attendance,
    checkInSettings: async () => (await import('../en/events/checkInSettings.ts')).checkInSettings,
    door: async () => (await import('../en/events/door.ts')).door,
    eventForm: async () => (await import('../en/events/eventForm.ts')).eventForm,
    eventList: async () => (await import('../en/events/eventList.ts')).eventList,
  },
  es: {
    attendance: async () => (await import('../es/events/attendance.ts')).attendance,
    checkInSettings: async () => (await import('../es/events/checkInSettings.ts')).checkInSettings,
    door: async () => (await import('../es/events/door.ts')).door,
    eventForm: async () => (await import('../es/events/eventForm.ts')).eventForm,
    eventList: async () => (await import('../es/events/eventList.ts')).eventList,
  },
};
