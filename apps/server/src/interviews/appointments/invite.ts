import { isMeetingLink } from '@portal/domain/interviews/appointments.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { MailRecipient } from '@portal/domain/outbox/cardMails.ts';
import {
  appointmentLines,
  interviewTitle,
  noteLine,
  reasonLine,
  whenText,
  type ToldAppointment,
} from '../../outbox/appointmentLines.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import type { ApplicationRow } from '../../applications/applicationRow.ts';
import { tellMail } from '../../applications/mails/mailApplicant.ts';
import type { CalendarMethod } from '../../platform/mail/openMailer.ts';
import type { Sender } from '../../platform/mail/mailServer.ts';
import type { Settings } from '../../platform/settings.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { AppointmentRow } from './appointment.ts';
import { calendarText, uidOf } from './calendarText.ts';
import { addressOfStaff } from './interviewers.ts';

/** How an appointment stands, and how it stood for those who know of it. */
export interface Invited {
  before: AppointmentRow | null;
  after: AppointmentRow;
}

interface Guest {
  to: string;
  name: string;
  language: Language;
  side: 'applicant' | 'staff';
  /** Who of the application it is. */
  recipient: MailRecipient;
}

const TEMPLATES = {
  applicant: { made: 'appointmentMade', moved: 'appointmentMoved', cancelled: 'appointmentCancelled' },
  staff: { made: 'staffAppointmentMade', moved: 'staffAppointmentMoved', cancelled: 'staffAppointmentCancelled' },
} as const;

/**
 * Writes to everybody whom an appointment concerns, or concerned until now, each in their language and with the calendar
 * that adds, moves or removes it (product/interviews.md#appointments): applicant, spouse where the couple comes and the
 * form has an address, and interviewer, who has it in the calendar even where they made it themselves.
 */
export async function invite(context: StaffContext, row: ApplicationRow, { before, after }: Invited): Promise<void> {
  const known = before ? await guestsOf(context, row, before) : [];
  const invited = after.cancelled_at === null ? await guestsOf(context, row, after) : [];
  const isIn = (guests: readonly Guest[], { to }: Guest) => guests.some((guest) => guest.to === to);
  for (const guest of invited) await write(context, row, after, guest, isIn(known, guest) ? 'moved' : 'made');
  for (const guest of known.filter((one) => !isIn(invited, one))) await write(context, row, after, guest, 'cancelled');
}

async function guestsOf({ db }: StaffContext, row: ApplicationRow, appointment: AppointmentRow): Promise<Guest[]> {
  const { email: to, language } = await db
    .selectFrom('client_account')
    .select(['email', 'language'])
    .where('id', '=', row.client_account_id)
    .executeTakeFirstOrThrow();
  const spouse = await db
    .selectFrom('application_spouse')
    .select(['email', 'name', 'last_name'])
    .where('application_id', '=', row.id)
    .executeTakeFirst();
  const { email, ...interviewer } = await addressOfStaff(db, appointment.interviewer_id);
  const couple: Guest[] =
    appointment.attendees === 'COUPLE' && spouse?.email
      ? [{ to: spouse.email, name: nameOf(spouse), language, side: 'applicant', recipient: 'spouse' }]
      : [];
  const leader = nameOf({ name: row.leader_name, last_name: row.leader_last_name });
  const guests: Guest[] = [
    { to, name: leader, language, side: 'applicant', recipient: 'applicant' },
    ...couple,
    { to: email, ...interviewer, side: 'staff', recipient: 'interviewer' },
  ];
  return guests.filter((guest, place) => guests.findIndex((other) => other.to === guest.to) === place);
}

const nameOf = ({ name, last_name }: { name: string | null; last_name: string | null }): string =>
  [name, last_name].filter(Boolean).join(' ');

async function write(
  context: StaffContext,
  row: ApplicationRow,
  appointment: AppointmentRow,
  { to, name, language, side, recipient }: Guest,
  what: 'made' | 'moved' | 'cancelled',
): Promise<void> {
  const { settings } = context.services;
  const told: ToldAppointment = {
    startsAt: appointment.starts_at,
    endsAt: appointment.ends_at,
    zone: appointment.zone,
    place: appointment.place,
    attendees: appointment.attendees,
    interviewer: appointment.interviewer_name,
    leader: nameOf({ name: row.leader_name, last_name: row.leader_last_name }),
  };
  const link =
    side === 'staff'
      ? `${settings.publicUrl}/requests/dashboard?card=${row.id}&tab=interview`
      : `${settings.clientUrl}/request/${row.id}`;
  const method: CalendarMethod = what === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const details = appointmentLines(language, told);
  const params = {
    caseNumber: row.case_number ?? '',
    leader: told.leader,
    when: whenText(language, told),
    details,
    note: noteLine(appointment.note),
    reason: reasonLine(language, appointment.cancel_reason),
  };
  const template = TEMPLATES[side][what];
  const mail = await writeMail(context, {
    to,
    language,
    template,
    params,
    links: isMeetingLink(appointment.place) ? [link, appointment.place] : [link],
    calendar: {
      method,
      text: calendarText(
        [
          {
            uid: uidOf(settings.publicUrl, appointment.id),
            version: appointment.version,
            changedAt: appointment.changed_at,
            startsAt: appointment.starts_at,
            endsAt: appointment.ends_at,
            title: interviewTitle(language, side, params),
            text: [details, appointment.note].filter(Boolean).join('\n\n'),
            place: appointment.place,
            isCancelled: method === 'CANCEL',
          },
        ],
        { invitation: { method, from: senderOf(settings), to: { name, address: to } } },
      ),
    },
    of: { application: row.id, recipient },
  });
  await tellMail(context, row.id, { template, mail, to: recipient, language });
}

/** Whose invitation it is: that of the address which sends it, or where no mail server is set up, of one that reads nothing. */
const senderOf = ({ mail, organizationName, publicUrl }: Settings): Sender =>
  mail?.from ?? { name: organizationName, address: `noreply@${new URL(publicUrl).hostname}` };
