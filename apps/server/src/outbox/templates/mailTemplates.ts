import type { Language } from '@portal/domain/languages.ts';
import type { MailReason } from '@portal/domain/outbox/delivery.ts';
import { mails } from '@portal/messages/en/outbox/mails.ts';
import { fieldList } from '../fieldList.ts';
import { moneyText, timeText } from '../mailFormats.ts';
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
const MESSAGE = {
  en: 'The document cannot be read. Send a sharper picture of both sides.',
  es: 'El documento no se puede leer. Envíe una imagen más nítida de ambos lados.',
};

/** What is known of each template beside its texts. */
const TEMPLATES: { readonly [T in MailTemplate]: TemplateFacts<T> } = {
  accountConfirmation: { why: 'account', sample: () => ({ hours: 72 }) },
  accountKnown: { why: 'account', sample: () => ({ hours: 2 }) },
  accountUnconfirmed: { why: 'account', sample: () => ({ hours: 2 }) },
  passwordReset: { why: 'account', sample: () => ({ hours: 2 }) },
  staffInvitation: { why: 'staff', sample: () => ({ days: 7 }) },
  staffPasswordReset: { why: 'staff', sample: () => ({ hours: 2 }) },
  staffPasswordChanged: { why: 'staff', sample: () => ({}) },
  staffEmailChange: { why: 'staff', sample: () => ({ hours: 24 }) },
  staffEmailChangeAsked: { why: 'staff', sample: () => ({ email: 'ana@example.org', hours: 24 }) },
  staffEmailChanged: { why: 'staff', sample: () => ({ email: 'ana@example.org' }) },
  clientEmailChange: { why: 'account', sample: () => ({ hours: 24 }) },
  clientEmailChangeAsked: { why: 'account', sample: () => ({ email: 'ana@example.org', hours: 24 }) },
  clientEmailChanged: { why: 'account', sample: () => ({ email: 'ana@example.org' }) },
  reminderActivation: { why: 'account', sample: () => ({ hours: 72 }) },
  reminderApplication: { why: 'account', sample: () => ({}) },
  submissionReceived: {
    why: 'application',
    sample: (language) => ({ caseNumber, date: date(language), fee: fee(language) }),
  },
  submissionBelow: { why: 'application', sample: (language) => ({ caseNumber, date: date(language) }) },
  paymentReceived: {
    why: 'application',
    sample: (language) => ({ caseNumber, date: date(language), amount: fee(language) }),
  },
  correctionsAsked: {
    why: 'application',
    tellsCorrections: true,
    sample: (language) => ({
      caseNumber,
      fields: fieldList(language, ['FORM_LEADER_BIRTH_DATE', 'FORM_MINISTRY_CITY']),
      message: MESSAGE[language],
    }),
  },
  correctionsAskedAgain: {
    why: 'application',
    tellsCorrections: true,
    sample: (language) => ({
      caseNumber,
      fields: fieldList(language, ['FORM_MINISTRY_CITY']),
      message: MESSAGE[language],
    }),
  },
};

export const MAIL_TEMPLATES = Object.keys(mails) as readonly MailTemplate[];

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
