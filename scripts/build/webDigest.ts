import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Everything that a build of the portal is made of: folders are read whole, files by themselves. */
const SOURCES = [
  'apps/web',
  'packages/domain/src',
  'packages/contract/src',
  'packages/messages/src',
  'package-lock.json',
  'tsconfig.base.json',
];
const NOT_A_SOURCE = /(^|\/)(dist|node_modules|test-results)(\/|$)|\.test\.tsx?$/;

/** A short digest of the portal's sources under `root`: the same sources give the same build id on every machine. */
export function webDigest(root: string): string {
  const digest = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesOf(root, source))) {
    digest
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return digest.digest('hex').slice(0, 16);
}

function filesOf(root: string, source: string): string[] {
  if (/\.[a-z]+$/.test(source)) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !NOT_A_SOURCE.test(path))
    .sort();
}
