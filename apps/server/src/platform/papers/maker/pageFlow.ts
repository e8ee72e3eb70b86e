/** Pages filled from the top: what does not fit goes on the next. */
import PdfKit from 'pdfkit';
import { openSetter, type Document, type Setter, type Style } from './setting.ts';
import type { Line } from './lines.ts';

/** A letter sheet, in points. */
export const PAGE = { width: 612, height: 792, margin: 54, head: 74, foot: 738 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const LINE_HEIGHT = 1.42;
export const COLORS = { text: '#1d2530', quiet: '#566273', brand: '#1c3d5a', rule: '#cfd6de' } as const;

export interface Flow {
  document: Document;
  set: Setter;
  /** How far the present page is filled. */
  y: number;
}

export function openFlow({ title, language }: { title: string; language: string }): Flow {
  const document = new PdfKit({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title },
  });
  return { document, set: openSetter(document), y: PAGE.head };
}

export const pageOf = ({ document }: Flow): number => document.bufferedPageRange().count - 1;

/** Goes to the next page where so much is not left. */
export function need(flow: Flow, height: number): void {
  if (flow.y + height > PAGE.foot && flow.y > PAGE.head) nextPage(flow);
}

export function nextPage(flow: Flow): void {
  flow.document.addPage();
  flow.y = PAGE.head;
}

interface Column {
  x: number;
  width: number;
  style: Style;
}

/** Columns of text side by side, over as many pages as they need. */
export function writeRow(flow: Flow, cells: readonly (Column & { text: string })[]): void {
  const rows = cells.map(({ text, width, style }) => flow.set.lines(text, width, style));
  const step = Math.max(...cells.map(({ style }) => style.size)) * LINE_HEIGHT;
  const count = Math.max(...rows.map(({ length }) => length));
  for (let index = 0; index < count; index += 1) {
    need(flow, step);
    cells.forEach((cell, column) => {
      const line: Line | undefined = rows[column]?.[index];
      // A single line stands beside its name, from whichever side it is read.
      const width = rows[column]?.length === 1 ? line?.width : cell.width;
      if (line) flow.set.draw(line, { x: cell.x, y: flow.y + step * 0.75, width: width ?? 0 }, cell.style);
    });
    flow.y += step;
  }
}

export const writeText = (flow: Flow, text: string, style: Style): void =>
  writeRow(flow, [{ text, x: PAGE.margin, width: WIDTH, style }]);

export function rule({ document }: Flow, y: number, color: string = COLORS.rule): void {
  document
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.75)
    .strokeColor(color)
    .stroke();
}

/** The finished document. */
export async function closeFlow({ document }: Pick<Flow, 'document'>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', () => resolve()));
  document.end();
  await done;
  return Buffer.concat(chunks);
}
