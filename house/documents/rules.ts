/** docs/rules.md: every rule, refusal and message of the specification, each with the test that shows it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FOLDERS_BESIDE_NOUNS, NOUNS } from '../nouns.ts';
import { titlesIn } from './testTitles.ts';

const RULES = 'docs/rules.md';
const CODES = 'packages/contract/src/errors.ts';
const TIERS = ['apps/server/src', 'apps/web/src'];

const OWNERS: ReadonlySet<string> = new Set([
  ...NOUNS,
  ...Object.values(FOLDERS_BESIDE_NOUNS).flatMap((folders) => Object.keys(folders)),
]);

interface Row {
  line: number;
  cells: readonly string[];
}

/**
 * Rows whose test is not there or was never written, rows that wait for what is built by now, and codes that no row
 * names. Throws when it reads no rows.
 */
export async function findUntestedRules(root: string): Promise<string[]> {
  const tables = readTables(root);
  const rules = tables.get('Rule | Boundary | Code | Noun | Test') ?? [];
  if (rules.length === 0) throw new Error(`${RULES}: no rows were read.`);
  const toCome = tables.get('Feature | Noun') ?? [];
  const features = new Map(toCome.map(({ cells: [feature = '', noun = ''] }) => [feature, noun]));
  const waiting = new Set(rules.map(({ cells }) => featureOf(cells[4] ?? '')));
  return [
    ...rules.flatMap((row) => problemsOf(root, row, features).map((problem) => `${RULES}:${row.line}: ${problem}`)),
    ...[...features.keys()].filter((name) => !waiting.has(name)).map((name) => `${RULES}: no row waits for "${name}"`),
    ...(await codesWithoutRow(root, rules)),
  ];
}

/** The rows of all tables, by the heads of their columns. */
function readTables(root: string): Map<string, Row[]> {
  const tables = new Map<string, Row[]>();
  let rows: Row[] | undefined;
  const lines = readIfThere(join(root, RULES)).split('\n');
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('|')) rows = undefined;
    else if (rows === undefined) {
      const head = cellsOf(line).join(' | ');
      rows = tables.get(head) ?? [];
      tables.set(head, rows);
    } else if (!/^[|\-: ]+$/.test(line)) rows.push({ line: index + 1, cells: cellsOf(line) });
  }
  return tables;
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const NOT_BUILT = /^not built(?:: (.+))?$/;
const featureOf = (test: string): string | undefined => NOT_BUILT.exec(test)?.[1];

function problemsOf(root: string, { cells }: Row, features: ReadonlyMap<string, string>): string[] {
  const [, , , noun = '', test = ''] = cells;
  if (cells.length !== 5) return ['a row has five cells'];
  if (!OWNERS.has(noun)) return [`"${noun}" is no noun of house/nouns.ts`];
  if (test === '' || test === 'missing') return ['no test shows this rule'];
  if (!NOT_BUILT.test(test)) return test.split(';').flatMap((citation) => whyNotCited(root, citation.trim()) ?? []);

  const feature = featureOf(test);
  if (feature === undefined) {
    return isBuilt(root, noun) ? [`${noun} is built: cite a test, or the feature that is still to come`] : [];
  }
  return features.get(feature) === noun ? [] : [`"${feature}" of ${noun} is no feature still to come`];
}

const isBuilt = (root: string, noun: string): boolean => TIERS.some((tier) => existsSync(join(root, tier, noun)));

/** A citation is `path › part of a title`, as the title stands in the source; a row of its table counts as well. */
function whyNotCited(root: string, citation: string): string | undefined {
  const [path = '', ...rest] = citation.split(' › ');
  const title = rest.join(' › ');
  if (title === '') return `"${citation}" names no test`;
  const file = join(root, path);
  if (!existsSync(file)) return `${path} does not exist`;
  const titles = titlesIn(path, readFileSync(file, 'utf8'));
  return titles.some((one) => one.includes(title)) ? undefined : `${path} has no test "${title}"`;
}

async function codesWithoutRow(root: string, rules: readonly Row[]): Promise<string[]> {
  const told = rules.map(({ cells }) => cells[2]).join(' ');
  return (await codesOf(root))
    .filter((code) => !told.includes(`\`${code}\``))
    .map((code) => `${RULES}: no row names ${code}`);
}

/** The server's codes are a table, the browser's own a type. */
async function codesOf(root: string): Promise<string[]> {
  const file = join(root, CODES);
  const source = readIfThere(file);
  const { ERROR_STATUS } = (await import(pathToFileURL(file).href)) as { ERROR_STATUS: Record<string, number> };
  const union = /type ClientCode =([^;]+);/.exec(source)?.[1] ?? '';
  const ofBrowser = [...union.matchAll(/'([^']+)'/g)].map(([, code = '']) => code);
  if (ofBrowser.length === 0) throw new Error(`${CODES}: ClientCode names nothing.`);
  return [...Object.keys(ERROR_STATUS), ...ofBrowser];
}

function readIfThere(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing.`);
  return readFileSync(file, 'utf8');
}
