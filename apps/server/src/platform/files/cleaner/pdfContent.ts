import { inflateSync, constants } from 'node:zlib';
import { PDFArray, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';

const MOST_BYTES = 64 * 1024 * 1024;

/** Whether a stream of content says anything that can be read. */
export function hasContent(stream: PDFObject | undefined): boolean {
  if (!(stream instanceof PDFRawStream)) return false;
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const first = filter instanceof PDFArray ? filter.lookup(0) : filter;
  return saysSomething(first === PDFName.of('FlateDecode') ? inflated(stream.contents) : stream.contents);
}

function inflated(bytes: Uint8Array): Uint8Array {
  try {
    // Readers forgive a missing end.
    return inflateSync(bytes, { maxOutputLength: MOST_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return new Uint8Array();
  }
}

const saysSomething = (bytes: Uint8Array): boolean => bytes.some((byte) => byte > 0x20);
