import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

export interface FoundPage {
  page: PDFDict;
  /** What stands in the branches above it and holds for it too. */
  inherited: ReadonlyMap<PDFName, PDFObject>;
}

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map((name) => PDFName.of(name));
const KIDS = PDFName.of('Kids');

/** The pages in their order; nothing where there are more than the most, or where a branch hangs on itself. */
export function pagesOf(catalog: PDFDict, most: number): FoundPage[] | undefined {
  const pages: FoundPage[] = [];
  const seen = new Set<PDFDict>();
  const root = catalog.lookup(PDFName.of('Pages'));
  const open: { node: PDFObject | undefined; inherited: FoundPage['inherited'] }[] = [
    { node: root, inherited: new Map() },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, inherited } = next;
    // A page that is not there, as in a file that was cut off.
    if (!(node instanceof PDFDict) || seen.has(node)) return undefined;
    seen.add(node);
    const kids = node.lookup(KIDS);
    if (!(kids instanceof PDFArray)) pages.push({ page: node, inherited });
    else {
      const below = new Map(inherited);
      for (const key of INHERITED) {
        const value = node.get(key);
        if (value) below.set(key, value);
      }
      for (let index = kids.size() - 1; index >= 0; index -= 1)
        open.push({ node: kids.lookup(index), inherited: below });
    }
    if (pages.length > most || open.length > most) return undefined;
  }
  return pages;
}
