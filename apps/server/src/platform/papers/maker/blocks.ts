/** What stands on the pages of a paper, block after block. */
import type { Block, Pages } from '../paper.ts';
import { COLORS, LINE_HEIGHT, need, PAGE, pageOf, rule, WIDTH, writeRow, writeText, type Flow } from './pageFlow.ts';

export const BODY = { size: 10 };
export const NAME = { size: 9, color: COLORS.quiet };
export const HEADINGS = {
  1: { size: 16, before: 22 },
  2: { size: 12, before: 14 },
  3: { size: 10.5, before: 9 },
} as const;
const NAMES_WIDTH = 150;
const PHOTO = { width: 108, height: 132 };

/** What the table of contents and the bookmarks name, by the page on which it begins, from 0. */
export interface Entry {
  text: string;
  level: 1 | 2;
  page: number;
  y: number;
}

export function writeFront(flow: Flow, { title, front, photo }: Pages, photos: ReadonlyMap<number, Buffer>): void {
  const picture = photo === undefined ? undefined : photos.get(photo);
  const top = flow.y;
  const indent = picture ? PHOTO.width + 20 : 0;
  if (picture) flow.document.image(picture, PAGE.margin, top, { fit: [PHOTO.width, PHOTO.height] });
  const x = PAGE.margin + indent;
  const width = WIDTH - indent;
  writeRow(flow, [{ text: title, x, width, style: { size: 22, weight: 600, color: COLORS.brand } }]);
  flow.y += 6;
  for (const [name, value] of front) {
    writeRow(flow, [
      { text: name, x, width: 116, style: NAME },
      { text: value, x: x + 124, width: width - 124, style: BODY },
    ]);
  }
  flow.y = Math.max(flow.y, picture ? top + PHOTO.height : 0) + 20;
}

export function writeBlock(
  flow: Flow,
  block: Block,
  { entries, photos }: { entries: Entry[]; photos: ReadonlyMap<number, Buffer> },
): void {
  if ('heading' in block) {
    const { size, before } = HEADINGS[block.level];
    // Never alone at the foot of a page.
    need(flow, before + size * LINE_HEIGHT + 40);
    if (flow.y > PAGE.head) flow.y += before;
    const { level, heading: text } = block;
    if (level < 3) entries.push({ text, level: level as 1 | 2, page: pageOf(flow), y: flow.y });
    writeText(flow, text, { size, weight: 600, color: level === 3 ? COLORS.text : COLORS.brand });
    if (level === 1) rule(flow, flow.y + 2, COLORS.brand);
    flow.y += level === 1 ? 9 : 3;
  } else if ('facts' in block) {
    for (const [name, value] of block.facts) {
      writeRow(flow, [
        { text: name, x: PAGE.margin, width: NAMES_WIDTH, style: NAME },
        { text: value, x: PAGE.margin + NAMES_WIDTH + 12, width: WIDTH - NAMES_WIDTH - 12, style: BODY },
      ]);
      flow.y += 2;
    }
  } else if ('photos' in block) writePhotos(flow, block.photos, photos);
  else {
    writeText(flow, block.text, block.quiet ? NAME : BODY);
    flow.y += 4;
  }
}

function writePhotos(flow: Flow, numbers: readonly number[], photos: ReadonlyMap<number, Buffer>): void {
  const found = numbers.flatMap((number) => photos.get(number) ?? []);
  if (found.length === 0) return;
  need(flow, PHOTO.height + 8);
  found.forEach((bytes, index) =>
    flow.document.image(bytes, PAGE.margin + index * (PHOTO.width + 16), flow.y + 4, {
      fit: [PHOTO.width, PHOTO.height],
    }),
  );
  flow.y += PHOTO.height + 12;
}

/** Head and foot of every page that is set. */
export function writeEdges(flow: Flow, { header, title, words }: Pages, pages: number): void {
  const { document, set } = flow;
  const style = { size: 8.5, color: COLORS.quiet };
  const own = document.bufferedPageRange().count;
  for (let page = 0; page < own; page += 1) {
    document.switchToPage(page);
    const line = set.oneLine(page === 0 ? header : `${header} · ${title}`, WIDTH, style);
    set.draw(line, { x: PAGE.margin, y: 44, width: WIDTH }, style);
    rule(flow, 52);
    const foot = set.oneLine(pageText(words.page, page, pages), WIDTH, style);
    set.draw(foot, { x: PAGE.width - PAGE.margin - foot.width, y: 764, width: Infinity }, style);
  }
}

export const pageText = (text: string, page: number, pages: number): string =>
  text.replace('{page}', String(page + 1)).replace('{pages}', String(pages));
