import { describe, expect, test } from 'vitest';
import { findBarrels } from './barrels.ts';
import { findCircles } from './circles.ts';
import { findLongFiles } from './fileLength.ts';
import { findForbiddenFolders, findStrangeNouns } from './folders.ts';
import { tree } from './tree.ts';

describe('circles', () => {
  test('are found over three modules, types included', () => {
    const root = tree({
      'packages/domain/src/a.ts': `import { b } from './b.ts';`,
      'packages/domain/src/b.ts': `import type { C } from './deep/c.ts';`,
      'packages/domain/src/deep/c.ts': `export { a } from '@portal/domain/a.ts';`,
    });
    expect(findCircles(root)).toEqual([
      'packages/domain/src/a.ts → packages/domain/src/b.ts → packages/domain/src/deep/c.ts → packages/domain/src/a.ts',
    ]);
  });

  test('are not seen where two modules only share a third', () => {
    const root = tree({
      'packages/domain/src/a.ts': `import { c } from './c.ts'; import { b } from './b.ts';`,
      'packages/domain/src/b.ts': `import { c } from './c.ts';`,
      'packages/domain/src/c.ts': `export const c = 1;`,
    });
    expect(findCircles(root)).toEqual([]);
  });
});

describe('barrels', () => {
  test.each([
    ['an index that re-exports', 'index.ts', `export { a } from './a.ts'; export const b = 1;`],
    ['a module of re-exports only', 'all.ts', `export { a } from './a.ts'; export type { B } from './b.ts';`],
    ['everything of another module', 'more.ts', `export * from './a.ts'; export const b = 1;`],
  ])('are found: %s', (_what, file, source) => {
    expect(findBarrels(tree({ [`apps/web/src/users/${file}`]: source }))).toHaveLength(1);
  });

  test('are not modules with something of their own', () => {
    const source = `import { a } from './a.ts'; export type { A } from './a.ts'; export const b = a + 1;`;
    expect(findBarrels(tree({ 'apps/web/src/users/b.ts': source }))).toEqual([]);
  });
});

describe('folders', () => {
  test.each(['utils', 'helpers', 'lib', 'common', 'misc', 'hooks', 'services'])('called %s are refused', (name) => {
    expect(findForbiddenFolders(tree({ [`apps/web/src/users/${name}/a.ts`]: '' }))).toHaveLength(1);
  });

  test('carry the names of nouns in every tier', () => {
    const root = tree({
      'apps/server/src/wizards/a.ts': '',
      'apps/web/src/shell/a.tsx': '',
      'apps/web/src/applications/a.tsx': '',
      'packages/domain/src/magic/a.ts': '',
    });
    expect(findStrangeNouns(root)).toEqual([
      'packages/domain/src/magic: no noun of house/nouns.ts',
      'apps/server/src/wizards: no noun of house/nouns.ts',
    ]);
  });
});

describe('long files', () => {
  const long = 'export {};\n'.repeat(251);

  test('are refused from 251 lines on', () => {
    expect(findLongFiles(tree({ 'scripts/a.ts': long, 'scripts/b.ts': 'export {};\n'.repeat(250) }))).toEqual([
      'scripts/a.ts: 251 lines',
    ]);
  });

  test('pass when they begin with the reason', () => {
    expect(findLongFiles(tree({ 'scripts/a.ts': `// Over 250 lines: one table, read as a whole.\n${long}` }))).toEqual(
      [],
    );
  });
});

describe('a check that has nothing to look at', () => {
  test.each([findCircles, findBarrels, findForbiddenFolders, findStrangeNouns, findLongFiles])('fails: %o', (find) => {
    expect(() => find(tree({ 'README.md': 'empty' }))).toThrow('read below');
  });
});
