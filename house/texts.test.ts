import { describe, expect, test } from 'vitest';
import { findMissingTexts } from './texts.ts';
import { tree } from './tree.ts';

const COMPLETE = {
  'packages/contract/src/errors.ts': `export const ERROR_STATUS = { GE001: 400, 'move.stale': 409, 'role.hasUsers': 409 };`,
  'packages/domain/src/access/permissions.ts': `export const PERMISSIONS = ['business.analyst'];`,
  'packages/messages/src/en/errors.ts': `export const errors = { GE001: 'a', 'move.stale': 'b', role: { hasUsers_one: 'c', hasUsers_other: 'd' } };`,
  'packages/messages/src/es/errors.ts': `export const errors = { GE001: 'a', move: { stale: 'b' }, 'role.hasUsers': 'c' };`,
  'packages/messages/src/en/access/permissions.ts': `export const permissions = { 'business.analyst': 'a' };`,
  'packages/messages/src/es/access/permissions.ts': `export const permissions = { 'business.analyst': 'a' };`,
};

describe('texts of codes and permissions', () => {
  test('are complete when every key has one in both languages', async () => {
    expect(await findMissingTexts(tree(COMPLETE))).toEqual([]);
  });

  test('go red when a code has none in Spanish', async () => {
    const root = tree({
      ...COMPLETE,
      'packages/messages/src/es/errors.ts': `export const errors = { GE001: 'a', 'move.stale': '' };`,
    });
    expect(await findMissingTexts(root)).toEqual([
      'packages/messages/src/es/errors.ts: no text for move.stale',
      'packages/messages/src/es/errors.ts: no text for role.hasUsers',
    ]);
  });

  test('go red when a permission has none', async () => {
    const root = tree({
      ...COMPLETE,
      'packages/messages/src/en/access/permissions.ts': 'export const permissions = {};',
    });
    expect(await findMissingTexts(root)).toEqual([
      'packages/messages/src/en/access/permissions.ts: no text for business.analyst',
    ]);
  });

  test('fail when a table is empty or missing', async () => {
    const empty = tree({ ...COMPLETE, 'packages/domain/src/access/permissions.ts': 'export const PERMISSIONS = [];' });
    await expect(findMissingTexts(empty)).rejects.toThrow('names nothing');
    await expect(findMissingTexts(tree({}))).rejects.toThrow('is missing');
  });
});
