import { expect, test } from 'vitest';
import { tree } from '../tree.ts';
import { findLostSteps } from './oneMove.ts';

const A = 'apps/server/src/a.ts';
const B = 'apps/server/src/b.ts';
const ALONE = 'apps/server/src/alone.ts';
const CODE = { [A]: `import { b } from './b.ts';`, [B]: 'export const b = 1;', [ALONE]: 'export const c = 1;' };
const walk = (...paths: string[]): string =>
  tree({ ...CODE, 'docs/one-move.md': paths.map((path, index) => `${index + 1}. \`${path}\` – a step.`).join('\n') });

test('a walk through files that are there and know each other is kept', () => {
  expect(findLostSteps(walk(A, B))).toEqual([]);
});

test.each([
  ['that is not there', [A, B, 'apps/server/src/gone.ts'], 'apps/server/src/gone.ts does not exist'],
  ['that has no part in it', [A, B, ALONE], `${ALONE} has nothing to do with the other files`],
  ['that is visited twice', [A, B, A], `${A} is visited twice`],
])('goes red for a file %s', (_why, paths, problem) => {
  expect(findLostSteps(walk(...paths))).toEqual([`docs/one-move.md: ${problem}`]);
});

test('goes red for more than 25 files, for a gap in the numbers, and for a page without steps', () => {
  const many = Array.from({ length: 26 }, (_, index) => `apps/server/src/many${index}.ts`);
  const chain = Object.fromEntries(many.map((path, index) => [path, `import './many${(index + 1) % 26}.ts';`]));
  const steps = many.map((path, index) => `${index + 1}. \`${path}\``).join('\n');
  expect(findLostSteps(tree({ ...chain, 'docs/one-move.md': steps }))).toEqual([
    `docs/one-move.md: ${many[25]} is one file more than 25`,
  ]);
  const gap = tree({ ...CODE, 'docs/one-move.md': `1. \`${A}\`\n3. \`${B}\`` });
  expect(findLostSteps(gap)).toEqual(['docs/one-move.md: step 3 should be step 2']);
  expect(() => findLostSteps(tree({ ...CODE, 'docs/one-move.md': 'Nothing.' }))).toThrow('no steps');
});
