import type { CardWords, Figures } from '@portal/messages/applications/words.ts';
import {
  countryName,
  formatDate,
  formatInstant,
  formatList,
  formatMoney,
  formatNumber,
} from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';

export const FIGURES: Figures = {
  date: formatDate,
  instant: formatInstant,
  number: formatNumber,
  money: formatMoney,
  list: formatList,
  country: countryName,
};

/** What the words of a card need, in the reader's language. */
export const useCardWords = (): CardWords => ({
  detail: useText('applicationDetail'),
  form: useText('applicationForm'),
  board: useText('applications'),
  stages: useText('stages'),
  figures: FIGURES,
});
