/** Lists in the documents that tell of what lies in folders: the README's nouns, the decisions by their numbers. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn } from '../files.ts';
import { NOUNS } from '../nouns.ts';

const TIERS = ['apps/server/src', 'apps/web/src'];
const DECISIONS = 'docs/decisions';

/** Nouns that are built and not named, or named and not built; decisions and numbers that the list of them leaves out. */
export const findUnlisted = (root: string): string[] => [...nounsUnlisted(root), ...decisionsUnlisted(root)];

function nounsUnlisted(root: string): string[] {
  const [, list] = /^Nouns: (.+)\.$/m.exec(read(root, 'README.md')) ?? [];
  if (list === undefined) throw new Error('README.md: no list of nouns was read.');
  const named = list.split(', ');
  const built = new Set(TIERS.flatMap((tier) => foldersIn(root, tier)));
  return NOUNS.filter((noun) => built.has(noun) !== named.includes(noun)).map((noun) =>
    built.has(noun) ? `README.md: the noun ${noun} is not listed` : `README.md: the noun ${noun} is not built`,
  );
}

/** A number is given once: also one that was never taken up is listed, so that none is missing without a word. */
function decisionsUnlisted(root: string): string[] {
  const index = read(root, `${DECISIONS}/README.md`);
  const files = readdirSync(join(root, DECISIONS)).filter((name) => /^\d{4}-.+\.md$/.test(name));
  const last = Math.max(0, ...files.map((name) => Number(name.slice(0, 4))));
  const numbers = Array.from({ length: last }, (_, place) => String(place + 1).padStart(4, '0'));
  return [
    ...numbers.filter((number) => !new RegExp(`^\\| \\[?${number}\\b.* \\| \\S`, 'm').test(index)),
    ...files.filter((name) => !index.includes(`](${name})`)),
    ...[...index.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name = '']) => name).filter((name) => !files.includes(name)),
  ].map(
    (what) =>
      `${DECISIONS}/README.md: ${what} is ${what.endsWith('.md') && !files.includes(what) ? 'not there' : 'not listed'}`,
  );
}

function read(root: string, path: string): string {
  if (!existsSync(join(root, path))) throw new Error(`${path} is missing.`);
  return readFileSync(join(root, path), 'utf8');
}
