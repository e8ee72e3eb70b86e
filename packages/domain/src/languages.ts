/** The languages of the product; the first is default and fallback (product/words.md#languages). */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: string): value is Language => (LANGUAGES as readonly string[]).includes(value);

/** A text that is told to each reader in their own language. */
export type BothLanguages = Readonly<Record<Language, string>>;
