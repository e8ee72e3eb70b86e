import { expect, test } from 'vitest';
import { tree } from '../tree.ts';
import { findUntoldCosts } from './growing.ts';

const TABLE = `# What one more costs

## A list

| File | What is said there |
|---|---|
| \`packages/contract/src/<noun>.ts\` or \`packages/contract/src/<noun>/<noun>.ts\` | what it is |
| \`packages/messages/src/{en,es}/<noun>.ts\` | its words |
| \`apps/web/src/<noun>/<Noun>Screen.tsx\` | how it is shown |

Checked: 4 files for \`<noun>\` = \`mails\`; all that name \`listMails\` are among them.
`;

const portal = (more: Readonly<Record<string, string>> = {}) => ({
  'docs/growing.md': TABLE,
  'packages/contract/src/mails/mails.ts': 'listMails: {}',
  'packages/messages/src/en/mails.ts': '',
  'packages/messages/src/es/mails.ts': '',
  'apps/web/src/mails/MailsScreen.tsx': `read('listMails')`,
  'apps/server/src/mails/mails.test.ts': 'listMails',
  'apps/web/src/mails/MailName.tsx': 'const listMailsOften = 1;',
  ...more,
});

test('nothing is found where the tree has what the page tells', () => {
  expect(findUntoldCosts(tree(portal()))).toEqual([]);
});

test('a file of a table that is not there is found', () => {
  const { 'packages/messages/src/es/mails.ts': _, ...rest } = portal();
  expect(findUntoldCosts(tree(rest))).toEqual([
    'docs/growing.md, A list: packages/messages/src/es/mails.ts is not there',
  ]);
});

test('a module that a table leaves out is found by what it names', () => {
  expect(findUntoldCosts(tree(portal({ 'apps/server/src/server.ts': `serve('listMails')` })))).toEqual([
    'docs/growing.md, A list: apps/server/src/server.ts names listMails and is in no row',
  ]);
});

test('another number of files than the page tells is found', () => {
  expect(findUntoldCosts(tree(portal({ 'docs/growing.md': TABLE.replace('4 files', '3 files') })))).toEqual([
    'docs/growing.md, A list: 3 files are told, 4 are there',
  ]);
});

test('a table that is checked with nothing is found', () => {
  expect(findUntoldCosts(tree(portal({ 'docs/growing.md': TABLE.replace('Checked', 'Once') })))).toEqual([
    'docs/growing.md, A list: no line "Checked: … files" says with what it is checked',
  ]);
});

test('a page without tables fails', () => {
  expect(() => findUntoldCosts(tree(portal({ 'docs/growing.md': '# What one more costs\n' })))).toThrow('no table');
});
