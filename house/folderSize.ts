import { filesBelow } from './files.ts';

const MOST = 20;
const TEST = /\.(test|story)\.tsx?$/;

/** Folders with more than 20 modules directly in them, tests not counted: a reader finds nothing there by looking. */
export function findFullFolders(root: string): string[] {
  const files = filesBelow(root, ['packages', 'apps', 'e2e', 'bench', 'house', 'scripts'], /\.(tsx?|mjs)$/);
  if (files.length === 0) throw new Error(`No modules were read below ${root}.`);
  const modules = files.filter((path) => !TEST.test(path));
  const folders = Map.groupBy(modules, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...folders].flatMap(([folder, { length }]) =>
    length > MOST ? [`${folder}: ${length} modules; make rooms of what belongs together`] : [],
  );
}
