import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeBundle, readBundle } from './bundleBudget.ts';
import { tree } from './tree.ts';

const chunks = {
  'index.html': { file: 'index.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js', imports: ['index.html'] },
  'src/sessions/LoginScreen.tsx': { file: 'login.js', imports: ['_react.js'] },
  'src/applications/BoardScreen.tsx': { file: 'board.js', imports: ['_drag.js'] },
  '_drag.js': { file: 'drag.js' },
};
const sizes = new Map([
  ['index.js', 10_000],
  ['react.js', 60_000],
  ['login.js', 5_000],
  ['board.js', 30_000],
  ['drag.js', 20_000],
]);

describe('the budget of a page', () => {
  test('counts the entry, the screen and all they import, each once', () => {
    const budgets = [
      { page: 'login', limit: 165, loads: [/LoginScreen/] },
      { page: 'board', limit: 260, loads: [/BoardScreen/] },
    ];
    const [login, board] = judgeBundle({ chunks, sizes }, budgets);
    expect(login).toEqual({ ok: true, sentence: 'login: 75.0 kB of JavaScript gzipped, at most 165' });
    expect(board).toEqual({ ok: true, sentence: 'board: 120.0 kB of JavaScript gzipped, at most 260' });
  });

  test('goes red above its limit and where a screen is not found', () => {
    const budgets = [
      { page: 'login', limit: 74, loads: [/LoginScreen/] },
      { page: 'map', limit: 74, loads: [/MapScreen/] },
    ];
    expect(judgeBundle({ chunks, sizes }, budgets).map(({ ok }) => ok)).toEqual([false, false]);
  });

  test('weighs the files of a build as they are sent, compressed', async () => {
    const root = tree({
      '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'index.js' }, 'a.svg': { file: 'a.svg' } }),
      'index.js': 'x'.repeat(100_000),
      'noise.js': randomBytes(1000).toString('hex'),
    });
    const { sizes: read } = await readBundle(root);
    expect([...read.keys()]).toEqual(['index.js']);
    expect(read.get('index.js')).toBeLessThan(1000);
    await expect(readBundle(join(root, 'nowhere'))).rejects.toThrow('was the portal built');
  });
});
