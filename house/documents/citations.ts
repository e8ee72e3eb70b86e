/** Citations of the product's rules: each `product/<page>.md#<paragraph>` leads to a heading that is there. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../files.ts';

const PAGES = 'docs/product';
const FOLDERS = ['apps', 'packages', 'house', 'e2e', 'bench', 'scripts', 'docs'];
const AT_THE_ROOT = ['README.md', 'STYLE.md', 'GLOSSARY.md'];
const TEXTS = /\.(ts|tsx|mjs|js|css|html|sql|md)$/;
/** A page has at most this many lines, so that it is read at once. */
const MAX_LINES = 200;

/** These show citations that lead nowhere. */
const ABOUT_CITATIONS = ['house/documents/citations.ts', 'house/documents/citations.test.ts'];
/** Paragraphs by number, of documents that are not in the repository. Released migrations are not edited, whatever they cite. */
const BY_NUMBER = /(?:\b(?:spec|decisions|architecture|wording)(?:\.md)? )?§ ?\d+/gi;

type Headings = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Citations and links to paragraphs that are not there, citations by number, pages that the index does not name or that
 * are too long. Throws when there are no pages, or nobody cites one.
 */
export function findBrokenCitations(root: string): string[] {
  const pages = filesBelow(root, [PAGES], /\.md$/);
  if (pages.length === 0) throw new Error(`${PAGES} has no pages.`);
  const texts = new Map(
    [...filesBelow(root, FOLDERS, TEXTS), ...AT_THE_ROOT.filter((name) => existsSync(join(root, name)))]
      .filter((path) => !ABOUT_CITATIONS.includes(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const headings = new Map(pages.map((path) => [basename(path), headingsOf(texts.get(path) ?? '')]));
  const citing = [...texts].filter(([path]) => !pages.includes(path));
  if (!citing.some(([, text]) => CITATION.test(text))) throw new Error(`Nobody cites ${PAGES}.`);
  return [
    ...citing.flatMap(([path, text]) => inLines(path, text, (line) => brokenIn(path, line, headings))),
    ...pages.flatMap((path) => inLines(path, texts.get(path) ?? '', (line) => brokenLinksIn(path, line, headings))),
    ...pages.flatMap((path) => problemsOfPage(path, texts)),
  ];
}

const inLines = (path: string, text: string, find: (line: string) => string[]): string[] =>
  text.split('\n').flatMap((line, index) => find(line).map((problem) => `${path}:${index + 1}: ${problem}`));

const CITATION = /\bproduct\/([\w-]+\.md)(?:#([\w-]+))?/;

/** Documents may name a whole page; code cites the paragraph that it keeps. */
function brokenIn(path: string, line: string, headings: Headings): string[] {
  const cited = [...line.matchAll(new RegExp(CITATION, 'g'))].flatMap(([whole, page = '', paragraph]) => {
    if (paragraph === undefined && headings.has(page) && !path.endsWith('.md')) return [`${whole} names no paragraph`];
    return whyNotThere(whole, page, paragraph, headings);
  });
  const numbered = path.endsWith('.sql') ? [] : [...line.matchAll(BY_NUMBER)];
  return [...cited, ...numbered.map(([whole]) => `"${whole}" cites by number: cite ${PAGES}`)];
}

const LINK = /\]\((?:([\w-]+\.md))?(?:#([\w-]+))?\)/g;

function brokenLinksIn(path: string, line: string, headings: Headings): string[] {
  return [...line.matchAll(LINK)].flatMap(([, page = basename(path), paragraph]) =>
    whyNotThere(`${page}${paragraph === undefined ? '' : `#${paragraph}`}`, page, paragraph, headings),
  );
}

function whyNotThere(whole: string, page: string, paragraph: string | undefined, headings: Headings): string[] {
  const found = headings.get(page);
  if (!found) return [`${whole}: there is no such page`];
  return paragraph === undefined || found.has(paragraph) ? [] : [`${whole}: the page has no such paragraph`];
}

function problemsOfPage(path: string, texts: ReadonlyMap<string, string>): string[] {
  const text = texts.get(path) ?? '';
  const slugs = headingSlugs(text);
  const index = texts.get(`${PAGES}/README.md`) ?? '';
  const name = basename(path);
  return [
    ...(name === 'README.md' || index.includes(`](${name})`) ? [] : [`${path}: the index does not name it`]),
    ...(text.trimEnd().split('\n').length > MAX_LINES ? [`${path}: more than ${MAX_LINES} lines`] : []),
    ...slugs.filter((slug, at) => slugs.indexOf(slug) !== at).map((slug) => `${path}: two paragraphs #${slug}`),
  ];
}

const headingsOf = (text: string): ReadonlySet<string> => new Set(headingSlugs(text));

/** As GitHub and editors make addresses of headings. */
const headingSlugs = (text: string): string[] =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
