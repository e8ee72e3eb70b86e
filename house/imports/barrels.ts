import { readModules } from './modules.ts';

/** Modules that only pass others on. They hide where a thing lives and load what nobody asked for. */
export function findBarrels(root: string): string[] {
  return readModules(root).flatMap((module) => {
    if (module.reexportsAll) return [`${module.path}: exports everything of another module`];
    if (module.reexports === 0) return [];
    if (/(^|\/)index\.tsx?$/.test(module.path)) return [`${module.path}: an index that re-exports`];
    return module.ownStatements === 0 ? [`${module.path}: nothing but re-exports`] : [];
  });
}
