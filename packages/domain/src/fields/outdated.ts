/** Which of two texts nobody has looked at since the other changed: product/interviews.md#questions, product/outbox.md#texts. */
import type { BothLanguages, Language } from '../languages.ts';

/** Two texts that belong together, and which of them is outdated. */
interface Worded {
  texts: readonly BothLanguages[];
  outdated: Language | null;
}

/**
 * The language that is outdated after a change: that which stayed as it was while the other changed. Where both changed, or
 * somebody confirmed that both say the same, none is; where neither changed, it is as before. `before` is nothing for new ones.
 */
export function outdatedAfter(
  before: Worded | undefined,
  after: readonly BothLanguages[],
  confirmed: boolean,
): Language | null {
  if (before === undefined || confirmed) return null;
  const isAnother = (language: Language) => sideOf(before.texts, language) !== sideOf(after, language);
  const changed = { en: isAnother('en'), es: isAnother('es') };
  if (changed.en === changed.es) return changed.en ? null : before.outdated;
  return changed.en ? 'es' : 'en';
}

const sideOf = (texts: readonly BothLanguages[], language: Language): string =>
  JSON.stringify(texts.map((text) => text[language]));
