import type { Fee } from '@portal/domain/applications/money.ts';
import type { Language } from '@portal/domain/languages.ts';
import { mailLayout as layoutEn } from '@portal/messages/en/outbox/mailLayout.ts';
import { mailLayout as layoutEs } from '@portal/messages/es/outbox/mailLayout.ts';
import { IN_NEW_YORK, LOCALES, withPlainSpaces } from '@portal/messages/locales.ts';

/** `USD 150.00`, from cents, in both languages. */
export const moneyText = (language: Language, { amount, currency }: Fee): string =>
  withPlainSpaces(
    new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency, currencyDisplay: 'code' }).format(
      amount / 100,
    ),
  );

/** Day and time in New York; the text around it names the zone. */
export const timeText = (language: Language, instant: Date): string =>
  withPlainSpaces(new Intl.DateTimeFormat(LOCALES[language], IN_NEW_YORK).format(instant));

/** A calendar day, `YYYY-MM-DD`, in words. */
export const dayText = (language: Language, day: string): string =>
  withPlainSpaces(
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
  );

/** The paragraph that tells by which day an answer is wished; none without one. */
export const wishedForLine = (language: Language, day: string | null): string =>
  day === null
    ? ''
    : `${{ en: layoutEn, es: layoutEs }[language].wishedFor.replace('{date}', dayText(language, day))}\n\n`;

/** The paragraph that tells where a leader's courses are; none where another portal shows them. */
export const coursesLine = (
  language: Language,
  { ownClientPages, clientUrl }: { ownClientPages: boolean; clientUrl: string },
): string =>
  ownClientPages
    ? `${{ en: layoutEn, es: layoutEs }[language].courses.replace('{address}', `${clientUrl}/courses`)}\n\n`
    : '';
