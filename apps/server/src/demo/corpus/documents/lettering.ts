/**
 * Letters as strokes on a grid of 4 × 6, so that the images read alike on machines without any font.
 * A stroke is a row of points `xy`; `|` lifts the pen.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  B: '06 00 30 41 42 33 03|33 44 45 36 06',
  C: '41 30 10 01 05 16 36 45',
  D: '00 20 41 45 26 06 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|34 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  0: '10 30 41 45 36 16 05 01 10',
  1: '11 20 26',
  2: '01 10 30 41 42 06 46',
  3: '01 10 30 41 42 33 13|33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 03 33 44 45 36 06',
  6: '40 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  9: '43 13 02 01 10 30 41 45 36 06',
  '-': '13 33',
  '.': '25 26',
  ',': '25 17',
  '/': '06 40',
  ':': '22 23|25 26',
  '<': '31 13 35',
};

const ADVANCE = 5.8;

interface Lettering {
  x: number;
  y: number;
  /** Height of a capital, pixels. */
  size: number;
  colour?: string;
  anchor?: 'start' | 'middle';
  weight?: number;
}

/** Width of a text, pixels. */
const widthOf = (text: string, size: number): number => ((text.length * ADVANCE - 1.8) * size) / 6;

/** A line of capitals; what has no glyph is a space. `y` is the upper edge. */
export function letters(
  text: string,
  { x, y, size, colour = '#2b2f38', anchor = 'start', weight = 1 }: Lettering,
): string {
  const scale = size / 6;
  const start = anchor === 'middle' ? x - widthOf(text, size) / 2 : x;
  const strokes = [...text.toUpperCase()].flatMap((character, index) =>
    (GLYPHS[character] ?? '')
      .split('|')
      .filter(Boolean)
      .map((stroke) => {
        const points = stroke.split(' ').map((point) => {
          const [px, py] = [Number(point[0]), Number(point[1])];
          return `${(start + (px + index * ADVANCE) * scale).toFixed(1)} ${(y + py * scale).toFixed(1)}`;
        });
        return `M${points.join('L')}`;
      }),
  );
  return `<path d="${strokes.join('')}" fill="none" stroke="${colour}" stroke-width="${(size * 0.13 * weight).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Says across the sheet what it is: nobody shall take it for real. */
export const watermark = (width: number, height: number): string => {
  const size = width / 17;
  const [x, y] = [width / 2, height / 2];
  return `<g transform="rotate(-24 ${x} ${y})" opacity=".2">${letters('SAMPLE / MUESTRA', { x, y: y - size / 2, size, colour: '#b3261e', anchor: 'middle', weight: 1.3 })}</g>`;
};
