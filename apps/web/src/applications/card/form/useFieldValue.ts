import type { FieldValue, Section } from '@portal/domain/applications/form.ts';
import { fieldValueText } from '@portal/messages/applications/fieldWords.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { FIGURES } from './useCardWords.ts';

/** A field's value in words: choices by their texts, countries by name, dates and figures as the reader writes them. */
export function useFieldValue(
  gender: FieldValue | undefined,
): (section: Section, name: string, value: FieldValue) => string | null {
  const words = {
    form: useText('applicationForm'),
    board: useText('applications'),
    figures: FIGURES,
  };
  return (section, name, value) => fieldValueText(words, gender, { section, name, value });
}
