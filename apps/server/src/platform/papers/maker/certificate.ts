/** A certificate to be hung up: a letter sheet across, a page a language, framed, with a QR code in lines. */
import PdfKit from 'pdfkit';
import type { CertificatePage, CertificatePaper } from '../paper.ts';
import { closeFlow } from './pageFlow.ts';
import { drawQr, fitted } from './proof.ts';
import { openSetter, type Document, type Setter, type Style } from './setting.ts';

/** In points. */
const SHEET = { width: 792, height: 612 };
const EDGE = 36;
const INSIDE = 84;
const WIDTH = SHEET.width - 2 * INSIDE;
const QR_SIDE = 104;
const COLORS = { brand: '#1c3d5a', gold: '#c9951a', ground: '#ffffff', text: '#1d2530', quiet: '#566273' };

export async function setCertificate({ about, pages, address }: CertificatePaper): Promise<Buffer> {
  const document = new PdfKit({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    autoFirstPage: false,
    ...(pages[0] && { lang: pages[0].language }),
    displayTitle: true,
    info: { Title: about },
  });
  const set = openSetter(document);
  for (const page of pages) {
    document.addPage();
    drawFrame(document);
    drawWords(set, page);
    drawProof(set, page);
    const side = { left: SHEET.width - INSIDE - QR_SIDE, top: SHEET.height - INSIDE - QR_SIDE + 18, side: QR_SIDE };
    drawQr(document, address, side);
  }
  return closeFlow({ document });
}

function drawFrame(document: Document): void {
  const frame = (inset: number, width: number, color: string) =>
    document
      .rect(inset, inset, SHEET.width - 2 * inset, SHEET.height - 2 * inset)
      .lineWidth(width)
      .strokeColor(color)
      .stroke();
  frame(EDGE, 3, COLORS.brand);
  frame(EDGE + 8, 1, COLORS.gold);
}

/** In the middle, one below the other; long names become smaller, then take a second line. */
function drawWords(set: Setter, page: CertificatePage): void {
  let y = EDGE + 56;
  const write = (text: string, style: Style, { most = 1, gap = 0 } = {}): void => {
    y += gap;
    const found = fitted(set, text, { width: WIDTH, most }, style);
    for (const line of found.lines) {
      y += found.style.size * 1.25;
      set.draw(line, { x: INSIDE + (WIDTH - line.width) / 2, y, width: line.width }, found.style);
    }
  };
  write(page.portal, { size: 13, weight: 600, color: COLORS.brand });
  write(page.title, { size: 34, weight: 600, color: COLORS.brand }, { gap: 10 });
  write(page.presented, { size: 14, color: COLORS.quiet }, { gap: 22 });
  write(page.name, { size: 32, weight: 600, color: COLORS.text }, { most: 2, gap: 6 });
  write(page.completed, { size: 14, color: COLORS.quiet }, { gap: 18 });
  write(page.course, { size: 22, weight: 600, color: COLORS.text }, { most: 2, gap: 6 });
  write(page.issued, { size: 13, color: COLORS.text }, { gap: 16 });
}

/** Beside the QR, for whoever types. */
function drawProof(set: Setter, { code, verify }: CertificatePage): void {
  const width = WIDTH - QR_SIDE - 24;
  let y = SHEET.height - INSIDE - 44;
  const rows: [string, Style, number][] = [
    [code.label, { size: 10, color: COLORS.quiet }, 1],
    [code.text, { size: 16, weight: 600, color: COLORS.text }, 1],
    [verify, { size: 10, color: COLORS.quiet }, 2],
  ];
  for (const [text, style, most] of rows) {
    const found = fitted(set, text, { width, most }, style);
    for (const line of found.lines) {
      y += found.style.size * 1.4;
      set.draw(line, { x: INSIDE, y, width }, found.style);
    }
  }
}
