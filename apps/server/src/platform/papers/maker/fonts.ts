/** The typefaces of every script: which file has a character. Each is a slice of a family, so that only what is needed is read. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import arabic from '@fontsource/ibm-plex-sans-arabic/unicode.json' with { type: 'json' };
import devanagari from '@fontsource/noto-sans-devanagari/unicode.json' with { type: 'json' };
import hangul from '@fontsource/noto-sans-kr/unicode.json' with { type: 'json' };
import han from '@fontsource/noto-sans-sc/unicode.json' with { type: 'json' };
import latin from '@fontsource/noto-sans/unicode.json' with { type: 'json' };
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

export type Weight = 400 | 600;

/** The first that has a character shows it: Han before Hangul, whose family has but some of it. By slice, what is said to be in it. */
const FAMILIES = {
  'noto-sans': latin,
  'ibm-plex-sans-arabic': arabic,
  'noto-sans-devanagari': devanagari,
  'noto-sans-sc': han,
  'noto-sans-kr': hangul,
} satisfies Record<string, Readonly<Record<string, string>>>;

interface Slice {
  family: string;
  name: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

const slices: readonly Slice[] = Object.entries(FAMILIES).flatMap(([family, said]) =>
  Object.entries(said).map(([name, text]) => ({
    family,
    name: name.replaceAll(/[[\]]/g, ''),
    ranges: text.split(',').map(rangeOf),
  })),
);

/** `U+0600-06FF` or `U+2C`. */
function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().slice('U+'.length).split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}

const nameOf = ({ family, name }: Slice): string => `${family}-${name}`;
const opened = new Map<string, Slice & { characters: ReadonlySet<number> }>();

/** Whether it is said to have a character, and has: what is said of some is more than is in them. */
function has(slice: Slice, character: number): boolean {
  if (!slice.ranges.some(([from, to]) => character >= from && character <= to)) return false;
  const name = nameOf(slice);
  const found = opened.get(name) ?? {
    ...slice,
    characters: new Set((create(readFont(slice, 400)) as Font).characterSet),
  };
  opened.set(name, found);
  return found.characters.has(character);
}

const shownBy = new Map<number, string | undefined>();

function sliceOf(character: number): string | undefined {
  if (!shownBy.has(character)) {
    const found = slices.find((slice) => has(slice, character));
    shownBy.set(character, found && nameOf(found));
  }
  return shownBy.get(character);
}

/** The slice that shows a character, by name; the one before goes on where it can, so that words stay whole. */
export function fontOf(character: number, before: string | undefined): string {
  if (before !== undefined && opened.get(before)?.characters.has(character)) return before;
  // What no family has is a box.
  return sliceOf(character) ?? before ?? 'noto-sans-latin';
}

/** The bytes of a slice in a weight. */
export function readSlice(name: string, weight: Weight): Buffer {
  const slice = slices.find((each) => nameOf(each) === name);
  if (!slice) throw new Error(`There is no typeface ${name}.`);
  return readFont(slice, weight);
}

const readFont = (slice: Slice, weight: Weight): Buffer =>
  readFileSync(require.resolve(`@fontsource/${slice.family}/files/${nameOf(slice)}-${weight}-normal.woff`));
