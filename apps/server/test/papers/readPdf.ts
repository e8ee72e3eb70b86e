import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  pages: number;
  /** Of each page, in the order in which it is read: words and lines apart. */
  texts: string[];
  /** Bookmarks, each with those below it and the page to which it leads, from 1. */
  outline: { title: string; page: number; items: string[] }[];
  title: string | undefined;
}

/** A PDF as a reader that has nothing to do with what wrote it reads it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  try {
    const texts: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      const words = items.flatMap((item) => ('str' in item ? [item.str, item.hasEOL ? '\n' : ''] : []));
      texts.push(
        words
          .filter((word) => word !== '')
          .join(' ')
          .replaceAll(/ +/g, ' ')
          // Characters of one word may come from several typefaces.
          .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''),
      );
    }
    const outline: ReadPdf['outline'] = [];
    for (const { title, dest, items } of (await document.getOutline()) ?? []) {
      const [ref] = dest as [{ num: number; gen: number }];
      outline.push({
        title,
        page: (await document.getPageIndex(ref)) + 1,
        items: items.map((item: { title: string }) => item.title),
      });
    }
    const { info } = await document.getMetadata();
    return { pages: document.numPages, texts, outline, title: (info as { Title?: string }).Title };
  } finally {
    await document.destroy();
  }
}
