/** The namespaces of events, as the browser loads them: one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import type { Load } from '../census/censusTexts.ts';
import type { eventList } from '../en/events/eventList.ts';

export interface EventTexts {
  eventList: typeof eventList;
}

export const EVENT_LOADERS: Readonly<Record<Language, Readonly<Record<keyof EventTexts, Load>>>> = {
  en: {
    eventList: async () => (await import('../en/events/eventList.ts')).eventList,
  },
  es: {
    eventList: async () => (await import('../es/events/eventList.ts')).eventList,
  },
};
