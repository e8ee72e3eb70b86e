import { describe, expect, test } from 'vitest';
import { findBrokenCitations } from './citations.ts';
import { tree } from '../tree.ts';

const CODE = 'apps/server/src/users/a.ts';

const small = (more: Readonly<Record<string, string>> = {}) =>
  tree({
    'docs/product/README.md': '# Index\n[stages](stages.md)',
    'docs/product/stages.md': '# Stages\n\n## Gates\n\n## Time limits, by stage\n\nSee [above](#gates).',
    [CODE]: '/** Refuses a move (product/stages.md#gates). */',
    ...more,
  });

describe('citations of the product', () => {
  test('lead to a paragraph, from code, tests, documents and migrations alike', () => {
    const cites = 'product/stages.md#time-limits-by-stage';
    expect(
      findBrokenCitations(
        small({ 'e2e/a.story.ts': cites, 'docs/rules.md': cites, 'apps/server/migrations/0001_a.sql': cites }),
      ),
    ).toEqual([]);
  });

  test.each([
    ['product/moves.md#gates', 'product/moves.md#gates: there is no such page'],
    ['product/stages.md#gate', 'product/stages.md#gate: the page has no such paragraph'],
    ['product/stages.md', 'product/stages.md names no paragraph'],
    ['spec §4', '"spec §4" cites by number: cite docs/product'],
    ['decisions.md §2', '"decisions.md §2" cites by number: cite docs/product'],
    ['and §12', '"§12" cites by number: cite docs/product'],
  ])('go red on %s', (cited, problem) => {
    expect(findBrokenCitations(small({ 'packages/domain/src/a.ts': `\n// ${cited}` }))).toEqual([
      `packages/domain/src/a.ts:2: ${problem}`,
    ]);
  });

  test('may name a whole page in a document, and stay by number in a released migration', () => {
    const more = { 'README.md': '[stages](docs/product/stages.md)', 'apps/server/migrations/0006_a.sql': '-- spec §3' };
    expect(findBrokenCitations(small(more))).toEqual([]);
  });

  test('go red where a page links to what is not there, is in no index, is too long, or says a heading twice', () => {
    const money = ['# Money', '## Fee', '[a](stages.md#fee) [b](#fees) [c](fee.md)', '## Fee'];
    expect(
      findBrokenCitations(small({ 'docs/product/money.md': [...money, ...Array(197).fill('.')].join('\n') })),
    ).toEqual([
      'docs/product/money.md:3: stages.md#fee: the page has no such paragraph',
      'docs/product/money.md:3: money.md#fees: the page has no such paragraph',
      'docs/product/money.md:3: fee.md: there is no such page',
      'docs/product/money.md: the index does not name it',
      'docs/product/money.md: more than 200 lines',
      'docs/product/money.md: two paragraphs #fee',
    ]);
  });

  test('fail when there is nothing to follow', () => {
    expect(() => findBrokenCitations(tree({ [CODE]: '' }))).toThrow('has no pages');
    expect(() => findBrokenCitations(small({ [CODE]: '' }))).toThrow('Nobody cites');
  });
});
