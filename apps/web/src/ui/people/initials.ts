/** First letters of the first and last word, by characters as people see them. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '').normalize('NFC')][0]?.toUpperCase() ?? '').join('');
}
