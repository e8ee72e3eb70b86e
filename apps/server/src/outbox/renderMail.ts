import { mails as en } from '@portal/messages/en/outbox/mails.ts';
import { mails as es } from '@portal/messages/es/outbox/mails.ts';
import type { Language } from '@portal/domain/languages.ts';

export type MailTemplate = keyof typeof en;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The values that a mail's texts ask for, by the names of their placeholders; `{link}` is the first of its links. */
export type MailParams<T extends MailTemplate> = Record<
  Exclude<NamesIn<(typeof en)[T]['subject' | 'text']>, 'link'>,
  string | number
>;

/** Subject and text in a language. Values are put in as they are: what looks like a placeholder in them stays. */
export function renderMail<T extends MailTemplate>(
  language: Language,
  template: T,
  params: MailParams<T>,
  link: string | undefined,
): { subject: string; text: string } {
  const values: Readonly<Record<string, string | number | undefined>> = { ...params, link };
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The mail ${template} needs a value for ${name}.`);
      return String(value);
    });
  const { subject, text } = { en, es }[language][template];
  return { subject: filled(subject), text: filled(text) };
}
