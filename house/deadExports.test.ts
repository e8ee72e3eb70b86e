import { describe, expect, test } from 'vitest';
import { findDeadExports } from './deadExports.ts';
import { tree } from './tree.ts';

describe('dead exports', () => {
  test('are found with dead files and dependencies', () => {
    const root = tree({
      'package.json': JSON.stringify({ name: 'small', type: 'module', dependencies: { 'left-alone': '1.0.0' } }),
      'knip.json': JSON.stringify({ entry: ['main.ts'], project: ['*.ts'] }),
      'main.ts': `import { used } from './used.ts'; console.log(used);`,
      'used.ts': `export const used = 1; export const unused = 2;`,
      'forgotten.ts': `export const nobody = 1;`,
    });
    expect(findDeadExports(root).sort()).toEqual([
      'forgotten.ts: forgotten.ts (files)',
      'package.json: left-alone (dependencies)',
      'used.ts: unused (exports)',
    ]);
  });

  test('fail loudly when they cannot be looked for', () => {
    expect(() => findDeadExports(tree({ 'README.md': '' }))).toThrow('knip did not run');
  });
});
