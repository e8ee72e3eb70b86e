import { expect, test } from 'vitest';
import { findUnseenScreens } from './screensSeen.ts';
import { tree } from './tree.ts';

const PORTAL = {
  'apps/web/src/censusScreens.tsx': `export const CENSUS = [{ path: '/census' }];`,
  'apps/web/src/screens.tsx': `export const SCREENS = [{ path: '/users/list' }];`,
  'apps/web/src/sessions/publicPages.ts': `export const PAGES = [{ path: 'reset' }];`,
  'apps/web/src/users/UsersScreen.tsx': '',
  'apps/web/src/users/MergeDialog.tsx': '',
  'apps/web/src/users/form/RolesField.tsx': '',
};

test('a screen, a page beside the login and a dialog that no entry of the table shows are found', () => {
  const table = `export const TABLE = [{ name: 'users', shows: ['/users/list', 'UsersScreen'] }];`;
  expect(findUnseenScreens(tree({ ...PORTAL, 'e2e/screens/users.ts': table }))).toEqual([
    'apps/web/src/censusScreens.tsx: no entry of e2e/screens/ shows /census',
    'apps/web/src/sessions/publicPages.ts: no entry of e2e/screens/ shows /login/reset',
    'apps/web/src/users/MergeDialog.tsx: no entry of e2e/screens/ shows MergeDialog',
  ]);
});

test('nothing is found where each has its entry', () => {
  const table = `export const TABLE = [{ shows: ['/users/list', '/census', '/login/reset', 'UsersScreen', 'MergeDialog'] }];`;
  expect(findUnseenScreens(tree({ ...PORTAL, 'e2e/screens/users.ts': table }))).toEqual([]);
});

test('a table over nothing fails', () => {
  const empty = {
    'apps/web/src/screens.tsx': '',
    'apps/web/src/sessions/publicPages.ts': '',
  };
  expect(() => findUnseenScreens(tree(empty))).toThrow('read below');
});
