/**
 * How the words of a search are looked for in those of an application (product/applications.md#filters): any part of a word is
 * found, of one or two letters the beginning; of whole words with five letters or more one typing error is forgiven.
 */

/** From so many letters on one error is forgiven: of shorter words half a dictionary would fit. */
const FORGIVING = 5;
const BEGINNING = 2;

export interface WordSearch {
  /** Any of these parts is in the text, in which each word has a blank before and behind it. */
  parts: string[];
  /** Of a text with one of the hints in it, what else may stand there instead: the source of a regular expression. */
  misspelt: { hints: string[]; pattern: string } | undefined;
}

/** Neither accents nor capitals. */
export const foldedWord = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** `word` = folded, without a blank. */
export function searchOf(word: string): WordSearch {
  const digits = word.replaceAll(/[\s()+.-]/g, '');
  if (/^\d+$/.test(digits))
    return { parts: [...new Set([word.replaceAll(/[()+]/g, ''), digits])], misspelt: undefined };
  if (word.length <= BEGINNING) return { parts: [` ${word}`], misspelt: undefined };
  return { parts: [word], misspelt: /^\p{Ll}+$/u.test(word) && word.length >= FORGIVING ? misspelt(word) : undefined };
}

/**
 * One letter is another, missing or too many, or two neighbours are exchanged. One half of the word is then right, unless
 * the two around its middle were exchanged: these are the hints, which an index finds.
 */
function misspelt(word: string): { hints: string[]; pattern: string } {
  const places = Array.from(word, (_, at) => at);
  const cut = (at: number, till: number, between: string) => word.slice(0, at) + between + word.slice(till);
  const exchanged = (at: number) => cut(at, at + 2, `${word[at + 1]}${word[at]}`);
  const ways = [
    ...places.flatMap((at) => [cut(at, at + 1, '[^ ]'), cut(at, at + 1, ''), cut(at, at, '[^ ]')]),
    `${word}[^ ]`,
    ...places.slice(0, -1).map(exchanged),
  ];
  const half = Math.floor(word.length / 2);
  const hints = [` ${word.slice(0, half)}`, `${word.slice(half)} `, ` ${exchanged(half - 1)} `];
  return { hints, pattern: ` (${[...new Set(ways)].join('|')}) ` };
}
