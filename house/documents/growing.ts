/** docs/growing.md: the files that one more of anything costs, as the tree has them for what is there already. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files.ts';

const PAGE = 'docs/growing.md';
const FOLDERS = ['apps', 'packages', 'e2e', 'bench', 'scripts'];
const MODULES = /\.tsx?$/;
/** They try many things of the portal; what one more costs of them is a row of its own. */
const TRIES = /\.(test|story)\.tsx?$/;

/** Below a table: how many files it names for something that is there, and words that stand in none but these. */
const CHECKED = /^Checked: (\d+) files(?: for (.+?))?(?:; all that name (.+) are among them)?\.$/m;

interface Part {
  title: string;
  /** The first cells of its table. */
  rows: readonly string[];
  checked: RegExpExecArray | null;
}

/**
 * Files of the page's tables that are not there, tables whose number of files is another, and modules that name what a
 * table is about without being in it. Throws when it reads no tables.
 */
export function findUntoldCosts(root: string): string[] {
  if (!existsSync(join(root, PAGE))) throw new Error(`${PAGE} is missing.`);
  const parts = partsOf(readFileSync(join(root, PAGE), 'utf8'));
  if (parts.length === 0) throw new Error(`${PAGE}: no table of files was read.`);
  const modules = filesBelow(root, FOLDERS, MODULES).filter((path) => !TRIES.test(path));
  const texts = new Map(modules.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  return parts.flatMap((part) => problemsOf(root, part, texts).map((found) => `${PAGE}, ${part.title}: ${found}`));
}

/** The paragraphs that have a table of files. */
function partsOf(page: string): Part[] {
  return page.split(/^## /m).flatMap((text) => {
    const [, table = ''] = /^\| File \|.*\n\|[-| ]+\|\n((?:\|.*\n)*)/m.exec(text) ?? [];
    const rows = table.split('\n').flatMap((line) => line.split('|')[1]?.trim() ?? []);
    return rows.length === 0 ? [] : [{ title: text.split('\n')[0] ?? '', rows, checked: CHECKED.exec(text) }];
  });
}

function problemsOf(root: string, { rows, checked }: Part, texts: ReadonlyMap<string, string>): string[] {
  if (!checked) return ['no line "Checked: … files" says with what it is checked'];
  const [, count, example = '', words = ''] = checked;
  const named = new Map(
    [...example.matchAll(/`<(\w+)>` = `([^`]+)`/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const found = rows.map((row) => filesOf(root, filled(row, named)));
  const files = new Set(found.flatMap((row) => row.files));
  const strangers = codeIn(words).flatMap((word) =>
    [...texts]
      .filter(([path, text]) => !files.has(path) && wordPattern(word).test(text))
      .map(([path]) => `${path} names ${word} and is in no row`),
  );
  const missing = found.flatMap((row) => row.missing);
  const miscounted = missing.length === 0 && files.size !== Number(count);
  return [...missing, ...strangers, ...(miscounted ? [`${count} files are told, ${files.size} are there`] : [])];
}

/** A name of the row filled in, where it is written large with a large first letter. */
const filled = (row: string, named: ReadonlyMap<string, string>): string =>
  row.replaceAll(/<(\w+)>/g, (whole, name: string) => {
    const value = named.get(name) ?? named.get(name.charAt(0).toLowerCase() + name.slice(1));
    if (value === undefined) return whole;
    return named.has(name) ? value : value.charAt(0).toUpperCase() + value.slice(1);
  });

/** The files of a row: all of those before or behind `or`. */
function filesOf(root: string, row: string): { files: string[]; missing: string[] } {
  const ways = row.split(/\bor\b/).map((way) => codeIn(way).flatMap(eachOf));
  const there = ways.find((way) => way.every((path) => existsSync(join(root, path))));
  if (there) return { files: there, missing: [] };
  const missing = ways.flat().filter((path) => !existsSync(join(root, path)));
  return { files: [], missing: [`${missing.join(' or ')} is not there`] };
}

const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** `{en,es}` means both. */
function eachOf(pattern: string): string[] {
  const [whole = '', inside = ''] = /\{([^}]+)\}/.exec(pattern) ?? [];
  return whole === '' ? [pattern] : inside.split(',').flatMap((one) => eachOf(pattern.replace(whole, one)));
}

const wordPattern = (word: string): RegExp => new RegExp(`(?<![\\w.])${word.replaceAll('.', '\\.')}(?![\\w])`);
