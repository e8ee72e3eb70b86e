import { describe, expect, test } from 'vitest';
import { allIsAsked } from '../apps/server/test/allIsAsked.ts';
import { command } from '../scripts/testing/command.ts';
import { LISTS } from './measure/listWork.ts';

/** What README.md compares with. */
const EARLIER = '9affc14';
/** Enough that every load has something to ask; how quick it is answered is nobody's business here. */
const FEW = ['--applications', '400', '--requests', '2'];
/** Packages of the earlier commit are installed, databases filled and migrated. */
const PATIENCE_MS = 600_000;

const READ = ['board, manager', 'board, Ephesian', 'board, analyst', 'load more', 'card'];
const MOVED = ['move', 'move, mailed'];

/** What the bench was asked, and the figures of each load. */
async function rowsOf(...options: string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { code, output } = await command('node', ['bench/bench.ts', ...options, ...FEW]);
  if (code !== 0) throw new Error(output.slice(-3_000));
  const table = output.split('\n').filter((line) => line.startsWith('| '));
  return new Map(
    table.slice(1).map((line) => {
      const [what = '', ...figures] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [`${what} over ${figures.shift()}`, figures];
    }),
  );
}

const overBoth = (loads: readonly string[]) => [1, 8].flatMap((n) => loads.map((what) => `${what} over ${n}`));

/** A download knows no earlier commit. */
const isKnown = (await command('git', ['cat-file', '-e', `${EARLIER}^{commit}`])).code === 0;
const COMPARED = allIsAsked() && isKnown ? [EARLIER] : [];

describe('the bench', () => {
  test('asks each of its loads, and none is without an answer', { timeout: PATIENCE_MS }, async () => {
    const rows = await rowsOf();
    const lists = LISTS.map(([what]) => `${what} over 1`);
    const daily = overBoth([
      ...READ,
      ...MOVED,
      'my interviews',
      '5,000 foreseen',
      'check-in',
      'board, manager, 20 moves/s',
    ]);
    expect([...rows.keys()].toSorted()).toEqual([...daily, ...lists].toSorted());
    const unasked = [...rows].filter(([, [requests]]) => requests === '0').map(([what]) => what);
    expect(unasked).toEqual([]);
  });

  test.for(COMPARED)(
    'asks %s, which has fewer loads, in turns with these sources',
    { timeout: PATIENCE_MS },
    async (commit) => {
      const rows = await rowsOf('--before', commit);
      expect([...rows.keys()]).toEqual(expect.arrayContaining(overBoth([...READ, ...MOVED])));
      expect([...rows.keys()]).not.toContain('check-in over 1');
      // Cards to move are soon used up in twenty turns.
      for (const what of overBoth(READ)) expect(rows.get(what)?.slice(0, 3)).not.toContain('NaN');
    },
  );
});
