import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

export interface ReadPage {
  /** Wider than high. */
  across: boolean;
  /** What its QR says. */
  code: string | undefined;
  words: string;
}

/** Each page of a PDF as a reader that knows nothing of what drew it: its words, and what its QR says. */
export async function readPages(bytes: Uint8Array): Promise<ReadPage[]> {
  // From the package itself: by default the reader would ask a server of its makers.
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const viewport = page.getViewport({ scale: 2 });
    const factory = document.canvasFactory as {
      create(width: number, height: number): { canvas: { toBuffer(type: string): Buffer } };
    };
    const { canvas } = factory.create(viewport.width, viewport.height);
    await page.render({ canvas: canvas as never, viewport }).promise;
    const [code] = await readBarcodes(new Uint8Array(canvas.toBuffer('image/png')));
    const across = viewport.width > viewport.height;
    pages.push({ across, code: code?.text, words: items.map((item) => ('str' in item ? item.str : '')).join(' ') });
  }
  await document.destroy();
  return pages;
}
