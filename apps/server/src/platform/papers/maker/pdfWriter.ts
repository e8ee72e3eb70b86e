/** Writes a PDF as it comes: objects leave memory as soon as they are written, so that a document costs what its largest part does. */
import { PDFContext, PDFName, PDFRawStream, type PDFDict, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';

export type Out = (bytes: Uint8Array) => Promise<void>;

export type PdfWriter = ReturnType<typeof openPdfWriter>;

/** A file of so many pages, which may be referred to before they are there. */
export function openPdfWriter(out: Out, count: number) {
  const context = PDFContext.create();
  const offsets = new Map<number, number>();
  const [root, tree] = [context.nextRef(), context.nextRef()];
  const pages: readonly PDFRef[] = Array.from({ length: count }, () => context.nextRef());
  let written = 0;
  let added = 0;

  async function put(bytes: Uint8Array): Promise<void> {
    written += bytes.length;
    await out(bytes);
  }
  const text = (line: string): Promise<void> => put(Buffer.from(line, 'latin1'));

  /** Writes what the context holds, and lets go of it. */
  async function flush(): Promise<void> {
    if (written === 0) await put(Buffer.from('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n', 'latin1'));
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      offsets.set(ref.objectNumber, written);
      await text(`${ref.objectNumber} 0 obj\n`);
      for (const part of partsOf(object)) await put(part);
      await text('\nendobj\n');
      context.delete(ref);
    }
  }

  return {
    context,
    flush,
    pages,
    /** The next page, in the order in which they are read. */
    addPage(page: PDFDict): void {
      const ref = pages[added];
      if (!ref) throw new Error('There are more pages than were counted.');
      page.set(PDFName.of('Type'), PDFName.of('Page'));
      page.set(PDFName.of('Parent'), tree);
      context.assign(ref, page);
      added += 1;
    },
    /** What stands in the catalog beside the pages, then the end of the file. */
    async close(
      catalog: Readonly<Record<string, PDFObject>>,
      info: Readonly<Record<string, PDFObject>>,
    ): Promise<void> {
      if (added !== count) throw new Error('There are fewer pages than were counted.');
      context.assign(tree, context.obj({ Type: 'Pages', Kids: [...pages], Count: count }));
      context.assign(root, context.obj({ Type: 'Catalog', Pages: tree, ...catalog }));
      const about = context.register(context.obj({ ...info }));
      await flush();
      const start = written;
      await text(`xref\n0 ${context.largestObjectNumber + 1}\n0000000000 65535 f \n`);
      for (let number = 1; number <= context.largestObjectNumber; number += 1) {
        const offset = offsets.get(number);
        await text(offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`);
      }
      const trailer = context.obj({ Size: context.largestObjectNumber + 1, Root: root, Info: about });
      await text(`trailer\n${trailer.toString()}\nstartxref\n${start}\n%%EOF\n`);
    },
  };
}

/** What an object is written as; what a stream holds is not copied for it. */
function partsOf(object: PDFObject): Uint8Array[] {
  if (object instanceof PDFRawStream) {
    object.updateDict();
    return [bytesOf(object.dict), Buffer.from('\nstream\n'), object.contents, Buffer.from('\nendstream')];
  }
  return [bytesOf(object)];
}

function bytesOf(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}
