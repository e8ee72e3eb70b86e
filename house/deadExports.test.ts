import { describe, expect, test } from 'vitest';
import { findDeadExports } from './deadExports.ts';
import { tree } from './tree.ts';

const small = (more: Readonly<Record<string, string>>) =>
  tree({
    'package.json': JSON.stringify({ name: 'small', type: 'module', dependencies: { 'left-alone': '1.0.0' } }),
    'knip.json': JSON.stringify({ entry: ['main.ts', '*.test.ts'], project: ['*.ts'] }),
    'knip.product.json': JSON.stringify({ entry: ['main.ts!'], project: ['*.ts!', '!*.test.ts!'] }),
    'main.ts': `import { used } from './used.ts'; console.log(used);`,
    ...more,
  });

describe('dead exports', () => {
  test('are found with dead files and dependencies', () => {
    const root = small({
      'used.ts': `export const used = 1; export const unused = 2;`,
      'forgotten.ts': `export const nobody = 1;`,
    });
    expect(findDeadExports(root).sort()).toEqual([
      'forgotten.ts: forgotten.ts (files)',
      'package.json: left-alone (dependencies)',
      'used.ts: unused (exports)',
    ]);
  });

  test('are those too that tests alone use', () => {
    const root = small({
      'used.ts': `export const used = 1; export const tested = 2;`,
      'used.test.ts': `import { tested, used } from './used.ts'; import { helper } from './helper.ts'; console.log(tested, used, helper);`,
      'helper.ts': `export const helper = 3;`,
    });
    expect(findDeadExports(root).sort()).toEqual([
      'helper.ts: helper.ts (files): only tests use it',
      'package.json: left-alone (dependencies)',
      'used.ts: tested (exports): only tests use it',
    ]);
  });

  test('fail loudly when they cannot be looked for', () => {
    expect(() => findDeadExports(tree({ 'README.md': '' }))).toThrow('knip did not run');
  });
});
