import type { Label } from '@portal/contract/applications/card.ts';
import { folded } from '@portal/domain/fields/folded.ts';

/** As names are compared, whatever their accents and capitals. */
const plain = (text: string): string => folded(text.trim().replaceAll(/\s+/g, ' '));

/** The tags with all the words of a search, and the one that is called so. */
export function tagsNamed(tags: readonly Label[], search: string): { found: Label[]; exact: Label | undefined } {
  const words = plain(search).split(' ');
  return {
    found: tags.filter(({ name }) => words.every((word) => plain(name).includes(word))),
    exact: tags.find(({ name }) => plain(name) === plain(search)),
  };
}
