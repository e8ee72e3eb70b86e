import { fieldKeyValueText } from '@portal/messages/applications/fieldWords.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { FIGURES } from './useCardWords.ts';

/** A value kept as text under a field key, in words; of a file its name. */
export function useFieldKeyValue(gender?: string | null): (key: string, value: string | null) => string | null {
  const words = { form: useText('applicationForm'), board: useText('applications'), figures: FIGURES };
  return (key, value) => fieldKeyValueText(words, gender, key, value);
}
