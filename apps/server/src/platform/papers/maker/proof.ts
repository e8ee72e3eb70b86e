/** What papers have that prove something: names in the size that fits, and a QR code in lines. */
import { encode } from 'uqr';
import type { Document, Setter, Style } from './setting.ts';

const QR_COLORS = { ground: '#ffffff', code: '#000000' };

/** The largest size in which a text takes no more lines than it may. */
export function fitted(set: Setter, text: string, { width, most }: { width: number; most: number }, style: Style) {
  for (let size = style.size; size > style.size * 0.55; size -= 0.25) {
    const lines = set.lines(text, width, { ...style, size });
    if (lines.length <= most) return { lines, style: { ...style, size } };
  }
  const small = { ...style, size: style.size * 0.55 };
  return { lines: set.lines(text, width, small).slice(0, most), style: small };
}

/** Squares, not points: sharp in any size. Dark upon light, as readers expect. */
export function drawQr(
  document: Document,
  text: string,
  { left, top, side }: { left: number; top: number; side: number },
): void {
  // A tenth may be scratched; more would make the squares too small for a card.
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const step = side / size;
  document.rect(left, top, side, side).fill(QR_COLORS.ground);
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) document.rect(left + x * step, top + y * step, step, step);
    }),
  );
  document.fill(QR_COLORS.code);
}
