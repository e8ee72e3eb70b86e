/** Mails from a card to those whom the form names (product/applications.md#email). */
import type { PlainPermission } from '../access/permissions.ts';
import type { Language } from '../languages.ts';
import { problem, type Problem } from '../problem.ts';

/** What writing such a mail asks of staff, and reading the texts of all that the case caused. */
export const MAIL_RIGHT: PlainPermission = 'business.request.email';

export const CARD_RECIPIENTS = ['leader', 'spouse', 'contact'] as const;
export type CardRecipient = (typeof CARD_RECIPIENTS)[number];

/** To whom a mail about an application goes: what the portal writes by itself, to the applicant's account, or to who interviews. */
export const MAIL_RECIPIENTS = ['applicant', ...CARD_RECIPIENTS, 'interviewer'] as const;
export type MailRecipient = (typeof MAIL_RECIPIENTS)[number];

/** In which language each is written to; null = not at all. */
export type Recipients = Readonly<Record<CardRecipient, Language | null>>;

export const chosenOf = (recipients: Recipients): { to: CardRecipient; language: Language }[] =>
  CARD_RECIPIENTS.flatMap((to) => {
    const language = recipients[to];
    return language === null ? [] : [{ to, language }];
  });

interface ToSend {
  recipients: Recipients;
  addresses: Readonly<Record<CardRecipient, string | null>>;
  texts: Readonly<Record<Language, unknown>>;
}

/**
 * What is wrong, at its field: nobody chosen is `field.checkbox`, one without an address `mail.noAddress`, and the text of
 * a language that somebody is written to in is required.
 */
export function whyNotSend({ recipients, addresses, texts }: ToSend): Record<string, Problem | undefined> {
  const chosen = chosenOf(recipients);
  if (chosen.length === 0) return { recipients: problem('field.checkbox') };
  return Object.fromEntries(
    chosen.flatMap(({ to, language }) => [
      [`recipients.${to}`, addresses[to] === null ? problem('mail.noAddress') : undefined],
      [`texts.${language}.subject`, texts[language] === null ? problem('field.required') : undefined],
      [`texts.${language}.text`, texts[language] === null ? problem('field.required') : undefined],
    ]),
  );
}
