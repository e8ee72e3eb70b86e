import type { Language } from '@portal/domain/languages.ts';
import { isMeetingLink, type Attendees } from '@portal/domain/interviews/appointments.ts';
import { mailLayout as en } from '@portal/messages/en/outbox/mailLayout.ts';
import { mailLayout as es } from '@portal/messages/es/outbox/mailLayout.ts';
import { spanText, zoneText, type Span } from '@portal/messages/zonedTimeText.ts';

export interface ToldAppointment extends Span {
  zone: string;
  place: string;
  interviewer: string;
  leader: string;
  attendees: Attendees;
}

/** `Thursday, March 12, 2026, 10:00 – 11:00 AM (Colombia Standard Time)`. */
export const whenText = (language: Language, { startsAt, endsAt, zone }: Span & { zone: string }): string =>
  `${spanText(language, { startsAt, endsAt }, zone)} (${zoneText(language, zone, startsAt)})`;

/** When, where, with whom: a line each. An address to follow has its line for itself. */
export function appointmentLines(language: Language, told: ToldAppointment): string {
  const t = { en, es }[language];
  const { place, interviewer, leader, attendees } = told;
  return [
    fill(t['appointment.when'], whenText(language, told)),
    fill(isMeetingLink(place) ? t['appointment.link'] : t['appointment.place'], place),
    fill(t['appointment.interviewer'], interviewer),
    fill(t[`appointment.attendees.${attendees}`], leader),
  ].join('\n');
}

/** Why an appointment was cancelled, and a line for whoever is invited, each as a paragraph where there is one. */
export const reasonLine = (language: Language, reason: string | null): string =>
  reason === null ? '' : `${fill({ en, es }[language]['appointment.reason'], reason)}\n\n`;
export const noteLine = (note: string | null): string => (note === null ? '' : `${note}\n\n`);

/** What an interview is called in a calendar: in the applicant's by the case, in the interviewer's by the leader. */
export const interviewTitle = (
  language: Language,
  side: 'applicant' | 'staff',
  { leader, caseNumber }: { leader: string; caseNumber: string },
): string => {
  const title = { en, es }[language][`calendar.${side}`];
  return title.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => (name === 'leader' ? leader : caseNumber));
};

/** The value as it is: what looks like a pattern in it stays. */
const fill = (text: string, value: string): string => text.replace(/\{\w+\}/, () => value);
