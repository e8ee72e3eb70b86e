/** A card in the size of a credit card, to be printed and cut: who, what for, until when, and a QR code in lines. */
import PdfKit from 'pdfkit';
import type { IdentityCard } from '../paper.ts';
import { closeFlow } from './pageFlow.ts';
import { drawQr, fitted } from './proof.ts';
import { openSetter, type Document, type Setter, type Style } from './setting.ts';

const MM = 72 / 25.4;
const CARD = { width: 85.6 * MM, height: 53.98 * MM };
const EDGE = 3 * MM;
const COLORS = {
  brand: '#1c3d5a',
  ground: '#ffffff',
  shade: '#eef2f6',
  text: '#1d2530',
  quiet: '#566273',
};
const QR_SIDE = 21.5 * MM;

export async function setCard(card: IdentityCard, photos: ReadonlyMap<number, Buffer>): Promise<Buffer> {
  const document = new PdfKit({
    size: [CARD.width, CARD.height],
    margin: 0,
    lang: card.language,
    displayTitle: true,
    info: { Title: card.about },
  });
  const set = openSetter(document);
  drawGround(document);
  const x = drawPeople(document, set, card, photos);
  drawWho(set, card, x);
  drawProof(set, card);
  drawQr(document, card.address, {
    left: CARD.width - EDGE - QR_SIDE,
    top: CARD.height - EDGE - QR_SIDE,
    side: QR_SIDE,
  });
  return closeFlow({ document });
}

function drawGround(document: Document): void {
  const shade = document.linearGradient(0, 0, CARD.width, CARD.height);
  shade.stop(0.55, COLORS.ground).stop(1, COLORS.shade);
  document.rect(0, 0, CARD.width, CARD.height).fill(shade);
  document.rect(0, 0, CARD.width, 1.7 * MM).fill(COLORS.brand);
}

/** Round portraits, side by side; who has none is known by the first letters. Answers where the words begin. */
function drawPeople(
  document: Document,
  set: Setter,
  { people }: IdentityCard,
  photos: ReadonlyMap<number, Buffer>,
): number {
  const side = (people.length > 1 ? 12 : 15.4) * MM;
  const top = EDGE + 1.4 * MM;
  let x = EDGE;
  for (const { name, photo } of people) {
    const bytes = photo === null ? undefined : photos.get(photo);
    const [middle, centre] = [x + side / 2, top + side / 2];
    document.save().circle(middle, centre, side / 2);
    if (bytes) document.clip().image(bytes, x, top, { cover: [side, side], align: 'center', valign: 'center' });
    else {
      document.fill(COLORS.shade);
      const letters = name.split(/\s+/).flatMap((word) => [...word].slice(0, 1));
      const style = { size: side * 0.36, weight: 600 as const, color: COLORS.brand };
      const line = set.oneLine([letters[0], letters.length > 1 ? letters.at(-1) : ''].join(''), side, style);
      set.draw(line, { x: middle - line.width / 2, y: centre + style.size * 0.36, width: line.width }, style);
    }
    document.restore();
    x += side + 0.8 * MM;
  }
  return x + 1.8 * MM;
}

function drawWho(set: Setter, { title, people, lines }: IdentityCard, x: number): void {
  const width = CARD.width - x - EDGE;
  let y = EDGE + 0.9 * MM;
  const write = (text: string, style: Style, most: number): void => {
    const found = fitted(set, text, { width, most }, style);
    for (const line of found.lines) {
      y += found.style.size * 1.18;
      set.draw(line, { x, y: y - found.style.size * 0.22, width }, found.style);
    }
  };
  if (title) write(title, { size: 8, weight: 600, color: COLORS.brand }, 1);
  const most = people.length > 1 ? 1 : 2;
  for (const { name } of people) write(name, { size: 10, weight: 600, color: COLORS.text }, most);
  y += 2;
  lines.forEach((line, index) => {
    const isFirst = index === 0;
    write(line, { size: isFirst ? 8 : 7, color: isFirst ? COLORS.text : COLORS.quiet }, isFirst ? 2 : 1);
  });
}

function drawProof(set: Setter, { code }: IdentityCard): void {
  const width = CARD.width - QR_SIDE - 2.5 * EDGE;
  const bottom = CARD.height - EDGE;
  const rows: [string, Style, number][] = [
    [code.label, { size: 7, color: COLORS.quiet }, bottom - 20],
    [code.text, { size: 11.5, weight: 600, color: COLORS.text }, bottom - 9],
    [code.until, { size: 7, color: COLORS.quiet }, bottom],
  ];
  for (const [text, style, y] of rows) {
    const found = fitted(set, text, { width, most: 1 }, style);
    for (const line of found.lines) set.draw(line, { x: EDGE, y, width }, found.style);
  }
}
