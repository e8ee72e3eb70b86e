interface Part {
  /** Where in the text it begins. */
  at: number;
  part: string;
  isLink: boolean;
}

/** What stands after an address in a sentence is no part of it. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}»”]/giu;

/** A text in pieces, its web addresses apart; nothing but `http` and `https` is one. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: part, index: at } of text.matchAll(ADDRESS)) {
    if (at > from) parts.push({ at: from, part: text.slice(from, at), isLink: false });
    parts.push({ at, part, isLink: true });
    from = at + part.length;
  }
  if (from < text.length) parts.push({ at: from, part: text.slice(from), isLink: false });
  return parts;
}
