import { PDFArray, PDFDict, PDFInvalidObject, PDFName, PDFNull, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import type { PDFContext, PDFObject } from '@cantoo/pdf-lib';

/** What a reader follows to do something, to fetch something, or to find what hangs on the file besides its pages. */
const LEFT_OUT = new Set(
  (
    'A AA OpenAction JS JavaScript Next Annots Dest URI Launch XFA RichMedia EF AF Ref OPI Metadata PieceInfo ' +
    'StructParent StructParents Parent LastModified'
  )
    .split(' ')
    .map((name) => PDFName.of(name)),
);
/** In a stream: that its content lies in another file. */
const ELSEWHERE = new Set(['F', 'FFilter', 'FDecodeParms'].map((name) => PDFName.of(name)));
/** Their keys are names that somebody gave, so that any may stand there. */
const NAMED = new Set(
  ['Font', 'XObject', 'ColorSpace', 'ExtGState', 'Pattern', 'Shading', 'Properties', 'CharProcs', 'Colorants'].map(
    (name) => PDFName.of(name),
  ),
);
const MOST_OBJECTS = 500_000;
const MOST_DEPTH = 100;

export type PdfCopy = ReturnType<typeof copyPdfObjects>;

/** Takes what shows from one document into another, by what hangs on what; `finish` copies what was referred to. */
export function copyPdfObjects(from: PDFContext, to: PDFContext) {
  const copied = new Map<PDFRef, PDFRef>();
  const waiting: { from: PDFRef; to: PDFRef; under: PDFName | undefined }[] = [];
  let objects = 0;

  function refOf(ref: PDFRef, under: PDFName | undefined): PDFRef {
    const known = copied.get(ref);
    if (known) return known;
    const fresh = to.nextRef();
    copied.set(ref, fresh);
    waiting.push({ from: ref, to: fresh, under });
    return fresh;
  }

  function value(object: PDFObject, under?: PDFName, depth = 0): PDFObject {
    objects += 1;
    if (objects > MOST_OBJECTS || depth > MOST_DEPTH) throw new Error('The document has too much in it.');
    if (object instanceof PDFRef) return refOf(object, under);
    if (object instanceof PDFRawStream) return stream(object, depth);
    if (object instanceof PDFDict) return dict(object, depth, under !== undefined && NAMED.has(under));
    if (object instanceof PDFArray) {
      const array = PDFArray.withContext(to);
      for (const inner of object.asArray()) array.push(value(inner, undefined, depth + 1));
      return array;
    }
    return object instanceof PDFInvalidObject ? PDFNull : object;
  }

  function dict(object: PDFDict, depth: number, named: boolean, left?: ReadonlySet<PDFName>): PDFDict {
    const fresh = PDFDict.withContext(to);
    for (const [key, inner] of object.entries()) {
      if ((!named && LEFT_OUT.has(key)) || left?.has(key)) continue;
      fresh.set(key, value(inner, key, depth + 1));
    }
    return fresh;
  }

  function stream(object: PDFRawStream, depth: number): PDFObject {
    // A program in PostScript, which printers once ran.
    const kinds = ['Subtype', 'Subtype2'].map((name) => object.dict.lookup(PDFName.of(name)));
    if (kinds.includes(PDFName.of('PS'))) return PDFNull;
    return PDFRawStream.of(dict(object.dict, depth, false, ELSEWHERE), object.contents);
  }

  return {
    context: to,
    value,
    finish(): void {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        to.assign(next.to, value(from.lookup(next.from) ?? PDFNull, next.under));
      }
    },
  };
}
