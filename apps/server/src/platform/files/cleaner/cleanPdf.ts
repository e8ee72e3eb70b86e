import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFParser,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { copyPdfObjects } from './copyPdfObjects.ts';
import { drawAnnotations, isUnseenEntry } from './drawAnnotations.ts';
import { hasContent } from './pdfContent.ts';
import { pagesOf } from './pdfPages.ts';

export type PdfProblem = 'file.pdf.unreadable' | 'file.pdf.locked' | 'file.pdf.form';

const MOST_PAGES = 2000;
const RESOURCES = PDFName.of('Resources');
/** What shows on a page. Whatever else hangs on it acts, or is looked at by no reader. */
const PAGE_KEYS = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'UserUnit', 'Group', 'Resources'];

/**
 * The pages of a document, written anew into an empty one: what shows on them is taken over, and nothing that is not named
 * here. So scripts, actions, attachments, forms, films and whatever lies beside the document's objects stay behind, known
 * or not. Entries of forms and stamps become part of the page they show on.
 */
export async function cleanPdf(bytes: Buffer): Promise<Uint8Array | PdfProblem> {
  try {
    const context = await PDFParser.forBytesWithOptions(bytes, Infinity).parseDocument();
    if (context.trailerInfo.Encrypt) return 'file.pdf.locked';
    return await rewrite(context);
  } catch {
    return 'file.pdf.unreadable';
  }
}

async function rewrite(context: PDFContext): Promise<Uint8Array | PdfProblem> {
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  const pages = pagesOf(catalog, MOST_PAGES);
  if (!pages || pages.length === 0) return 'file.pdf.unreadable';
  // Only some programs draw such a form: others show a page that says so.
  const form = catalog.lookup(PDFName.of('AcroForm'));
  if (form instanceof PDFDict && form.has(PDFName.of('XFA')) && catalog.has(PDFName.of('NeedsRendering'))) {
    return 'file.pdf.form';
  }

  const clean = await PDFDocument.create({ updateMetadata: false });
  const copy = copyPdfObjects(context, clean.context);
  let readable = false;
  for (const { page, inherited } of pages) {
    const contents = contentsOf(page, context);
    // A page whose content is cut off would be kept as an empty one.
    if (!contents) return 'file.pdf.unreadable';
    const annotations = annotationsOf(page);
    if (annotations.some(isUnseenEntry)) return 'file.pdf.form';
    const fresh = clean.addPage();
    fresh.node.delete(RESOURCES);
    for (const key of PAGE_KEYS.map((name) => PDFName.of(name))) {
      const value = page.get(key) ?? inherited.get(key);
      if (value) fresh.node.set(key, copy.value(value, key));
    }
    fresh.node.set(PDFName.of('Contents'), clean.context.obj(contents.map((ref) => copy.value(ref))));
    const resources = context.lookup(page.get(RESOURCES) ?? inherited.get(RESOURCES));
    const drawn = drawAnnotations(annotations, fresh.node, { copy, resources });
    readable ||= drawn > 0 || contents.some((ref) => hasContent(context.lookup(ref)));
  }
  // Which layers show.
  const layers = catalog.get(PDFName.of('OCProperties'));
  if (layers) clean.catalog.set(PDFName.of('OCProperties'), copy.value(layers));
  copy.finish();
  if (!readable) return 'file.pdf.unreadable';
  return clean.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

/** References to a page's content, in order; nothing where one leads nowhere. */
function contentsOf(page: PDFDict, context: PDFContext): PDFRef[] | undefined {
  const value = page.get(PDFName.of('Contents'));
  const found = context.lookup(value);
  if (value === undefined) return [];
  const parts: PDFObject[] = found instanceof PDFArray ? found.asArray() : [value];
  const whole = parts.every((part) => part instanceof PDFRef && context.lookup(part) instanceof PDFRawStream);
  return whole ? (parts as PDFRef[]) : undefined;
}

function annotationsOf(page: PDFDict): PDFDict[] {
  const list = page.lookup(PDFName.of('Annots'));
  if (!(list instanceof PDFArray)) return [];
  return list.asArray().flatMap((_, index) => {
    const annotation = list.lookup(index);
    return annotation instanceof PDFDict ? [annotation] : [];
  });
}
