import { expect, test } from 'vitest';
import { findUnlisted } from './documents.ts';
import { tree } from '../tree.ts';

const small = (more: Readonly<Record<string, string>> = {}) =>
  tree({
    'README.md': 'Nouns: users, content.\n',
    'apps/server/src/users/a.ts': '',
    'apps/web/src/content/b.tsx': '',
    'docs/decisions/0001-one.md': '',
    'docs/decisions/0003-three.md': '',
    'docs/decisions/README.md':
      '| [0001](0001-one.md) | One |\n| 0002 | Never taken up |\n| [0003](0003-three.md) | Three |\n',
    ...more,
  });

test('what lies there and what is listed are the same', () => {
  expect(findUnlisted(small())).toEqual([]);
});

test('a noun that is built and not listed is told, and one that is listed and not built', () => {
  expect(
    findUnlisted(small({ 'apps/server/src/outbox/c.ts': '', 'README.md': 'Nouns: users, content, census.\n' })),
  ).toEqual(['README.md: the noun outbox is not listed', 'README.md: the noun census is not built']);
});

test('a number without a word is told, a decision that is not listed, and one that is not there', () => {
  const index = '| [0001](0001-one.md) | One |\n| [0003](0003-other.md) | Three |\n';
  expect(findUnlisted(small({ 'docs/decisions/README.md': index }))).toEqual([
    'docs/decisions/README.md: 0002 is not listed',
    'docs/decisions/README.md: 0003-three.md is not listed',
    'docs/decisions/README.md: 0003-other.md is not there',
  ]);
});

test('fails loudly where there is nothing to look at', () => {
  expect(() => findUnlisted(small({ 'README.md': '' }))).toThrow('no list of nouns was read');
});
