/** The pages that were set and the documents behind them as one file, with bookmarks, ways from the contents and page numbers. */
import { JpegEmbedder, PDFHexString, PDFName, PDFRawStream, PDFString, type PDFDict } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { copyPdfObjects } from '../../files/cleaner/copyPdfObjects.ts';
import type { Booklet } from '../paper.ts';
import { pageText } from './blocks.ts';
import type { SetPages } from './bookletPages.ts';
import { openPdf, type Inspected, type ReadFile } from './inspect.ts';
import { linksOn, writeOutline } from './outline.ts';
import { PAGE } from './pageFlow.ts';
import { numberPage } from './pageNumbers.ts';
import { openPdfWriter, type Out, type PdfWriter } from './pdfWriter.ts';

/** What a page is, taken as it stands; what it shows is referred to. */
const FACTS = ['MediaBox', 'CropBox', 'Rotate', 'UserUnit'].map((name) => PDFName.of(name));
const CONTENT = ['Group', 'Resources', 'Contents'].map((name) => PDFName.of(name));
const DEFAULT_BOX = [0, 0, PAGE.width, PAGE.height];
/** A picture has no more points than a good printer puts on a sheet. */
const MOST_PIXELS = 3300;
const JPEG_QUALITY = 90;
const PICTURE_MARGIN = 36;

interface Joining {
  booklet: Booklet;
  set: SetPages;
  inspected: readonly Inspected[];
  read: ReadFile;
  out: Out;
  /** After each document. */
  onJoined: () => void;
}

type Finish = (page: PDFDict, index: number) => void;

export async function joinBooklet({ booklet, set, inspected, read, out, onJoined }: Joining): Promise<void> {
  const writer = openPdfWriter(out, set.pages);
  const { context } = writer;
  let next = await addPdf(writer, set.bytes, (page, index) => {
    const links = linksOn(writer, set.leads, index);
    if (links.length > 0) page.set(PDFName.of('Annots'), context.obj(links));
  });
  for (const { appended, pages } of inspected) {
    if (pages > 0) {
      const first = next;
      const bytes = await read(appended.file);
      if (!bytes) throw new Error('A document went while it was appended.');
      const number: Finish = (page, index) =>
        numberPage(context, page, pageText(booklet.words.page, first + index, set.pages));
      if (appended.mediaType === 'application/pdf') await addPdf(writer, bytes, number);
      else await addPicture(writer, bytes, appended.mediaType, number);
      next += pages;
    }
    onJoined();
  }
  await writer.close(
    {
      Lang: PDFString.of(booklet.language),
      Outlines: writeOutline(writer, set.entries),
      PageMode: PDFName.of('UseOutlines'),
      ViewerPreferences: context.obj({ DisplayDocTitle: true }),
    },
    { Title: PDFHexString.fromText(booklet.title) },
  );
}

/** All pages of a document, each finished before it is written; answers how many. */
async function addPdf(writer: PdfWriter, bytes: Buffer, finish: Finish): Promise<number> {
  const opened = await openPdf(bytes);
  if (typeof opened === 'string') throw new Error('A document changed while it was appended.');
  const { context } = writer;
  const copy = copyPdfObjects(opened.context, context);
  opened.pages.forEach(({ page, inherited }, index) => {
    const fresh = context.obj({});
    for (const key of [...FACTS, ...CONTENT]) {
      const value = page.get(key) ?? inherited.get(key);
      const taken = FACTS.includes(key) ? opened.context.lookup(value) : value;
      if (taken) fresh.set(key, copy.value(taken, key));
    }
    if (!fresh.has(PDFName.of('MediaBox'))) fresh.set(PDFName.of('MediaBox'), context.obj(DEFAULT_BOX));
    finish(fresh, index);
    writer.addPage(fresh);
  });
  copy.finish();
  await writer.flush();
  return opened.pages.length;
}

/** A picture on a sheet of its own, upright or lying as it is. */
async function addPicture(writer: PdfWriter, bytes: Buffer, mediaType: string, finish: Finish): Promise<void> {
  const { context } = writer;
  const picture = await JpegEmbedder.for(mediaType === 'image/jpeg' ? bytes : await asJpeg(bytes));
  const image = await picture.embedIntoContext(context);
  const isLying = picture.width > picture.height;
  const [width, height] = isLying ? [PAGE.height, PAGE.width] : [PAGE.width, PAGE.height];
  const scale = Math.min((width - 2 * PICTURE_MARGIN) / picture.width, (height - 2 * PICTURE_MARGIN) / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  const content = `q ${wide.toFixed(2)} 0 0 ${high.toFixed(2)} ${((width - wide) / 2).toFixed(2)} ${((height - high) / 2).toFixed(2)} cm /I Do Q`;
  const page = context.obj({
    MediaBox: [0, 0, width, height],
    Resources: { XObject: { I: image } },
    Contents: context.register(PDFRawStream.of(context.obj({ Length: content.length }), Buffer.from(content))),
  });
  finish(page, 0);
  writer.addPage(page);
  await writer.flush();
}

const asJpeg = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { sequentialRead: true })
    .resize(MOST_PIXELS, MOST_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
