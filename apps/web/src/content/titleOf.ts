import type { BothLanguages } from '@portal/domain/languages.ts';
import { currentLanguage } from '../platform/texts/i18n.ts';

/** A text in the reader's language, else in the other one. */
export function titleOf(text: BothLanguages): string {
  const language = currentLanguage();
  return text[language] || text[language === 'en' ? 'es' : 'en'];
}

/** Categories or roles, as a field or a filter offers them. */
export const choicesOf = (of: readonly { id: number; name: BothLanguages }[] = []) =>
  of.map(({ id, name }) => ({ value: String(id), label: titleOf(name) }));
