import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const KNIP = join(import.meta.dirname, '../node_modules/knip/bin/knip.js');
/** The product without its tests: what it names there and nowhere uses serves tests alone. */
const PRODUCT = ['--production', '--config', 'knip.product.json', '--include', 'files,exports,types'];

interface KnipIssue {
  file: string;
  [kind: string]: unknown;
}

/**
 * Exports, files and dependencies that nobody uses, as knip sees them under the root's `knip.json`; and those exports and
 * files of the product that tests alone use, under `knip.product.json`.
 */
export function findDeadExports(root: string): string[] {
  const dead = askKnip(root);
  const ofTests = askKnip(root, PRODUCT).filter((found) => !dead.includes(found));
  return [...dead, ...ofTests.map((found) => `${found}: only tests use it`)];
}

function askKnip(root: string, options: readonly string[] = []): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [KNIP, '--reporter', 'json', '--no-progress', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout.trim().startsWith('{')) throw new Error(`knip did not run: ${stderr.trim() || stdout.trim()}`);
  return (JSON.parse(stdout) as { issues: KnipIssue[] }).issues.flatMap(readIssue);
}

function readIssue({ file, ...kinds }: KnipIssue): string[] {
  return Object.entries(kinds).flatMap(([kind, found]) =>
    Array.isArray(found) ? (found as { name: string }[]).map(({ name }) => `${file}: ${name} (${kind})`) : [],
  );
}
