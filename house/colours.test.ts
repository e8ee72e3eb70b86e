import { describe, expect, test } from 'vitest';
import { findRawColours } from './colours.ts';
import { tree } from './tree.ts';

describe('raw colours', () => {
  test.each([
    ['a hex value in code', 'users/a.tsx', `const ink = '#1a2b3c';`],
    ['a short hex value in code', 'users/a.tsx', `<Box style={{ color: "#fff" }} />`],
    ['a colour function', 'users/a.tsx', 'const ink = `rgba(0, 0, 0, 0.5)`;'],
    ['a hex value in styles', 'users/a.module.css', '.card { border: 1px solid #eee; }'],
    ['a named colour in styles', 'users/a.module.css', '.card { background: white; }'],
    ['oklch in styles', 'ui/card.module.css', '.card { color: oklch(0.7 0.1 200); }'],
  ])('are found: %s', (_what, file, source) => {
    expect(findRawColours(tree({ [`apps/web/src/${file}`]: source }))).toEqual([`apps/web/src/${file}:1: ${source}`]);
  });

  test.each([
    ['the theme itself', 'ui/theme.ts', `const gold = '#c9a227';`],
    ['a variable of the theme', 'users/a.module.css', '.card { color: var(--mantine-color-red-6); }'],
    ['an anchor', 'users/a.tsx', `document.querySelector('#root')`],
    ['a selector by id', 'users/a.module.css', '#face .red { margin: 0; }'],
  ])('are not: %s', (_what, file, source) => {
    expect(findRawColours(tree({ [`apps/web/src/${file}`]: source }))).toEqual([]);
  });

  test('are not declared absent when nothing was read', () => {
    expect(() => findRawColours(tree({ 'README.md': '' }))).toThrow('No files');
  });
});
