import type { DocumentKind } from '@portal/domain/applications/form.ts';
import sharp from 'sharp';
import { CONTENTS, type Content } from './documents/contents.ts';
import { pdfLetter } from './documents/pdf.ts';
import type { DemoFile } from './portraits.ts';

async function render(content: Content): Promise<Buffer> {
  if (content.type === 'pdf') return pdfLetter(content.title, content.paragraphs, content.signed);
  const drawn = sharp(Buffer.from(content.svg())).flatten({ background: '#ffffff' });
  return (content.format === 'png' ? drawn.png({ palette: true }) : drawn.jpeg({ quality: 84 })).toBuffer();
}

const MEDIA_TYPES = { jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const;
const EXTENSIONS = { jpeg: 'jpg', png: 'png', pdf: 'pdf' } as const;

/** How many different documents of a kind there are. */
export const documentsOf = (kind: DocumentKind): number => CONTENTS[kind].length;

/**
 * A document of that kind, made anew at each call and the same for the same number. There are few of each kind, so that
 * stored by content they are shared. Images are at least 600 × 800 either way round.
 */
export async function documentFor(kind: DocumentKind, index: number): Promise<DemoFile> {
  const variant = index % CONTENTS[kind].length;
  const content = CONTENTS[kind][variant] as Content;
  const format = content.type === 'pdf' ? 'pdf' : content.format;
  const name = `${kind.toLowerCase().replaceAll('_', '-')}-${variant + 1}.${EXTENSIONS[format]}`;
  return { name, mediaType: MEDIA_TYPES[format], bytes: await render(content) };
}
