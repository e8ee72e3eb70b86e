import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';

const LONGEST = 250;

/** Files of more than 250 lines, unless they begin with a comment that says why ("// Over 250 lines: …"). */
export function findLongFiles(root: string): string[] {
  const files = filesBelow(root, ['packages', 'apps', 'e2e', 'bench', 'house', 'scripts'], /\.(tsx?|mjs|css)$/);
  if (files.length === 0) throw new Error(`No files were read below ${root}.`);
  return files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const lines = text.trimEnd().split('\n').length;
    const isExplained = /^\/[/*]+\s*Over 250 lines: \S/.test(text);
    return lines > LONGEST && !isExplained ? [`${path}: ${lines} lines`] : [];
  });
}
