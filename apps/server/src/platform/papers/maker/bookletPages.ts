/** The pages of a booklet that are set: what it is about, the table of contents, its parts, and which documents follow. */
import type { Block, Booklet } from '../paper.ts';
import { BODY, HEADINGS, NAME, writeBlock, writeEdges, writeFront, type Entry } from './blocks.ts';
import { documentPlaces, type Inspected } from './inspect.ts';
import {
  closeFlow,
  COLORS,
  LINE_HEIGHT,
  need,
  nextPage,
  openFlow,
  PAGE,
  pageOf,
  WIDTH,
  writeText,
  type Flow,
} from './pageFlow.ts';

const ENTRY_STEP = 17;

/** Where a row of the table of contents stands, to lead to its entry. */
export interface Lead {
  page: number;
  y: number;
  to: Entry;
}

export interface SetPages {
  bytes: Buffer;
  entries: readonly Entry[];
  leads: readonly Lead[];
  /** Of the whole, the documents included. */
  pages: number;
}

/** Sets everything but the documents, of which it must be known how many pages they have. */
export async function setPages(
  booklet: Booklet,
  inspected: readonly Inspected[],
  photos: ReadonlyMap<number, Buffer>,
): Promise<SetPages> {
  const { words, blocks } = booklet;
  const flow = openFlow(booklet);
  writeFront(flow, booklet, photos);
  writeText(flow, words.contents, { size: HEADINGS[1].size, weight: 600, color: COLORS.brand });
  const reserved = reserveContents(flow, entriesIn(blocks) + 1 + inspected.length);
  const entries: Entry[] = [];
  nextPage(flow);
  for (const block of blocks) writeBlock(flow, block, { entries, photos });
  writeBlock(flow, { heading: words.documents, level: 1 }, { entries, photos });
  const listed = listDocuments(flow, booklet, inspected);
  const own = flow.document.bufferedPageRange().count;
  const places = documentPlaces(inspected, own);
  const pages = own + inspected.reduce((sum, { pages: count }) => sum + count, 0);
  listed.forEach((write, index) => write(places[index]));
  inspected.forEach((each, index) => {
    const page = places[index];
    if (page !== undefined) entries.push({ text: each.appended.label, level: 2, page, y: 0 });
  });
  const leads = writeContents(flow, reserved, entries);
  writeEdges(flow, booklet, pages);
  return { bytes: await closeFlow(flow), entries, leads, pages };
}

const isHeading = (block: Block): boolean => 'heading' in block && block.level < 3;
const entriesIn = (blocks: readonly Block[]): number => blocks.filter(isHeading).length;

/** Room for the table of contents, whose pages are known only when all is set. */
function reserveContents(flow: Flow, entries: number): { page: number; y: number }[] {
  flow.y += 6;
  const rows: { page: number; y: number }[] = [];
  for (let row = 0; row < entries; row += 1) {
    need(flow, ENTRY_STEP);
    rows.push({ page: pageOf(flow), y: flow.y });
    flow.y += ENTRY_STEP;
  }
  return rows;
}

/** Which documents there are; on which page each begins is written when that is known. */
function listDocuments(
  flow: Flow,
  { words }: Booklet,
  inspected: readonly Inspected[],
): ((page: number | undefined) => void)[] {
  if (inspected.length === 0) writeText(flow, words.noDocuments, NAME);
  return inspected.map(({ appended, left }) => {
    need(flow, 44);
    writeText(flow, appended.label, { size: 10, weight: 600 });
    writeText(flow, appended.name, NAME);
    const place = { page: pageOf(flow), y: flow.y };
    writeText(flow, left ? words.left[left] : ' ', BODY);
    flow.y += 6;
    return (page) => {
      if (page === undefined) return;
      flow.document.switchToPage(place.page);
      const line = flow.set.oneLine(words.onPage.replace('{page}', String(page + 1)), WIDTH, BODY);
      flow.set.draw(line, { x: PAGE.margin, y: place.y + BODY.size * LINE_HEIGHT * 0.75, width: WIDTH }, BODY);
    };
  });
}

/** The entries in their reserved rows, each with its page. */
function writeContents(flow: Flow, rows: readonly { page: number; y: number }[], entries: readonly Entry[]): Lead[] {
  return entries.flatMap((to, index) => {
    const row = rows[index];
    if (!row) return [];
    flow.document.switchToPage(row.page);
    const style = to.level === 1 ? { size: 10.5, weight: 600 as const } : { size: 10 };
    const x = PAGE.margin + (to.level === 1 ? 0 : 16);
    const width = WIDTH - 60;
    const baseline = row.y + ENTRY_STEP * 0.7;
    const line = flow.set.oneLine(to.text, width, style);
    flow.set.draw(line, { x, y: baseline, width: Infinity }, style);
    const number = flow.set.oneLine(String(to.page + 1), 50, style);
    flow.set.draw(number, { x: PAGE.width - PAGE.margin - number.width, y: baseline, width: 50 }, style);
    return [{ ...row, to }];
  });
}
