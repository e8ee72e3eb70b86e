/** A noun in another language: the keys of the English text, and `_many` where Spanish counts millions. */
export type Translation<Text> = {
  [Key in keyof Text]: Text[Key] extends string ? string : Translation<Text[Key]>;
} & { [Key in keyof Text as Key extends `${infer Stem}_other` ? `${Stem}_many` : never]?: string };
