import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { filesBelow } from '../files.ts';

export interface Import {
  /** As written. */
  specifier: string;
  /** The path in the project that it means; undefined for a library and for Node's own modules. */
  path: string | undefined;
  typeOnly: boolean;
}

export interface Module {
  /** From the root of the project, with forward slashes. */
  path: string;
  imports: Import[];
  reexports: number;
  reexportsAll: boolean;
  /** Statements that are neither imports nor re-exports. */
  ownStatements: number;
}

const MODULE_FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'house', 'scripts'];

/** Reads every TypeScript module of the project. Throws when it finds none: a check over nothing proves nothing. */
export function readModules(root: string): Module[] {
  const modules = filesBelow(root, MODULE_FOLDERS, /\.tsx?$/).map((path) => readModule(root, path));
  if (modules.length === 0) throw new Error(`No modules were read below ${root}.`);
  return modules;
}

function readModule(root: string, path: string): Module {
  const source = readFileSync(join(root, path), 'utf8');
  const { module, program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);

  const exportEntries = module.staticExports.flatMap(({ entries }) => entries);
  const reexported = exportEntries.flatMap(({ moduleRequest, isType }) =>
    moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
  );
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const passing = ['ImportDeclaration', 'ExportAllDeclaration'];
  return {
    path,
    imports: [...imported, ...reexported, ...dynamicImports(source)].map((found) => ({
      ...found,
      path: resolve(path, found.specifier),
    })),
    reexports: reexported.length,
    reexportsAll: program.body.some(({ type }) => type === 'ExportAllDeclaration'),
    ownStatements: program.body.filter(
      (statement) => !passing.includes(statement.type) && !('source' in statement && statement.source),
    ).length,
  };
}

/** `import('…')`, as a value or as a type, and `declare module '…'`: the parser lists only the first. */
function dynamicImports(source: string): { specifier: string; typeOnly: boolean }[] {
  return [...source.matchAll(/(?:\bimport\(|\bdeclare module )\s*(['"`])([^'"`$]+)\1/g)].map(
    ([text, , specifier = '']) => ({
      specifier,
      typeOnly: text.startsWith('declare'),
    }),
  );
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier.replace(/\?.*$/, ''));
  const own = /^@portal\/(domain|contract|messages)\/(.+)$/.exec(specifier);
  return own ? `packages/${own[1]}/src/${own[2]}` : undefined;
}
