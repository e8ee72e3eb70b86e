/** The number of a page that came with a document: beneath it, on a strip that is added, so that the page stays as it is. */
import { PDFArray, PDFName, PDFNumber, PDFRawStream, type PDFContext, type PDFDict } from '@cantoo/pdf-lib';

const STRIP = 22;
const SIZE = 8.5;
const MARGIN = 36;
/** Of Helvetica, about: figures and small letters. */
const LETTER_WIDTH = 0.52;

type Box = [left: number, bottom: number, right: number, top: number];

/** Per turn, clockwise as it is shown: the side of the page that is at the bottom then, and how text stands upright. */
const TURNS = {
  0: { side: 1, grow: -1, matrix: [1, 0, 0, 1, 0, 0] },
  90: { side: 2, grow: 1, matrix: [0, 1, -1, 0, 0, 0] },
  180: { side: 3, grow: 1, matrix: [-1, 0, 0, -1, 0, 0] },
  270: { side: 0, grow: -1, matrix: [0, -1, 1, 0, 0, 0] },
} as const;

export function numberPage(context: PDFContext, page: PDFDict, text: string): void {
  const media = boxOf(page, 'MediaBox');
  const shown = boxOf(page, 'CropBox') ?? media;
  if (!media || !shown) return;
  const turn = TURNS[turnOf(page)];
  const unit = page.lookup(PDFName.of('UserUnit'));
  const scale = unit instanceof PDFNumber && unit.asNumber() > 0 ? 1 / unit.asNumber() : 1;
  const strip = STRIP * scale;
  const edge = shown[turn.side];
  const grown = shown.with(turn.side, edge + turn.grow * strip) as Box;
  page.set(PDFName.of('CropBox'), context.obj(grown));
  const outer: Box = [
    Math.min(media[0], grown[0]),
    Math.min(media[1], grown[1]),
    Math.max(media[2], grown[2]),
    Math.max(media[3], grown[3]),
  ];
  page.set(PDFName.of('MediaBox'), context.obj(outer));
  const rect = shown.slice() as Box;
  rect[turn.side] = grown[turn.side];
  rect[(turn.side + 2) % 4] = edge;
  const upright = turn.side % 2 === 1;
  const length = (upright ? rect[2] - rect[0] : rect[3] - rect[1]) / scale;
  const mark = context.obj({
    Type: 'Annot',
    Subtype: 'Stamp',
    Rect: rect,
    // Printed, and not to be changed.
    F: 4 + 64 + 128,
    AP: { N: context.register(appearance(context, text, length, turn.matrix)) },
  });
  page.set(PDFName.of('Annots'), context.obj([context.register(mark)]));
}

/** A line of text at the end of a strip of a length. */
function appearance(context: PDFContext, text: string, length: number, matrix: readonly number[]): PDFRawStream {
  const start = Math.max(0, length - MARGIN - text.length * SIZE * LETTER_WIDTH);
  const shown = Buffer.from(text, 'latin1').toString('hex');
  const content = `1 g 0 0 ${length} ${STRIP} re f BT 0.34 0.39 0.45 rg /F ${SIZE} Tf ${start.toFixed(2)} 8 Td <${shown}> Tj ET`;
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, length, STRIP],
    Matrix: [...matrix],
    Resources: { Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' } } },
    Length: content.length,
  });
  return PDFRawStream.of(dict, Buffer.from(content, 'latin1'));
}

function boxOf(page: PDFDict, key: string): Box | undefined {
  const value = page.lookup(PDFName.of(key));
  if (!(value instanceof PDFArray) || value.size() !== 4) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((index) => value.lookup(index, PDFNumber).asNumber());
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

function turnOf(page: PDFDict): keyof typeof TURNS {
  const value = page.lookup(PDFName.of('Rotate'));
  const turn = value instanceof PDFNumber ? ((value.asNumber() % 360) + 360) % 360 : 0;
  return turn === 90 || turn === 180 || turn === 270 ? turn : 0;
}
