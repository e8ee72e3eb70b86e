import type { Fee } from '@portal/domain/applications/money.ts';
import type { Language } from '@portal/domain/languages.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-419' };

/** `USD 150.00`, from cents, in both languages. */
export const moneyText = (language: Language, { amount, currency }: Fee): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency, currencyDisplay: 'code' })
    .format(amount / 100)
    .replace(/\u00a0/g, ' ');

/** Day and time in New York; the text around it names the zone. */
export const timeText = (language: Language, instant: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/New_York' })
    .format(instant)
    .replace(/[\u00a0\u202f]/g, ' ');
