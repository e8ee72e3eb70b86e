import sanitizeHtml from 'sanitize-html';
import {
  isBlank,
  isFilePlace,
  isUpload,
  linkOf,
  MARKUP,
  RICH_TEXT_LIMITS,
  videoIn,
  type RichTextKind,
} from '@portal/domain/fields/richText.ts';
import { tidy } from '@portal/domain/fields/rules.ts';

/** Their content is no text: it goes with them. */
const UNREAD = (
  'script style textarea option noscript noembed noframes iframe object template title head svg math xml xmp select video ' +
  'audio canvas applet plaintext'
).split(' ');

/** What is written in other words, and what would run two words into one if it were only left out. */
const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    h2: 'h1',
    h3: 'h4 h5 h6',
    strong: 'b',
    em: 'i q',
    s: 'strike del',
    u: 'ins',
    p: 'td th dt dd caption figcaption pre section article header footer address center main aside summary',
  }).flatMap(([kept, written]) => written.split(' ').map((tag) => [tag, kept])),
);

const DEEPEST = 30;
const MOST_ROUNDS = 5;

/**
 * What a text of strangers, or pasted from anywhere, is kept as: the elements and attributes of `MARKUP` and no other, links
 * that lead somewhere, videos by their id. The one place where HTML is made clean (product/content.md#rich-text); what it
 * answers may be put into a page or a mail as it is. Of a text with nothing to read, see or play nothing is left.
 */
export function cleanRichText(html: string, kind: RichTextKind): string {
  const options = kind === 'page' ? PAGE : LETTER;
  let clean = tidy(html);
  // What stands in a paragraph of a paragraph is closed by the next reader: until it stays as it is.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = sanitizeHtml(clean, options).replaceAll('<p></p>', '').trim();
    if (next === clean) break;
    clean = next;
  }
  return isBlank(clean) ? '' : clean;
}

const optionsOf = (kind: RichTextKind): sanitizeHtml.IOptions => ({
  allowedTags: Object.keys(MARKUP[kind]),
  allowedAttributes: Object.fromEntries(Object.entries(MARKUP[kind]).map(([tag, names]) => [tag, [...names]])),
  // The domain decides what a link is; these are asked besides.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  allowedClasses: {},
  disallowedTagsMode: 'discard',
  nonTextTags: UNREAD,
  nestingLimit: DEEPEST,
  transformTags: transformTags(),
  exclusiveFilter: isStranger,
});
const PAGE = optionsOf('page');
const LETTER = optionsOf('letter');

function transformTags(): Record<string, string | sanitizeHtml.Transformer> {
  return {
    ...SAME,
    a(_, { href = '' }) {
      const address = linkOf(href);
      // No element of that name is kept: its words are.
      return address === undefined ? { tagName: 'span', attribs: {} } : { tagName: 'a', attribs: { href: address } };
    },
    img: (_, { alt = '', 'data-file': file = '', 'data-upload': upload = '' }) => ({
      tagName: 'img',
      attribs: {
        ...(isFilePlace(file) ? { 'data-file': file } : isUpload(upload) && { 'data-upload': upload }),
        alt: short(alt, RICH_TEXT_LIMITS.alt),
      },
    }),
    div(_, { 'data-video': video = '', 'data-title': title = '' }) {
      const id = videoIn(video);
      if (id === undefined) return { tagName: 'p', attribs: {} };
      const named = short(title, RICH_TEXT_LIMITS.videoTitle);
      return { tagName: 'div', attribs: { 'data-video': id, ...(named !== '' && { 'data-title': named }) } };
    },
  };
}

/** A picture that is no file of the record is left out: it would be fetched from a stranger who reads it. */
function isStranger({ tag, attribs }: sanitizeHtml.IFrame): boolean {
  return tag === 'img' && attribs['data-file'] === undefined && attribs['data-upload'] === undefined;
}

const short = (text: string, most: number): string =>
  [...tidy(text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' '))].slice(0, most).join('');
