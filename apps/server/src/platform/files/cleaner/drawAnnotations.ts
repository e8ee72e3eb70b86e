import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import type { PDFObject } from '@cantoo/pdf-lib';
import type { PdfCopy } from './copyPdfObjects.ts';

const HIDDEN = 2;
const NO_VIEW = 32;
const name = (text: string) => PDFName.of(text);

/** A form's entry that has a value but no drawing of it: readers each draw it their way, or not at all. */
export function isUnseenEntry(annotation: PDFDict): boolean {
  if (annotation.lookup(name('Subtype')) !== name('Widget') || isHidden(annotation) || drawingOf(annotation))
    return false;
  const value = ofField(annotation, 'V');
  const typed = value instanceof PDFString || value instanceof PDFHexString ? value.decodeText().trim() : '';
  return ofField(annotation, 'FT') !== name('Sig') && typed !== '';
}

/** Draws form entries, stamps and notes onto a copied page as they showed above it. Answers how many. */
export function drawAnnotations(
  annotations: readonly PDFDict[],
  page: PDFDict,
  { copy, resources }: { copy: PdfCopy; resources: PDFObject | undefined },
): number {
  const { context } = copy;
  const drawn = annotations.flatMap((annotation) => {
    const drawing = isHidden(annotation) ? undefined : drawingOf(annotation);
    const place = drawing && placeOf(annotation, drawing);
    return drawing && place ? [{ drawing, place }] : [];
  });
  if (drawn.length === 0) return 0;
  const objects = ownObjects(page, resources, copy);
  const commands = drawn.map(({ drawing, place }, index) => {
    const key = `PortalDrawn${index}`;
    const form = copy.value(drawing) as PDFRawStream;
    form.dict.set(name('Type'), name('XObject'));
    form.dict.set(name('Subtype'), name('Form'));
    objects.set(name(key), context.register(form));
    return `q ${place.map((number) => number.toFixed(5)).join(' ')} cm /${key} Do Q`;
  });
  const contents = page.lookup(name('Contents'), PDFArray).asArray();
  const stream = (text: string) => context.register(context.stream(text));
  page.set(name('Contents'), context.obj([stream('q\n'), ...contents, stream(`\nQ\n${commands.join('\n')}\n`)]));
  return drawn.length;
}

function isHidden(annotation: PDFDict): boolean {
  const flags = annotation.lookup(name('F'));
  const bits = flags instanceof PDFNumber ? flags.asNumber() : 0;
  return (bits & (HIDDEN | NO_VIEW)) !== 0 || annotation.lookup(name('Subtype')) === name('Popup');
}

/** The drawing of an annotation in its present state. */
function drawingOf(annotation: PDFDict): PDFRawStream | undefined {
  const drawings = annotation.lookup(name('AP'));
  const normal = drawings instanceof PDFDict ? drawings.lookup(name('N')) : undefined;
  if (normal instanceof PDFRawStream) return normal;
  const state = annotation.lookup(name('AS'));
  const chosen = normal instanceof PDFDict && state instanceof PDFName ? normal.lookup(state) : undefined;
  return chosen instanceof PDFRawStream ? chosen : undefined;
}

/** The matrix that lays a drawing's box, turned as it says, onto the annotation's rectangle (ISO 32000, 12.5.5). */
function placeOf(annotation: PDFDict, { dict }: PDFRawStream): number[] | undefined {
  const rectangle = numbers(annotation.lookup(name('Rect')), 4);
  const box = numbers(dict.lookup(name('BBox')), 4);
  const [a, b, c, d, e, f] = numbers(dict.lookup(name('Matrix')), 6) ?? [1, 0, 0, 1, 0, 0];
  if (!rectangle || !box) return undefined;
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => [x, y] as const));
  const turned = {
    x: corners.map(([x, y]) => (a ?? 1) * x + (c ?? 0) * y + (e ?? 0)),
    y: corners.map(([x, y]) => (b ?? 0) * x + (d ?? 1) * y + (f ?? 0)),
  };
  const [from, to] = [spanOf(turned.x), spanOf(turned.y)];
  const [onX, onY] = [spanOf([rectangle[0] ?? 0, rectangle[2] ?? 0]), spanOf([rectangle[1] ?? 0, rectangle[3] ?? 0])];
  if (from.length === 0 || to.length === 0 || onX.length === 0 || onY.length === 0) return undefined;
  const [width, height] = [onX.length / from.length, onY.length / to.length];
  return [width, 0, 0, height, onX.start - from.start * width, onY.start - to.start * height];
}

function spanOf(values: readonly number[]) {
  const start = Math.min(...values);
  return { start, length: Math.max(...values) - start };
}

function numbers(object: PDFObject | undefined, count: number): number[] | undefined {
  if (!(object instanceof PDFArray) || object.size() !== count) return undefined;
  const found = object.asArray().map((_, index) => object.lookup(index));
  const values = found.flatMap((value) => (value instanceof PDFNumber ? [value.asNumber()] : []));
  return values.length === count && values.every(Number.isFinite) ? values : undefined;
}

/** What stands in the field, or in one of those it belongs to. */
function ofField(field: PDFDict, key: string): PDFObject | undefined {
  let node: PDFObject | undefined = field;
  for (let above = 0; above < 50 && node instanceof PDFDict; above += 1) {
    const value: PDFObject | undefined = node.lookup(name(key));
    if (value) return value;
    node = node.lookup(name('Parent'));
  }
  return undefined;
}

/** The named objects of a copied page, in resources of its own: the original's may be shared with other pages. */
function ownObjects(page: PDFDict, resources: PDFObject | undefined, copy: PdfCopy): PDFDict {
  const own = copy.context.obj({});
  const objects = copy.context.obj({});
  if (resources instanceof PDFDict) {
    for (const [key, value] of resources.entries()) own.set(key, copy.value(value, key));
    const named = resources.lookup(name('XObject'));
    if (named instanceof PDFDict) for (const [key, value] of named.entries()) objects.set(key, copy.value(value));
  }
  own.set(name('XObject'), objects);
  page.set(name('Resources'), own);
  return objects;
}
