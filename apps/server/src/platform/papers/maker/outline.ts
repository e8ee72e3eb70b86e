/** Bookmarks, and the ways from the table of contents: each leads to the page on which something begins. */
import { PDFHexString, PDFName, type PDFDict, type PDFRef } from '@cantoo/pdf-lib';
import type { Entry } from './blocks.ts';
import type { Lead } from './bookletPages.ts';
import { PAGE, WIDTH } from './pageFlow.ts';
import type { PdfWriter } from './pdfWriter.ts';

const ROW_HEIGHT = 15;

/** The bookmarks of a file: what stands below a heading hangs on it. */
export function writeOutline(writer: PdfWriter, entries: readonly Entry[]): PDFRef {
  const { context } = writer;
  const root = context.nextRef();
  const tops = entries.filter(({ level }) => level === 1);
  const refs = new Map(entries.map((entry) => [entry, context.nextRef()]));
  const below = (top: Entry): Entry[] => {
    const from = entries.indexOf(top) + 1;
    const to = entries.findIndex(({ level }, index) => index >= from && level === 1);
    return entries.slice(from, to === -1 ? undefined : to);
  };
  const chain = (siblings: readonly Entry[], parent: PDFRef): object => {
    siblings.forEach((entry, index) => {
      const ref = refs.get(entry);
      if (!ref) return;
      const inner = entry.level === 1 ? below(entry) : [];
      const item: PDFDict = context.obj({
        Title: PDFHexString.fromText(entry.text),
        Parent: parent,
        Dest: destinationOf(writer, entry),
        ...chain(inner, ref),
      });
      for (const [key, other] of [['Prev', siblings[index - 1]] as const, ['Next', siblings[index + 1]] as const]) {
        const beside = other && refs.get(other);
        if (beside) item.set(PDFName.of(key), beside);
      }
      context.assign(ref, item);
    });
    const [first, last] = [siblings[0], siblings.at(-1)];
    if (!first || !last) return {};
    // Open: all of them show.
    return { First: refs.get(first), Last: refs.get(last), Count: siblings.length };
  };
  context.assign(root, context.obj({ Type: 'Outlines', ...chain(tops, root) }));
  return root;
}

/** The links of the table of contents that stand on a page. */
export const linksOn = (writer: PdfWriter, leads: readonly Lead[], page: number): PDFDict[] =>
  leads
    .filter((lead) => lead.page === page)
    .map(({ y, to }) =>
      writer.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [PAGE.margin, PAGE.height - y - ROW_HEIGHT, PAGE.margin + WIDTH, PAGE.height - y],
        Border: [0, 0, 0],
        Dest: destinationOf(writer, to),
      }),
    );

function destinationOf({ context, pages }: PdfWriter, { page, y }: Entry) {
  const ref = pages[page];
  if (!ref) throw new Error('A heading stands on a page that is not there.');
  // A document begins at the top of its page, however large that is.
  return context.obj(y === 0 ? [ref, 'Fit'] : [ref, 'XYZ', null, PAGE.height - y + 8, null]);
}
