/** What a noun's texts are typed by. */

/** The second language: the same keys, plus the plural form `_many` where Spanish needs it. */
export type Translation<Texts> = Record<keyof Texts, string> & Partial<Record<ManyOf<keyof Texts>, string>>;
type ManyOf<Key> = Key extends `${infer Base}_other` ? `${Base}_many` : never;

/** A key as it is asked for: without its plural form, which `count` decides. */
export type TextKey<Texts> = keyof Texts extends infer Key
  ? Key extends `${infer Base}_${'zero' | 'one' | 'other'}`
    ? Base
    : Key & string
  : never;

export type TextParams = Readonly<Record<string, string | number>>;
