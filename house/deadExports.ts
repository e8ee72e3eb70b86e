import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const KNIP = join(import.meta.dirname, '../node_modules/knip/bin/knip.js');

interface KnipIssue {
  file: string;
  [kind: string]: unknown;
}

/** Exports, files and dependencies that nobody uses, as knip sees them under the root's `knip.json`. */
export function findDeadExports(root: string): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [KNIP, '--reporter', 'json', '--no-progress'], {
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
