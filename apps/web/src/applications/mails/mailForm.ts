/** The form of a mail from a card: whom it goes to, in which language, and a text a language. */
import type { CardRecipientFacts } from '@portal/contract/applications/cardMails.ts';
import { CARD_RECIPIENTS, type CardRecipient } from '@portal/domain/outbox/cardMails.ts';
import { LANGUAGES, type Language } from '@portal/domain/languages.ts';

export interface MailText {
  subject: string;
  text: string;
}

export interface MailForm {
  chosen: Record<CardRecipient, boolean>;
  languages: Record<CardRecipient, Language>;
  /** Of the template that it began with; empty: none. */
  template: string;
  texts: Record<Language, MailText>;
}

const EMPTY: MailText = { subject: '', text: '' };

/** Nobody is chosen before the writer chooses; the languages are those that were kept. */
export const emptyMail = (recipients: Record<CardRecipient, CardRecipientFacts>): MailForm => ({
  chosen: { leader: false, spouse: false, contact: false },
  languages: {
    leader: recipients.leader.language,
    spouse: recipients.spouse.language,
    contact: recipients.contact.language,
  },
  template: '',
  texts: { en: EMPTY, es: EMPTY },
});

export const chosenIn = ({ chosen }: Pick<MailForm, 'chosen'>): CardRecipient[] =>
  CARD_RECIPIENTS.filter((to) => chosen[to]);

/** The languages that somebody is written to in. */
export const languagesIn = (mail: Pick<MailForm, 'chosen' | 'languages'>): Language[] =>
  LANGUAGES.filter((language) => chosenIn(mail).some((to) => mail.languages[to] === language));

/** The mail as it is sent: nothing of a language that nobody is written to in. */
export function mailToSend(mail: MailForm) {
  const to = (one: CardRecipient) => (mail.chosen[one] ? mail.languages[one] : null);
  const used = languagesIn(mail);
  const text = (language: Language) => (used.includes(language) ? mail.texts[language] : null);
  return {
    recipients: { leader: to('leader'), spouse: to('spouse'), contact: to('contact') },
    texts: { en: text('en'), es: text('es') },
  };
}
