import { readModules } from './modules.ts';

/** Circles of imports, types included: each as one line that names its modules in order. */
export function findCircles(root: string): string[] {
  const targets = new Map(
    readModules(root).map(({ path, imports }) => [path, imports.flatMap((imported) => imported.path ?? [])]),
  );
  const finished = new Set<string>();
  const circles: string[] = [];

  function visit(path: string, trail: readonly string[]): void {
    const start = trail.indexOf(path);
    if (start >= 0) {
      circles.push([...trail.slice(start), path].join(' → '));
      return;
    }
    if (finished.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    finished.add(path);
  }

  for (const path of targets.keys()) visit(path, []);
  return circles;
}
