import type { Selectable } from 'kysely';
import type { CalendarPart } from '../platform/mail/openMailer.ts';
import type { MailTable } from './outbox.tables.ts';

/** The calendar that goes with a mail; null where none does. */
export const calendarOf = ({
  calendar: text,
  calendar_method: method,
}: Pick<Selectable<MailTable>, 'calendar' | 'calendar_method'>): CalendarPart | null =>
  text === null || method === null ? null : { method, text };
