/** How many pages each document brings, and which cannot be appended: known before the first page is set. */
import { PDFDict, PDFParser, type PDFContext } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { pagesOf, type FoundPage } from '../../files/cleaner/pdfPages.ts';
import type { Appended, FileNumber, LeftOut } from '../paper.ts';

export type ReadFile = (file: FileNumber) => Promise<Buffer | undefined>;

export interface Inspected {
  appended: Appended;
  pages: number;
  left?: LeftOut;
}

const MOST_PAGES = 2000;

// What it remembers of pictures would stay in memory.
sharp.cache(false);
sharp.concurrency(1);

export async function inspect(appended: Appended, read: ReadFile): Promise<Inspected> {
  const why = (left: LeftOut): Inspected => ({ appended, pages: 0, left });
  if (!isShown(appended)) return why('type');
  const bytes = await read(appended.file);
  if (!bytes) return why('gone');
  try {
    if (appended.mediaType !== 'application/pdf') {
      await sharp(bytes).metadata();
      return { appended, pages: 1 };
    }
    const opened = await openPdf(bytes);
    return typeof opened === 'string' ? why(opened) : { appended, pages: opened.pages.length };
  } catch {
    return why('broken');
  }
}

const isShown = ({ mediaType }: Appended): boolean => mediaType === 'application/pdf' || mediaType.startsWith('image/');

/** The pages of a document, or why there are none to be had. */
export async function openPdf(
  bytes: Buffer,
): Promise<{ context: PDFContext; pages: FoundPage[] } | Extract<LeftOut, 'locked' | 'broken'>> {
  const context = await PDFParser.forBytesWithOptions(bytes, Infinity).parseDocument();
  if (context.trailerInfo.Encrypt) return 'locked';
  const pages = pagesOf(context.lookup(context.trailerInfo.Root, PDFDict), MOST_PAGES);
  return pages && pages.length > 0 ? { context, pages } : 'broken';
}

/** On which page each document begins, from 0, after so many others; nothing of those that are left out. */
export function documentPlaces(inspected: readonly Inspected[], own: number): (number | undefined)[] {
  let next = own;
  return inspected.map(({ pages }) => {
    const place = pages > 0 ? next : undefined;
    next += pages;
    return place;
  });
}
