import { describe, expect, test } from 'vitest';
import { findBarrels } from './imports/barrels.ts';
import { findCircles } from './imports/circles.ts';
import { findLongFiles } from './fileLength.ts';
import { findFullFolders } from './folderSize.ts';
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

  test('and files of the contract and the texts are nouns, or of all nouns', () => {
    const root = tree({
      'packages/contract/src/customers.ts': '',
      'packages/contract/src/clients/anything.ts': '',
      'packages/contract/src/envelope.ts': '',
      'packages/contract/src/bounds.test.ts': '',
      'packages/messages/src/es/errors.ts': '',
      'packages/messages/src/es/mails.ts': '',
    });
    expect(findStrangeNouns(root)).toEqual([
      'packages/contract/src/customers.ts: no noun of house/nouns.ts',
      'packages/messages/src/es/mails.ts: no noun of house/nouns.ts',
    ]);
  });

  test('hold 20 modules at most, tests and styles not counted', () => {
    const files = (count: number, name: (place: number) => string) =>
      Object.fromEntries(Array.from({ length: count }, (_, place) => [name(place), '']));
    const full = files(20, (place) => `apps/server/src/users/${place}.ts`);
    const beside = {
      ...files(3, (place) => `apps/server/src/users/${place}.test.ts`),
      'apps/server/src/users/a.css': '',
      'apps/server/src/users/sessions/a.ts': '',
      'e2e/one.story.ts': '',
    };
    expect(findFullFolders(tree({ ...full, ...beside }))).toEqual([]);
    expect(findFullFolders(tree({ ...full, ...beside, 'apps/server/src/users/one.tsx': '' }))).toEqual([
      'apps/server/src/users: 21 modules; make rooms of what belongs together',
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
  test.each([findCircles, findBarrels, findForbiddenFolders, findFullFolders, findStrangeNouns, findLongFiles])(
    'fails: %o',
    (find) => {
      expect(() => find(tree({ 'README.md': 'empty' }))).toThrow('read below');
    },
  );
});
