/** The words of the screens, for what leaves the portal as a file. */
import type { Language } from '@portal/domain/languages.ts';
import { NAMESPACES, textsIn, type BrowserTexts, type Namespace } from '@portal/messages/browserTexts.ts';
import { countryText, listText } from '@portal/messages/figures.ts';
import { fillText } from '@portal/messages/fillText.ts';
import type { TextKey, TextParams } from '@portal/messages/translation.ts';

export interface ExportWords {
  language: Language;
  say<N extends Namespace>(noun: N, key: TextKey<BrowserTexts[N]>, params?: TextParams): string;
  country(code: string): string;
  list(items: readonly string[]): string;
}

type Texts = Readonly<Partial<Record<Namespace, Readonly<Record<string, string>>>>>;

const kept = new Map<Language, Promise<Texts>>();

/** In a language; all texts are loaded once, when somebody first takes something out. */
export async function exportWords(language: Language): Promise<ExportWords> {
  const loading = kept.get(language) ?? loadTexts(language);
  kept.set(language, loading);
  const texts = await loading;
  return {
    language,
    say: (noun, key, params) => fillText(texts[noun] ?? {}, language, key, params),
    country: (code) => countryText(language, code),
    list: (items) => listText(language, items),
  };
}

async function loadTexts(language: Language): Promise<Texts> {
  const all = NAMESPACES.map(async (noun) => [noun, await textsIn(language, noun)] as const);
  return Object.fromEntries(await Promise.all(all));
}
