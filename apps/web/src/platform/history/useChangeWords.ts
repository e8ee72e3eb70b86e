import { countryName, formatDate, formatList, formatMoney, formatNumber } from '../texts/format.ts';
import type { ChangeWords } from '@portal/messages/history/changedField.ts';
import { useText } from '../texts/i18n.ts';

const FIGURES = { number: formatNumber, money: formatMoney, list: formatList, country: countryName, date: formatDate };

/** What the words of a change need, in the reader's language. */
export const useChangeWords = (): ChangeWords => ({
  history: useText('history'),
  permissions: useText('permissions'),
  stages: useText('stages'),
  figures: FIGURES,
});
