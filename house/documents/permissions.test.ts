import { expect, test } from 'vitest';
import { tree } from '../tree.ts';
import { findStalePermissions, permissionsDocument } from './permissions.ts';

const lineOf = (start: string): string[] =>
  (
    permissionsDocument()
      .split('\n')
      .find((line) => line.startsWith(`| \`${start}\``)) ?? ''
  )
    .split('|')
    .map((cell) => cell.trim())
    .slice(2, -1);

test('a document that is another, or none, is told', () => {
  expect(findStalePermissions(tree({ 'docs/permissions.md': permissionsDocument() }))).toEqual([]);
  expect(findStalePermissions(tree({ 'docs/permissions.md': 'Everybody may all.\n' }))).toHaveLength(1);
  expect(findStalePermissions(tree({}))).toHaveLength(1);
});

// The words of the product’s table of shipped roles (product/access.md#shipped-roles), in the order administrator, manager, supervisor, analyst, ephesian.
test('says what the product says of the shipped roles', () => {
  expect(lineOf('eraseApplication')).toEqual(['`business.request.erase`', 'yes', '', '', '', '']);
  expect(lineOf('createUser')).toEqual(['`business.user.manage`', 'yes', '', '', '', '']);
  expect(lineOf('listUsers').slice(1)).toEqual(['yes', 'yes', '', '', '']);
  expect(lineOf('move').slice(3)).toEqual([
    'paid; own: analysis, complete.analysis',
    'own: interview, interview.success',
  ]);
  expect(lineOf('move').slice(0, 2)).toEqual(['yes', 'yes']);
  expect(lineOf('erNote')).toEqual(['yes', 'yes', 'yes', '', 'yes']);
  expect(lineOf('assign')).toEqual(['yes', 'yes', 'yes', '', '']);
});
