import { describe, expect, test } from 'vitest';
import { findUntestedRules } from './rules.ts';
import { titlesIn } from './testTitles.ts';
import { tree } from '../tree.ts';

const TEST = 'packages/domain/src/fields/rules.test.ts';
const row = (cited: string, { code = '`GE001` `GE100`', noun = 'fields' } = {}) =>
  `| A name has at most 50 letters. | 50 / 51 | ${code} | ${noun} | ${cited} |`;

const project = (rows: readonly string[], others: Record<string, string> = {}) =>
  tree({
    'docs/rules.md': [
      '| Feature | Noun |',
      '|---|---|',
      '| tags | applications |',
      '',
      'Words between tables, with a | in them.',
      '',
      '| Rule | Boundary | Code | Noun | Test |',
      '|---|---|---|---|---|',
      ...rows,
      '| A tag is unique. | | | applications | not built: tags |',
    ].join('\n'),
    'packages/contract/src/errors.ts': `export const ERROR_STATUS = { GE001: 400 }; export type ClientCode = 'GE100';`,
    [TEST]: `
      describe('the length', () => {
        it.each([['51 letters', 'field.max']])('%s: %s', () => {});
      });
      test('is told with its \\'bound\\'', () => { say('not a title'); });`,
    'apps/server/src/applications/a.ts': '',
    ...others,
  });

describe('the rules of the specification', () => {
  test.each([`${TEST} › is told with`, `${TEST} › the length; ${TEST} › 51 letters`, `${TEST} › '%s: %s'`])(
    'are shown by %s',
    async (cited) => {
      expect(await findUntestedRules(project([row(cited)]))).toEqual([]);
    },
  );

  test.each([
    ['an empty cell', '', 'no test shows this rule'],
    ['a test that is owed', 'missing', 'no test shows this rule'],
    ['a file that is not there', 'e2e/a.story.ts › a', 'e2e/a.story.ts does not exist'],
    ['a title that is not there', `${TEST} › 52 letters`, `${TEST} has no test "52 letters"`],
    ['words that are no title', `${TEST} › not a title`, `${TEST} has no test "not a title"`],
    ['a file alone', TEST, `"${TEST}" names no test`],
    ['the second of two', `${TEST} › the length; e2e/b.story.ts › b`, 'e2e/b.story.ts does not exist'],
  ])('go red on %s', async (_what, cited, problem) => {
    expect(await findUntestedRules(project([row(cited)]))).toEqual([`docs/rules.md:9: ${problem}`]);
  });

  test('may wait for a noun until it is built', async () => {
    const waiting = row('not built', { noun: 'census' });
    expect(await findUntestedRules(project([waiting]))).toEqual([]);
    for (const built of ['apps/server/src/census/a.ts', 'apps/web/src/census/a.tsx']) {
      expect(await findUntestedRules(project([waiting], { [built]: '' }))).toEqual([
        'docs/rules.md:9: census is built: cite a test, or the feature that is still to come',
      ]);
    }
  });

  test('may wait for a feature of a noun that is built only while it is named as still to come', async () => {
    const waiting = (feature: string, noun: string) => project([row(`not built: ${feature}`, { noun })]);
    expect(await findUntestedRules(waiting('tags', 'applications'))).toEqual([]);
    expect(await findUntestedRules(waiting('notes', 'applications'))).toEqual([
      'docs/rules.md:9: "notes" of applications is no feature still to come',
    ]);
    expect(await findUntestedRules(waiting('tags', 'users'))).toEqual([
      'docs/rules.md:9: "tags" of users is no feature still to come',
    ]);
  });

  test('go red when no row waits for a feature, names a code, or has all its cells and a noun', async () => {
    const root = project([row(`${TEST} › the length`, { code: '`GE001x`', noun: 'wizards' }), '| A rule. | fields |']);
    const unused = '| Feature | Noun |\n|---|---|\n| undo | applications |';
    const { readFileSync, writeFileSync } = await import('node:fs');
    writeFileSync(`${root}/docs/rules.md`, `${readFileSync(`${root}/docs/rules.md`, 'utf8')}\n\n${unused}`);
    expect(await findUntestedRules(root)).toEqual([
      'docs/rules.md:9: "wizards" is no noun of house/nouns.ts',
      'docs/rules.md:10: a row has five cells',
      'docs/rules.md: no row waits for "undo"',
      'docs/rules.md: no row names GE001',
      'docs/rules.md: no row names GE100',
    ]);
  });

  test('fail when there is nothing to read', async () => {
    await expect(findUntestedRules(tree({ 'docs/rules.md': '# Rules' }))).rejects.toThrow('no rows were read');
    await expect(findUntestedRules(tree({ 'README.md': '' }))).rejects.toThrow('is missing');
    const codes = { 'packages/contract/src/errors.ts': 'export const ERROR_STATUS = { GE001: 400 };' };
    await expect(findUntestedRules(project([], codes))).rejects.toThrow('ClientCode names nothing');
  });
});

describe('the titles of tests', () => {
  test('are those of describe, it and test in all their forms, as written', () => {
    const source = `
      test.skip('a', () => {}); describe.each(rows)(\`b \${c}\`, () => {}); it('d', e); expect('f'); other.test('g');`;
    expect(titlesIn('a.test.ts', source).toSorted()).toEqual(["'a'", "'d'", '`b ${c}`', 'rows']);
  });
});
