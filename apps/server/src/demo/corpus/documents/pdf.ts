import PdfKit from 'pdfkit';

/** pdfkit writes the present moment into a file, and its id follows from it: a fixed one keeps the bytes the same. */
const WRITTEN = new Date('2025-09-14T12:00:00Z');

/** A letter of one page with a watermark. */
export async function pdfLetter(title: string, paragraphs: readonly string[], signed: string): Promise<Buffer> {
  const document = new PdfKit({ size: 'LETTER', margin: 72, info: { Title: title, CreationDate: WRITTEN } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => document.on('end', () => resolve()));
  document
    .save()
    .rotate(-35, { origin: [306, 396] })
    .font('Helvetica-Bold')
    .fontSize(52)
    .fillColor('#b3261e', 0.14);
  document.text('SAMPLE / MUESTRA', 60, 370, { width: 500, align: 'center', lineBreak: false }).restore();
  document.fillColor('#2f4a6d', 1).font('Helvetica-Bold').fontSize(19).text(title, 72, 84, { width: 468 });
  document.moveTo(72, 118).lineTo(540, 118).strokeColor('#c9a24a').lineWidth(2).stroke();
  document.fillColor('#22262e').font('Helvetica').fontSize(11.5).text('2025-09-14', 72, 136);
  document.moveDown();
  for (const paragraph of paragraphs) document.text(paragraph, { width: 468, lineGap: 4 }).moveDown(0.8);
  document.moveDown(2).font('Helvetica-Oblique').text(signed);
  document.end();
  await done;
  return Buffer.concat(chunks);
}
