/** What a text with headings, lists, links, pictures and videos may be made of: product/content.md#rich-text. */
import { problem } from '../problem.ts';
import { lengthOf, type FieldRule } from './rules.ts';
import { readVideo } from './videos.ts';

/** Every element that may be in one, with the attributes that it may have; all else is taken out or left out. */
const LETTER_MARKUP = {
  p: [],
  h2: [],
  h3: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  hr: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  a: ['href'],
} as const;
export const MARKUP: Readonly<Record<RichTextKind, Readonly<Record<string, readonly string[]>>>> = {
  letter: LETTER_MARKUP,
  page: {
    ...LETTER_MARKUP,
    // A picture is a file of the record, named by its place there; before it is saved, by the upload that waits.
    img: ['data-file', 'data-upload', 'alt'],
    div: ['data-video', 'data-title'],
  },
};

/** A letter goes by mail, without pictures and videos; a page is read in the portal. */
export const RICH_TEXT_KINDS = ['letter', 'page'] as const;
export type RichTextKind = (typeof RICH_TEXT_KINDS)[number];

/** Lengths in characters, with all marks; pictures are counted over both languages. */
export const RICH_TEXT_LIMITS = { length: 60_000, pictures: 30, alt: 300, videoTitle: 200 } as const;

/** `field.max` where it is too long with all its marks. Everything else that does not belong in it is taken out. */
export const richText: FieldRule = (html) =>
  lengthOf(html) > RICH_TEXT_LIMITS.length ? problem('field.max', { length: RICH_TEXT_LIMITS.length }) : undefined;

/** Where a link may lead: to pages, addresses and telephones. Whatever would run, or leads nowhere, is no link. */
export function linkOf(href: string): string | undefined {
  // Browsers leave these out before they read the scheme.
  const address = href.replaceAll(/[\p{Cc}\p{Cf}\s]/gu, '');
  const isRight = /^https?:\/\/[^/?#\\]+/i.test(address) || /^(?:mailto|tel):[^:]+$/i.test(address);
  return isRight && address.length <= 2000 ? address : undefined;
}

/** The address that a link is meant by, as somebody types it: `church.org` is a page, `name@church.org` an address. */
export function typedLink(text: string): string | undefined {
  const bare = text.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(bare)) return linkOf(bare);
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(bare)) return linkOf(`mailto:${bare}`);
  return /^[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#]\S*)?$/.test(bare) ? linkOf(`https://${bare}`) : undefined;
}

/** The video of an id or address, as it is kept in a text. */
export const videoIn = (text: string): string | undefined => readVideo(text)?.id;

const FILE_PLACE = /^[1-9]\d{0,3}$/;
const UPLOAD = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
export const isFilePlace = (text: string): boolean => FILE_PLACE.test(text);
export const isUpload = (text: string): boolean => UPLOAD.test(text);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of a text that was made clean, a block a line: to be searched, shown in short, or sent beside it. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(?:br|hr|p|h2|h3|li|ul|ol|blockquote|div|img)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim();

/** Nothing to read, see or play. */
export const isBlank = (html: string): boolean => !/<(?:img|div|hr)\b/.test(html) && wordsOf(html) === '';

/** The pictures of a text that was made clean: their places among the files of the record, or their uploads. */
export const picturesIn = (html: string): { place?: number; upload?: string }[] =>
  [...html.matchAll(/<img\b[^>]*?\sdata-(file|upload)="([^"]*)"/g)].map(([, kind, name = '']) =>
    kind === 'file' ? { place: Number(name) } : { upload: name },
  );

/** The same text with each upload that was taken named by the place that it was given. */
export const withPlaces = (html: string, places: ReadonlyMap<string, number>): string =>
  html.replaceAll(/\sdata-upload="([^"]*)"/g, (whole, upload: string) => {
    const place = places.get(upload);
    return place === undefined ? whole : ` data-file="${place}"`;
  });
