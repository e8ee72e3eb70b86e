import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist', 'data', 'test-results', '.git']);

/** Files below some folders whose name fits, from the root of the project, with forward slashes, sorted. */
export function filesBelow(root: string, folders: readonly string[], name: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => walk(join(root, folder)))
    .filter((path) => name.test(path))
    .map((path) => relative(root, path).split(sep).join('/'))
    .sort();
}

/** Names of the folders directly in a folder. */
export function foldersIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_OURS.has(entry.name))
    .map(({ name }) => name);
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}
