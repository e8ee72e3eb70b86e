import type { Language } from '@portal/domain/languages.ts';
import type { MailReason } from '@portal/domain/outbox/delivery.ts';
import { mails } from '@portal/messages/en/outbox/mails.ts';
import { secondFactor as en } from '@portal/messages/en/users/secondFactor.ts';
import { secondFactor as es } from '@portal/messages/es/users/secondFactor.ts';
import { appointmentLines, noteLine, reasonLine, whenText, type ToldAppointment } from '../appointmentLines.ts';
import { fieldLabel, fieldList } from '../fieldList.ts';
import { coursesLine, dayText, moneyText, timeText, wishedForLine } from '../mailFormats.ts';
import type { MailParams, MailTemplate } from '../renderMail.ts';

interface TemplateFacts<T extends MailTemplate> {
  /** Why one receives it. */
  why: MailReason;
  /** Its text tells of corrections what only those read who may see corrections. */
  tellsCorrections?: true;
  /** Values to read it with, in the place of a real application's. */
  sample(language: Language): MailParams<T>;
}

const caseNumber = '2026-000123';
const date = (language: Language) => timeText(language, new Date('2026-03-10T19:05:00Z'));
const fee = (language: Language) => moneyText(language, { amount: 15_000, currency: 'USD' });
const until = (language: Language) => dayText(language, '2027-03-10');
const MESSAGE = {
  en: 'The document cannot be read. Send a sharper picture of both sides.',
  es: 'El documento no se puede leer. Envíe una imagen más nítida de ambos lados.',
};

const INTERVIEW: ToldAppointment = {
  startsAt: new Date('2026-03-12T15:00:00Z'),
  endsAt: new Date('2026-03-12T16:00:00Z'),
  zone: 'America/Bogota',
  place: 'https://meet.example.org/portal-2026',
  interviewer: 'Abraham Quiñones',
  leader: 'Ana Quintanar',
  attendees: 'COUPLE',
};
const NOTE = {
  en: 'Please have your spouse with you from the beginning.',
  es: 'Le pedimos que su cónyuge esté presente desde el comienzo.',
};
const FACTOR_CHANGE = { en: en['changed.APP_ON'], es: es['changed.APP_ON'] };
const NEWS = { en: '2 cases were assigned to you', es: 'Se le asignaron 2 casos' };
const LIST = { en: 'Applications', es: 'Solicitudes' };
const OWN_PAGES = { ownClientPages: true, clientUrl: 'https://portal.example.org/client' };
const COURSE = { en: 'First steps', es: 'Primeros pasos' };
const REASON = { en: 'The interviewer is traveling that day.', es: 'Quien entrevista viaja ese día.' };
const appointment = (language: Language) => ({
  caseNumber,
  leader: INTERVIEW.leader,
  when: whenText(language, INTERVIEW),
  details: appointmentLines(language, INTERVIEW),
  note: noteLine(NOTE[language]),
  reason: reasonLine(language, REASON[language]),
});

const censusSample = (language: Language) => ({
  church: 'Casa de Paz',
  quarter: 1,
  year: 2026,
  deadline: dayText(language, '2026-04-30'),
});

/** What is known of each template beside its texts. */
const TEMPLATES: { readonly [T in MailTemplate]: TemplateFacts<T> } = {
  accountConfirmation: { why: 'account', sample: () => ({ hours: 72 }) },
  accountKnown: { why: 'account', sample: () => ({ hours: 2 }) },
  accountUnconfirmed: { why: 'account', sample: () => ({ hours: 2 }) },
  passwordReset: { why: 'account', sample: () => ({ hours: 2 }) },
  staffInvitation: { why: 'staff', sample: () => ({ days: 7 }) },
  staffPasswordReset: { why: 'staff', sample: () => ({ hours: 2 }) },
  staffPasswordChanged: { why: 'staff', sample: () => ({}) },
  staffSecondFactorChanged: { why: 'staff', sample: (language) => ({ change: FACTOR_CHANGE[language] }) },
  staffSecondFactorRemoved: { why: 'staff', sample: () => ({}) },
  staffEmailChange: { why: 'staff', sample: () => ({ hours: 24 }) },
  staffEmailChangeAsked: { why: 'staff', sample: () => ({ email: 'ana@example.org', hours: 24 }) },
  staffEmailChanged: { why: 'staff', sample: () => ({ email: 'ana@example.org' }) },
  clientEmailChange: { why: 'account', sample: () => ({ hours: 24 }) },
  clientEmailChangeAsked: { why: 'account', sample: () => ({ email: 'ana@example.org', hours: 24 }) },
  clientEmailChanged: { why: 'account', sample: () => ({ email: 'ana@example.org' }) },
  reminderActivation: { why: 'account', sample: () => ({ hours: 72 }) },
  reminderApplication: { why: 'account', sample: () => ({}) },
  draftErasure: { why: 'account', sample: (language) => ({ date: until(language) }) },
  submissionReceived: {
    why: 'application',
    sample: (language) => ({ caseNumber, date: date(language), fee: fee(language) }),
  },
  submissionBelow: { why: 'application', sample: (language) => ({ caseNumber, date: date(language) }) },
  paymentReceived: {
    why: 'application',
    sample: (language) => ({ caseNumber, date: date(language), amount: fee(language) }),
  },
  licenceIssued: {
    why: 'application',
    sample: (language) => ({ until: until(language), courses: coursesLine(language, OWN_PAGES) }),
  },
  certificateIssued: { why: 'application', sample: (language) => ({ course: COURSE[language] }) },
  licenceEnding: { why: 'application', sample: (language) => ({ until: until(language) }) },
  censusOpened: { why: 'application', sample: censusSample },
  censusReminder: { why: 'application', sample: censusSample },
  documentEnding: {
    why: 'application',
    sample: (language) => ({ until: until(language), document: fieldLabel(language, 'FORM_DOCUMENT_GOVERNMENT_ID') }),
  },
  correctionsAsked: {
    why: 'application',
    tellsCorrections: true,
    sample: (language) => ({
      caseNumber,
      fields: fieldList(
        language,
        ['FORM_LEADER_BIRTH_DATE', 'FORM_MINISTRY_CITY'].map((field) => ({ field, message: MESSAGE[language] })),
      ),
      wishedFor: wishedForLine(language, '2026-03-24'),
    }),
  },
  correctionsAskedAgain: {
    why: 'application',
    tellsCorrections: true,
    sample: (language) => ({
      caseNumber,
      fields: fieldList(language, [{ field: 'FORM_MINISTRY_CITY', message: MESSAGE[language] }]),
      wishedFor: wishedForLine(language, null),
    }),
  },
  appointmentMade: { why: 'application', sample: appointment },
  appointmentMoved: { why: 'application', sample: appointment },
  appointmentCancelled: { why: 'application', sample: appointment },
  staffAppointmentMade: { why: 'staff', sample: appointment },
  staffAppointmentMoved: { why: 'staff', sample: appointment },
  staffAppointmentCancelled: { why: 'staff', sample: appointment },
  cardMail: { why: 'application', sample: () => ({ subject: '', text: '' }) },
  stageApproved: { why: 'application', sample: () => ({ subject: '', text: '' }) },
  stageRejected: { why: 'application', sample: () => ({ subject: '', text: '' }) },
  stageSent: { why: 'application', sample: () => ({ subject: '', text: '' }) },
  messagesUnread: { why: 'application', sample: () => ({ caseNumber }) },
  staffExportReady: { why: 'staff', sample: (language) => ({ list: LIST[language] }) },
  staffMessagesUnread: { why: 'staff', sample: () => ({ caseNumber }) },
  noticeMail: { why: 'staff', sample: (language) => ({ lines: NEWS[language] }) },
  noticeDigest: { why: 'staff', sample: (language) => ({ lines: NEWS[language] }) },
  notification: { why: 'account', sample: () => ({ subject: '', text: '' }) },
  staffNotification: { why: 'staff', sample: () => ({ subject: '', text: '' }) },
  standInMessagesUnread: { why: 'staff', sample: () => ({ caseNumber, name: 'Abraham Quiñones' }) },
};

/** Those whose words are the portal's own; what staff write is read where it is written. */
export const MAIL_TEMPLATES = (Object.keys(mails) as MailTemplate[]).filter(
  (template) => mails[template].text !== mails.cardMail.text,
);

/** Whether the template that a mail was written by is still one of ours. */
export const isMailTemplate = (text: string): text is MailTemplate => Object.hasOwn(mails, text);

type Linked<T extends MailTemplate> = T extends MailTemplate
  ? (typeof mails)[T]['text'] extends `${string}{link}${string}`
    ? T
    : never
  : never;

/** Whether its text leads somewhere: the button needs a label then. */
export const leadsSomewhere = (template: MailTemplate): template is Linked<MailTemplate> =>
  mails[template].text.includes('{link}');

export const whyReceived = (template: MailTemplate): MailReason => TEMPLATES[template].why;

/** Whether a mail tells of corrections; one whose template nobody knows any more counts as such. */
export const tellsCorrections = (template: string): boolean =>
  !isMailTemplate(template) || TEMPLATES[template].tellsCorrections === true;

export const sampleOf = <T extends MailTemplate>(template: T, language: Language): MailParams<T> =>
  TEMPLATES[template].sample(language);
