/** Text on a page: in the typefaces that it needs, each in one weight, embedded with the characters that are used. */
import type PdfKit from 'pdfkit';
import { breakLines, oneLine, type Line, type Measure } from './lines.ts';
import { readSlice, type Weight } from './fonts.ts';

export type Document = InstanceType<typeof PdfKit>;

export interface Style {
  size: number;
  weight?: Weight;
  color?: string;
}

const REORDERED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

export type Setter = ReturnType<typeof openSetter>;

export function openSetter(document: Document) {
  const known = new Set<string>();
  const widths = new Map<string, number>();

  function use(font: string, { size, weight = 400 }: Style): void {
    const name = `${font} ${weight}`;
    if (!known.has(name)) document.registerFont(name, readSlice(font, weight));
    known.add(name);
    document.font(name).fontSize(size);
  }

  /** Words come again and again; what is measured once is remembered, by a thousandth of the size. */
  const measureIn =
    (style: Style): Measure =>
    (text, font) => {
      const key = `${style.weight ?? 400} ${font} ${text}`;
      const at1 = widths.get(key) ?? widthAt1(text, font, style);
      widths.set(key, at1);
      return at1 * style.size;
    };

  function widthAt1(text: string, font: string, style: Style): number {
    use(font, { ...style, size: 1000 });
    return document.widthOfString(text) / 1000;
  }

  return {
    lines: (text: string, width: number, style: Style): Line[] => breakLines(text, width, measureIn(style)),
    oneLine: (text: string, width: number, style: Style): Line => oneLine(text, width, measureIn(style)),

    /** Draws a line within a width, on a baseline; text that is read from the right stands at the right. */
    draw(line: Line, { x, y, width }: { x: number; y: number; width: number }, style: Style): void {
      const start = line.isRightToLeft && Number.isFinite(width) ? x + width - line.width : x;
      for (const piece of line.pieces) {
        use(piece.font, style);
        // Glyphs of these scripts stand in another order than their characters.
        const isReordered = REORDERED.test(piece.text);
        if (isReordered) document.markContent('Span', { actual: piece.text });
        document
          .fillColor(style.color ?? '#1d2530')
          .text(piece.text, start + piece.x, y, { lineBreak: false, baseline: 'alphabetic' });
        if (isReordered) document.endMarkedContent();
      }
    },
  };
}
